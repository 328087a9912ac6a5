/** Who plays with whom, and what their team is called. */

import { t, type Book } from "./texts.svelte"

export interface Team {
  side: number
  name: string // « Soleil », or « Équipe A »
  sign: string // a letter, where there is little room
}

const LETTERS = "ABCDEFGHIJ"

/** The teams of a table; none where everybody plays alone. */
export function teamsOf(sides: number[], book: Book): Team[] {
  const teams = [...new Set(sides)].sort((a, b) => a - b)
  if (teams.length === sides.length) return []
  return teams.map((side) => {
    const letter = LETTERS[side] ?? String(side + 1)
    const own = book.has(`team-${side}`) ? book.text(`team-${side}`) : ""
    return { side, name: own || t("team-name", { letter }), sign: own.slice(0, 1) || letter }
  })
}
