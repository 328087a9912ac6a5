/** The card that a pointer or the focus rests on: the board shows where it would lead. */

export const looking = $state({ card: "" })
