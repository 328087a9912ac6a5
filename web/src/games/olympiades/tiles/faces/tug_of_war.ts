import type { Face } from "../face"

export default {
  sign: '<path d="M-14 1H14" S="2.2"/><path d="M0 -3V5" S="3.4"/><circle cx="-9" cy="-8" r="2.8"/><circle cx="9" cy="-8" r="2.8"/><path d="M-10 -4L-12 4L-7 12M-10 -3L-4 1M10 -4L12 4L7 12M10 -3L4 1" S="2.8"/>',
  rules: [32, 3, 4, 6, 7],
} satisfies Face
