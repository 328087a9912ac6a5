/** Small things that lie on several tiles, as SVG around 0: emblems, medals, squares, dice, signs of what pads say. */

import { BLUE, box, disc, fill, GOLD, INK, IVORY, PAPER, RED, stroke, text, type Tone } from "./draw"

export const TEAM_TONES: Tone[] = [RED, BLUE]

const EMBLEMS = [
  disc(0, 0, 4.6, GOLD[0]) +
    stroke(
      "M0 -6.5V-10.5M0 6.5V10.5M6.5 0H10.5M-6.5 0H-10.5M4.6 -4.6L7.4 -7.4M-4.6 4.6L-7.4 7.4M4.6 4.6L7.4 7.4M-4.6 -4.6L-7.4 -7.4",
      2.2,
      GOLD[0],
    ),
  stroke("M-9.5 -4q3.2-4 6.3 0t6.3 0t6.3 0M-9.5 1.5q3.2-4 6.3 0t6.3 0t6.3 0M-9.5 7q3.2-4 6.3 0t6.3 0t6.3 0", 2, IVORY),
]

/** The emblem of a team in a box of 32. */
export function emblem(team: number): string {
  return disc(0, 0, 15, PAPER, `stroke="${INK}"`) + disc(0, 0, 12.8, TEAM_TONES[team]![0]) + EMBLEMS[team]!
}

export const METAL_TONES: Record<string, readonly [string, string, string, number]> = {
  gold: ["#F0BE45", "#C58A1B", "#7A4E08", 3],
  silver: ["#D5DBE0", "#97A1AB", "#4C5662", 2],
  bronze: ["#CF8550", "#9A5429", "#5A2B10", 1],
}

/** A medal on its ribbon in a box of 40 × 48; its figure is what it counts. */
export function medal(metal: string): string {
  const [lit, shaded, line, points] = METAL_TONES[metal]!
  return `${fill("M-11 -24H-3L4 -6L-4 -3ZM11 -24H3L-4 -6L4 -3Z", PAPER)}${fill("M-11 -24H-7L0 -6L-4 -3ZM11 -24H7L0 -6L4 -3Z", "#C8322A")}${disc(0, 7, 16.5, INK)}${disc(0, 7, 15.5, PAPER)}${disc(0, 7, 13.8, lit)}${fill("M9.76 -2.76A13.8 13.8 0 0 1 -9.76 16.76Z", shaded)}${disc(0, 7, 10, "none", `stroke="${line}"`)}<text data-scenery y="13.6" font-size="19" font-weight="800" fill="${line}" text-anchor="middle">${points}</text>`
}

/** A square of a track. */
export function square(
  x: number,
  y: number,
  what: string | number = "",
  width = 84,
  height = 66,
  colour = PAPER,
  size = 32,
): string {
  const round = 'rx="8"'
  return (
    box(x - width / 2 + 3, y - height / 2 + 4, width, height, INK, `${round} opacity=".35"`) +
    box(x - width / 2, y - height / 2, width, height, colour, `${round} stroke="${INK}" stroke-width="2"`) +
    text(x, y + size * 0.34, size, what)
  )
}

/** A board that carries squares, dark, so that paper stands out. */
export function panel(x: number, y: number, width: number, height: number): string {
  return (
    box(x + 5, y + 7, width, height, INK, 'rx="12" opacity=".35"') +
    box(x, y, width, height, "#1F2440", `rx="12" opacity=".92" stroke="${INK}" stroke-width="2"`)
  )
}

export const CUBE = `${fill("M-17 -10L3 -18L21 -10V14L1 24L-17 14Z", INK, 'transform="translate(4 6)" opacity=".35"')}${fill("M-18 -9L2 -18L20 -9V13L0 23L-18 13Z", PAPER, `stroke="${INK}" stroke-width="2.5"`)}${fill("M-18 -9L0 0V23L-18 13Z", "#D9CDB4")}${fill("M0 0L20 -9V13L0 23Z", "#9C8F78")}${fill("M-18 -9L2 -18L20 -9L0 0Z", PAPER, `stroke="${INK}" stroke-width="1.5"`)}`

export const BALL = `${disc(0, 0, 31, INK)}${disc(0, 0, 29, "#D9692B")}${fill("M21 -20A29 29 0 0 1 -21 20A34 34 0 0 0 21 -20Z", "#A8431A")}${stroke("M-29 0H29M0 -29V29M-20 -21Q-4 0 -20 21M20 -21Q4 0 20 21", 2.4, INK)}`

