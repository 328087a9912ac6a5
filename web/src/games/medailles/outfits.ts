/**
 * What a sport gives to a portrait: a motif behind it, clothes, and what is worn on the head. The card's place gives
 * the colours.
 */

import { sport as sportOf } from "./athletes"
import { inkOf, type Face } from "./faces"

const PAPER = "#FFF8E8"
const NIGHT = "#1B2950"
const BRIGHT = ["#C8322A", "#F2A922", NIGHT, PAPER, "#2F6B4F"] as const
const DEEP = ["#952019", "#C17F0E", "#0F1936", "#D5CBB6", "#1E4A36"] as const
const SHOULDERS = "M7 78C8 62 22 58 33 56H49C60 58 74 62 75 78Z"
const RIGHT_HALF = "M41 56H49C60 58 74 62 75 78H41Z"

export const MOTIFS: Record<string, string> = {
  NAT: '<path d="M-4 54q7-7 14 0t14 0t14 0t14 0t14 0t14 0t14 0V80H-4Z" fill="#0284c7"/><path d="M-8 63q7-6 14 0t14 0t14 0t14 0t14 0t14 0t14 0" fill="none" stroke="#BFE2F0" stroke-width="2"/>',
  SKI: '<path d="M-2 62L17 26L30 48L58 14L86 60V80H-2Z" fill="#7FA9DB"/><path d="M17 26L24 38L17 36L12 40ZM58 14L68 30L60 27L50 33L46 29Z" fill="#FFF8E8"/><path d="M58 14L86 60V80H70Z" fill="#3B6FB0" opacity=".55"/>',
  ATH: '<path d="M-4 80C10 52 60 44 90 46V80Z" fill="#C4472B"/><path d="M8 80C22 60 60 52 90 54M24 80C38 66 62 60 90 62" fill="none" stroke="#F8D2C0" stroke-width="1.8"/>',
  CYC: '<path d="M-2 60Q20 44 44 56T86 46V80H-2Z" fill="#8FA53F"/><circle cx="66" cy="18" r="10" fill="#FFF3C4"/><path d="M60 80Q52 62 70 55Q84 50 74 46" fill="none" stroke="#F4E2BE" stroke-width="7"/>',
  JUD: '<path d="M0 52H82V80H0Z" fill="#B7A0DF"/><path d="M0 52H82M0 66H82M27 52L18 80M55 52L64 80" stroke="#7c3aed" stroke-width="1.5"/><circle cx="41" cy="30" r="25" fill="#7c3aed" opacity=".3"/>',
  ESC: '<path d="M-2 -2L30 -2L-2 40ZM84 80L50 80L84 34Z" fill="#98A4B3"/><path d="M4 74L76 4" stroke="#475569" stroke-width="2.2"/><path d="M14 60Q22 66 18 72" fill="none" stroke="#E0A92B" stroke-width="3"/>',
  AVI: '<path d="M0 46H82V80H0Z" fill="#2E938A"/><path d="M0 54h26M34 60h48M0 68h40M60 50h22" stroke="#C4E2DA" stroke-width="2" stroke-linecap="round"/><path d="M70 -2L58 52" stroke="#0A4F4A" stroke-width="3"/><path d="M60 46l-5 16 7 2 3-17z" fill="#E0A92B"/>',
  GYM: '<circle cx="14" cy="30" r="10" fill="none" stroke="#B4693A" stroke-width="4"/><circle cx="68" cy="30" r="10" fill="none" stroke="#B4693A" stroke-width="4"/><path d="M14 20V-2M68 20V-2" stroke="#8D1450" stroke-width="2"/><path d="M0 64H82V80H0Z" fill="#E98BB0"/>',
  ARC: '<circle cx="41" cy="32" r="38" fill="#FFF8E8"/><circle cx="41" cy="32" r="31" fill="#7BB86A"/><circle cx="41" cy="32" r="24" fill="#FFF8E8"/><path d="M0 70H82V80H0Z" fill="#16a34a"/>',
}

const one = <T>(of: readonly T[], place: number): T => of[place % of.length]!
const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
const bust = (lit: string, shaded: string) => fill(SHOULDERS, lit) + fill(RIGHT_HALF, shaded)

