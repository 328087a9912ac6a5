import type { Face } from "../face"

export default {
  sign: '<path d="M-12 -2H12" S="1.8"/><path d="M-11 -2V13M11 -2V13" S="1.8"/><circle cx="-7" cy="-9" r="2.8"/><path d="M-4 -7Q2 -11 5 -5L10 -8M4 -6L8 3" S="3"/>',
  rules: [17, 3, 5, 6, 9],
  buttons: () => ["jump", "wait"],
} satisfies Face
