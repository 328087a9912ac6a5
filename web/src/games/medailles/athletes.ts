/** The nine sports and their sixty-three athletes. */

import board from "../../../../src/tablee/games/medailles/data/board.json"
import type { Book } from "../../lib/texts.svelte"

export interface Sport {
  id: string
  colour: string // of its band and badge
  light: string // behind a portrait
  dark: string // of what is worn
}

const SHADES: Record<string, [string, string]> = {
  NAT: ["#BFE2F0", "#075985"],
  SKI: ["#E4EFFA", "#3B6FB0"],
  ATH: ["#F8D2C0", "#8E1B17"],
  CYC: ["#FBEBB4", "#8A6500"],
  JUD: ["#DDD0F3", "#4C1D95"],
  ESC: ["#D5DADF", "#2B3442"],
  AVI: ["#C4E2DA", "#0A4F4A"],
  GYM: ["#F8CFDE", "#8D1450"],
  ARC: ["#CDE8C6", "#0C5E2B"],
}
const OF_SEVERAL_WORDS = /^(van |d’|d'|El-)/

export const SPORTS: Sport[] = board.disciplines.map(({ id, color }) => ({
  id,
  colour: color,
  light: SHADES[id]![0],
  dark: SHADES[id]![1],
}))
const SPORT_OF = new Map(SPORTS.map((sport) => [sport.id, sport]))
const ATHLETES = new Map(
  board.disciplines.flatMap(({ athletes }) => athletes.map((athlete) => [athlete.id, athlete] as const)),
)
export const CARDS = [...ATHLETES.keys()]

/** `NAT` for `NAT-4`. */
export function sportOf(card: string): string {
  return card.slice(0, 3)
}

export function sport(id: string): Sport {
  return SPORT_OF.get(id)!
}

export function fullName(card: string): string {
  return ATHLETES.get(card)?.name ?? card
}

export function nation(card: string): string {
  return ATHLETES.get(card)?.nation ?? ""
}

/** What stands on the card: the last name, with what belongs to it. */
export function surname(card: string): string {
  const names = fullName(card).split(" ")
  const rest = names.slice(1).join(" ")
  return OF_SEVERAL_WORDS.test(rest) ? rest : (names.at(-1) ?? "")
}

/** « Natation », in the game's own words. */
export function sportName(book: Book, id: string): string {
  const name = book.text(`discipline-${id}`)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