export const BOLT = fill(
  "M3 -16L-9 2H-1L-3 16L9 -4H1Z",
  GOLD[0],
  `stroke="${INK}" stroke-width="2" stroke-linejoin="round"`,
)

/** What a pad says beside numbers, in a box of 32. */
export const SAYS: Record<string, string> = {
  rest: fill("M4 -12A12 12 0 1 0 12 5A10 10 0 0 1 4 -12Z", "#F0BE45", `stroke="${INK}" stroke-width="2"`),
  wait: stroke("M-8 -11H8M-8 11H8M-6 -11Q-6 -4 0 0Q6 4 6 11M6 -11Q6 -4 0 0Q-6 4 -6 11", 2.6, INK),
  jump: stroke("M-11 11Q-6 -12 8 -6", 3, RED[0]) + fill("M12 -8L1 -11L5 0Z", RED[0]),
  dope:
    stroke("M-7 7L7 -7", 17, INK) +
    stroke("M-7 7L7 -7", 13, RED[0]) +
    stroke("M1 -1L7 -7", 13, PAPER) +
    stroke("M-9 2L-3 -4", 2.5, PAPER, 'opacity=".6"'),
  accuse:
    fill(
      "M-13 -4H-6L0 -8H11a3.2 3.2 0 0 1 0 6.4H5a3 3 0 0 1 1 5a3 3 0 0 1-2 4.6a3 3 0 0 1-3.5 3.4H-5L-13 9Z",
      "#EDC29B",
      `stroke="${INK}" stroke-width="2" stroke-linejoin="round"`,
    ) + fill("M-15 -6h5v17h-5Z", RED[0], `stroke="${INK}" stroke-width="2"`),
  guard:
    fill("M0 -13L11 -9V0Q10 9 0 14Q-10 9 -11 0V-9Z", BLUE[0], `stroke="${INK}" stroke-width="2"`) +
    stroke("M-5 0L-1 5L6 -5", 3, PAPER),
  attack:
    stroke("M-11 11L9 -9M-6 12L-12 6", 3.4, INK) +
    fill("M13 -13L2 -9L9 -2Z", RED[0], `stroke="${INK}" stroke-width="1.5"`),
  intercept: fill(
    "M-9 2V-6a2.5 2.5 0 0 1 5 0V-10a2.5 2.5 0 0 1 5 0V-9a2.5 2.5 0 0 1 5 0V-5a2.5 2.5 0 0 1 5 0V5Q11 13 2 13H0Q-5 13 -8 8L-13 1a2.6 2.6 0 0 1 4-3Z",
    PAPER,
    `stroke="${INK}" stroke-width="2" stroke-linejoin="round"`,
  ),
  pass_to: stroke("M-12 3Q0 -10 10 -2", 3.2, INK) + fill("M13 2L2 3L9 -8Z", INK),
}

export const DIE_COLOURS: Record<string, string> = {
  green: "#3C8A4E",
  blue: "#2567A8",
  yellow: "#F2C12E",
  red: "#C8322A",
  white: PAPER,
}
const PIPS: Record<number, string> = { 1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568" }

/** A die in a box of 48, with the letter of its colour. Nothing thrown: a dashed place. */
export function die(name: string, face: number | string, letter = ""): string {
  if (!face)
    return box(
      -21,
      -21,
      42,
      42,
      "none",
      `rx="8" stroke="${PAPER}" stroke-width="2" stroke-dasharray="5 4" opacity=".7"`,
    )
  const dot = name === "yellow" || name === "white" ? INK : PAPER
  const pips = [...(PIPS[Number(face)] ?? "")].map((pip) =>
    disc((Number(pip) % 3) * 12 - 12, Math.floor(Number(pip) / 3) * 12 - 12, 4.6, dot),
  )
  return `${box(-19, -17, 44, 44, INK, 'rx="8" opacity=".4"')}${box(-22, -22, 44, 44, DIE_COLOURS[name]!, `rx="8" stroke="${INK}" stroke-width="2"`)}${box(-20, -20, 40, 40, "none", `rx="6.5" stroke="${PAPER}" stroke-width="1.5" opacity=".8"`)}${pips.join("")}${face === "hand" ? SAYS["intercept"]! : ""}${letter ? plate(letter) : ""}`
}

/** The letter of a die's colour, on its corner. */
function plate(letter: string): string {
  const ground = box(10, 12, 17, 17, PAPER, `rx="4" stroke="${INK}" stroke-width="1.5"`)
  return `<g data-plate style="transform-origin: 18.5px 20.5px">${ground}${text(18.5, 25.2, 13.5, letter)}</g>`
}
