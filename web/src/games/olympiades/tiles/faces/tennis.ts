import type { Face } from "../face"

export default {
  sign: '<ellipse cx="-2.5" cy="-3" rx="6.5" ry="8" S="2.2" transform="rotate(35 -2.5 -3)"/><path d="M-7 3L-12 11" S="3"/><circle cx="9" cy="7" r="3.2"/>',
  rules: [13, 1, 3, 4, 5],
} satisfies Face
