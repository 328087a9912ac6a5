import type { Face } from "../face"

export default {
  sign: '<circle r="10" S="2.2"/><path d="M0 -10Q2 -3 0 0Q-7 0 -9.5 4M0 0Q6 4 5 9M9 -4Q4 -5 0 0" S="1.8"/>',
  rules: [21, 1, 2, 3],
  buttons: () => ["enter", "rest"],
} satisfies Face
