import type { Face } from "../face"

export default {
  sign: '<path d="M-4 11V-12" S="2"/><path d="M-3 -12L9 -8L-3 -3.5Z"/><path d="M-12 11H10" S="2.4"/><circle cx="6" cy="7.5" r="2.4"/>',
  rules: [12, 1, 4, 5, 9],
} satisfies Face
