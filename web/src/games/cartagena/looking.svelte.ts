/**
 * The card that a pointer or the focus rests on: the board shows where it would lead. And whether the board is much wider
 * than high: then it is drawn lower.
 */

export const looking = $state({ card: "", isLow: false })