/** Shoulders, neck and what is worn. */
export function clothesOf(sport: string, place: number, face: Face): string {
  const skin = bust(face.lit, face.shaded)
  const neck = fill("M34 46H48V58Q41 65 34 58Z", face.shaded)
  const three = <T>(a: T, b: T, c: T) => one([a, b, c], place)
  const isBlue = place % 2 === 1
  switch (sport) {
    case "NAT":
      return `${skin}${line("M22 78L26 60M60 78L56 60", sportOf(sport).dark, 7)}${neck}`
    case "SKI":
      return `${bust(three("#C8322A", "#F2A922", NIGHT), three("#952019", "#C17F0E", "#111A36"))}${fill("M31 52H51V62Q41 67 31 62Z", PAPER)}${fill("M41 52H51V62Q46 65 41 65Z", "#D9CDB4")}${line("M41 65V78", PAPER, 1.5)}`
    case "ATH":
      return `${skin}${fill("M20 78L27 58L33 56Q41 70 49 56L55 58L62 78Z", three(PAPER, NIGHT, "#F2A922"))}${line("M22 73H60", sportOf(sport).colour, 5)}${neck}`
    case "CYC":
      return `${bust(three("#F2B71F", PAPER, "#C8322A"), three("#C08A0B", "#D9CDB4", "#952019"))}${neck}${fill("M33 55L41 63L49 55L50 60L41 68L32 60Z", NIGHT)}${line("M12 70H70", NIGHT, 3.5)}`
    case "JUD":
      return `${bust(isBlue ? "#3E5FB0" : PAPER, isBlue ? "#2B4585" : "#DCD1BA")}${neck}${line("M31 54L47 78M51 54L37 70", isBlue ? "#24407E" : "#C3B595", 5)}`
    case "ESC":
      return `${bust(PAPER, "#D5CBB6")}${fill("M32 50H50V61Q41 66 32 61Z", PAPER)}${fill("M41 50H50V61Q45 64 41 64Z", "#C9BEA6")}${line("M41 64L30 78", "#98A4B3", 2)}`
    case "AVI":
      return `${skin}${fill("M18 78L26 58L33 56Q41 68 49 56L56 58L64 78Z", three(PAPER, "#0f766e", NIGHT))}${line("M20 70L30 78M30 64L44 78M50 66L60 78", three("#0f766e", PAPER, "#E0A92B"), 3.5)}${neck}`
    case "GYM":
      return `${skin}${fill("M14 78Q20 62 29 57L41 72L53 57Q62 62 68 78Z", three("#db2777", NIGHT, "#2F6B4F"))}${line("M29 57L41 72L53 57", "#F6EBD2", 2)}${neck}`
    default:
      return `${bust(three("#2F6B4F", "#F6EBD2", NIGHT), three("#1E4A36", "#D3C4A2", "#111A36"))}${neck}${line("M33 55L41 63L49 55", PAPER, 3.5)}${line("M62 60L24 80", "#7A4A28", 4)}`
  }
}

export interface Headgear {
  drawn: string
  hides: "" | "top" | "all" // how much hair
}

/** A cap, a hat, a helmet, down to a line. */
function dome(lit: string, shaded: string, y: number): string {
  return (
    fill(`M23 ${y}C22 8 60 8 59 ${y}Q41 ${y - 7} 23 ${y}Z`, lit) +
    fill(`M43 11.5C55 13 60 20 59 ${y}Q51 ${y - 3.5} 44 ${y - 4}Z`, shaded)
  )
}

function goggles(y: number, ink: string): string {
  const glass = (x: number) =>
    `<rect x="${x}" y="${y - 4}" width="12" height="8" rx="4" fill="#63B6CF" stroke="${ink}" stroke-width="1.5"/>`
  return `${line(`M24 ${y}H58`, ink, 2.5)}${glass(28)}${glass(43)}${line(`M30.5 ${y - 1}l3-1.5M45.5 ${y - 1}l3-1.5`, PAPER, 1.3)}`
}

