/** The portrait of each athlete, 82 × 78 units: flat shapes, light from the upper left, no two alike. */

import { sport as sportOf } from "./athletes"
import { faceOf, headOf, STYLES, type Face } from "./faces"
import { clothesOf, headgearOf, MOTIFS, type Headgear } from "./outfits"

const RAYS = "M41 40L-10 -6H10ZM41 40L24 -6H36ZM41 40L50 -6H64ZM41 40L78 -6H96V10ZM41 40L-8 14V34ZM41 40L90 24V44Z"
const UNDER_A_CAP = '<path d="M25 30Q20 46 22 60Q30 66 41 60Q52 66 60 60Q62 46 57 30Z"/>'
const CURLS_UNDER_A_HAT = '<circle cx="26" cy="35" r="9"/><circle cx="56" cy="35" r="9"/>'
const drawn = new Map<string, string>()

/** As SVG: ground and rays, motif, hair behind, clothes, head, hair before, headgear. */
export function portrait(card: string): string {
  const known = drawn.get(card)
  if (known) return known
  const [sport = "", number = ""] = card.split("-")
  const place = Number(number) - 1
  const face = faceOf(sport, place)
  const gear = headgearOf(sport, place, face)
  const ground = `<rect width="82" height="78" fill="${sportOf(sport).light}"/><path d="${RAYS}" fill="#FFF8E8" opacity=".55"/>`
  const hair = (shapes: string) => (shapes ? `<g fill="${face.colour}">${shapes}</g>` : "")
  const made = `${ground}${MOTIFS[sport]}${hair(hairBehind(face, gear))}${clothesOf(sport, place, face)}${headOf(face)}${hair(hairBefore(face, gear))}${gear.drawn}`
  drawn.set(card, made)
  return made
}

function hairBehind({ hair }: Face, { hides }: Headgear): string {
  if (hides === "all") return "lqp".includes(hair) ? UNDER_A_CAP : ""
  if (hides === "top" && hair === "u") return ""
  if (hides === "top" && hair === "a") return CURLS_UNDER_A_HAT
  return STYLES[hair]![0]
}

function hairBefore({ hair }: Face, { hides }: Headgear): string {
  const isHidden = hides === "all" || (hides === "top" && "ukam".includes(hair))
  return isHidden ? "" : STYLES[hair]![1]
}
