import type { Face } from "../face"

export default {
  sign: '<circle cx="-7" cy="6" r="5.4" S="2"/><circle cx="7.5" cy="6" r="5.4" S="2"/><circle cx="5.5" cy="-9.5" r="3"/><path d="M-4 -3.5L3 -6L6 -.5L9.5 -1.5M-4 -3.5L1 2L-1.5 7.5" S="3"/>',
  rules: [10, 2, 3, 6, 7],
} satisfies Face
