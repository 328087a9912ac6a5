import type { Face } from "../face"

export default {
  sign: '<path d="M-8 13Q-9 2 -3 -5L-2 -12L2 -8.5Q9 -6 12 2Q12 5.5 8 5L2 3Q3 8 6 13Z"/>',
  rules: [11, 1, 4, 5, 8],
} satisfies Face
