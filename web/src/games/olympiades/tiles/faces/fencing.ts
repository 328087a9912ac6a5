import type { Face } from "../face"

export default {
  sign: '<path d="M-10 11L9 -11M10 11L-9 -11" S="2"/><path d="M-11.5 5Q-4 5 -4.5 12.5M11.5 5Q4 5 4.5 12.5" S="2.8"/>',
  rules: [31, 3, 4, 6, 9],
} satisfies Face
