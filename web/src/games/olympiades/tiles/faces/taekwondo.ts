import type { Face } from "../face"

export default {
  sign: '<circle cx="-6" cy="-10" r="3.2"/><path d="M-6 -5L-4 3L-6 12.5M-4 3L4 0L12 -5M-6 -4L0 -2L3 -7" S="3"/>',
  rules: [33, 1, 3, 4, 8],
  buttons: ({ round }) => (round > 0 ? ["attack", "guard", "wait"] : []),
} satisfies Face
