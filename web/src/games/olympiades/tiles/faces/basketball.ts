import type { Face } from "../face"

export default {
  sign: '<circle r="11" S="2.4"/><path d="M-11 0H11M0 -11V11M-7.5 -8Q-1 0 -7.5 8M7.5 -8Q1 0 7.5 8" S="1.8"/>',
  rules: [30, 4, 6, 8, 12],
  buttons: ({ ball }, viewer) => (ball === viewer ? ["shoot", "pass_to"] : ["block", "intercept"]),
} satisfies Face
