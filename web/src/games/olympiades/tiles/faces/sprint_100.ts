import type { Face } from "../face"

export default {
  sign: '<circle cx="4" cy="-10" r="3.2"/><path d="M2 -5L-1 2L5 5.5L4 12M-1 2L-5 7L-11 6.5M1.5 -4.5L-5 -4L-8 0M1.5 -4.5L6 0L10.5 -1.5" S="3"/>',
  rules: [20, 1, 2, 3, 4],
  buttons: () => ["enter", "rest"],
} satisfies Face
