import type { Face } from "../face"

export default {
  sign: '<circle cx="2" cy="-10" r="3"/><path d="M0 -5L-2 2L4 5.5L3 12M-2 2L-6 7L-11 6M0 -4.5L-5 -3L-8 1M0 -4.5L5 0L9 -2" S="2.8"/><path d="M8 2L13 -7" S="3.2"/>',
  rules: [15, 1, 2, 3, 4],
} satisfies Face
