import type { Face } from "../face"

export default {
  sign: '<path d="M-3.5 -12H3.5M-2.5 -12V-4L-8.5 9Q-9 12 -6 12H6Q9 12 8.5 9L2.5 -4V-12" S="2.2"/><path d="M-5.5 4H5.5L8 10Q8 11.5 6 11.5H-6Q-8 11.5 -8 10Z"/>',
  rules: [22, 1, 3, 4, 5],
  buttons: () => ["dope", "rest", "accuse"],
} satisfies Face
