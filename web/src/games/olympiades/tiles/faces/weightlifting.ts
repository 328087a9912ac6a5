import type { Face } from "../face"

export default {
  sign: '<path d="M-13 -6H13" S="2"/><path d="M-11 -11V-1M11 -11V-1" S="4"/><circle cy="-2.5" r="3"/><path d="M-6.5 -5L-5 2H5L6.5 -5M-3 3L-5 12M3 3L5 12" S="2.8"/>',
  rules: [14, 3, 5, 7, 8],
} satisfies Face
