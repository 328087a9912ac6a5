import type { Face } from "../face"

export default {
  sign: '<path d="M1 -12.5Q13 0 1 12.5" S="2.6"/><path d="M1 -12.5L-5 0L1 12.5" S="1.3"/><path d="M-11 0H11M7.5 -3.5L11.5 0L7.5 3.5" S="2"/>',
  rules: [18, 1, 3, 4, 6],
} satisfies Face
