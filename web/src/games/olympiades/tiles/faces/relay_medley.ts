import type { Face } from "../face"

export default {
  sign: '<circle cx="7" cy="-3.5" r="3.2"/><path d="M-10 1L-3 -4L3 2M-3 -4L1 -8.5L7 -9.5" S="3"/><path d="M-12 6q3-3 6 0t6 0t6 0t6 0M-12 11q3-3 6 0t6 0t6 0t6 0" S="2.2"/>',
  rules: [16, 1, 2, 3],
} satisfies Face