export function headgearOf(sport: string, place: number, face: Face): Headgear {
  const bright = one(BRIGHT, place)
  const deep = one(DEEP, place)
  const ink = inkOf(face)
  const notNight = (other: string) => (bright === NIGHT ? other : bright)
  const none: Headgear = { drawn: "", hides: "" }
  switch (sport) {
    case "NAT":
      return { drawn: dome(bright, deep, 29) + goggles(place % 2 ? 22 : 23.5, ink), hides: "all" }
    case "SKI":
      return one<Headgear>(
        [
          {
            drawn: `${dome(bright, deep, 28)}${fill("M22 29Q41 20 60 29L60 24Q41 15 22 24Z", PAPER)}<circle cx="41" cy="9" r="5.5" fill="${PAPER}"/>`,
            hides: "top",
          },
          {
            drawn: `${dome(bright, deep, 27)}${fill("M23 27Q41 17 59 27V20Q41 11 23 20Z", ink)}${fill("M27 24Q41 16.5 55 24V20.5Q41 14 27 20.5Z", "#F2A922")}`,
            hides: "top",
          },
          {
            drawn:
              fill("M24 29Q41 20 58 29L58 22Q41 14 24 22Z", bright) +
              fill("M43 17.7Q52 19 58 22V29Q51 25.5 43 24.8Z", deep),
            hides: "",
          },
        ],
        place,
      )
    case "ATH":
      return place % 2
        ? none
        : { drawn: fill("M25 28Q41 21 57 28L57 23.5Q41 16.5 25 23.5Z", notNight(PAPER)), hides: "" }
    case "CYC":
      if (place % 2)
        return {
          drawn: dome(bright, deep, 26) + line("M31 12V24M41 9.5V23M51 12V24", bright === PAPER ? NIGHT : PAPER, 2.5),
          hides: "top",
        }
      return {
        drawn: `${dome(PAPER, "#D5CBB6", 26)}${fill("M22 25Q41 15 60 25Q62 19 56 17Q41 11 26 17Q20 19 22 25Z", bright)}${line("M41 9V16", "#C8322A", 4)}`,
        hides: "top",
      }
    case "ESC":
      if (place % 2) return none
      return {
        drawn: `${fill("M22 24C18 -4 64 -4 60 24Q41 13 22 24Z", "#2B3442")}${line("M27 17L55 5M25 11L47 2M35 17L58 10M30 4L40 16M41 1L50 16M51 4L57 14", "#98A4B3", 0.9)}${fill("M21 25Q41 13 61 25L60 20Q41 8 22 20Z", PAPER)}`,
        hides: "",
      }
    case "AVI":
      return one<Headgear>(
        [
          { drawn: dome(bright, deep, 25) + fill("M21 27Q41 15 61 27Q41 21.5 21 27Z", ink), hides: "top" },
          none,
          {
            drawn:
              fill("M24 27Q41 18 58 27L58 22Q41 14 24 22Z", PAPER) + fill("M20 29Q41 16 62 29Q41 23 20 29Z", "#0A4F4A"),
            hides: "",
          },
        ],
        place,
      )
    case "GYM":
      return "upt".includes(face.hair)
        ? { drawn: fill("M30 18L41 15L52 18L52 14L41 11.5L30 14Z", notNight("#F2A922")), hides: "" }
        : none
    case "ARC": {
      const bow = line("M70 -4C84 20 84 56 68 82", "#7A4A28", 4) + line("M70 -4L68 82", PAPER, 1)
      const straw = `${fill("M26 22C27 8 55 8 56 22Z", "#EBD096")}${fill("M43 10C53 11 56 16 56 22H45Z", "#CFAE68")}${fill("M26 22Q41 17 56 22L56 18.5Q41 14 26 18.5Z", bright)}${fill("M14 26Q41 12 68 26Q41 22 14 26Z", "#EBD096")}`
      const cap = dome(bright, deep, 25) + fill("M19 28Q41 15 60 26Q41 21 19 28Z", deep)
      return { drawn: one([straw, "", cap], place) + bow, hides: place % 3 === 1 ? "" : "top" }
    }
    default:
      return none
  }
}
