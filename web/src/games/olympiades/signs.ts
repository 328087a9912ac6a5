/** Pictograms of the events, and the buttons of a pad: SVG as text, around 0. */

import { faceOf } from "./tiles/face"
import { INK, PAPER } from "./tiles/parts/draw"

/** What a place of the programme shows before its tile is drawn: standard, rest, final. */
const KINDS: Record<string, string> = {
  standard: '<circle r="9" S="2.4"/>',
  rest: '<path d="M-9 6V-7M-9 2H9V6M9 2Q9 -3 4 -3H-3V2" S="2.4"/>',
  final: '<path d="M-6 -10H6V-3Q6 4 0 4Q-6 4 -6 -3ZM0 4V10M-5 11H5M-6 -8H-10Q-10 -1 -5 0M6 -8H10Q10 -1 5 0" S="2.2"/>',
}

const GOLD = "#B98A14"
const LEAVES = [25, 55, 85, 115, 145] // where they grow on each branch, in degrees from the foot

/** Two branches of laurel around a smaller pictogram: a final. */
function crowned(sign: string): string {
  const leaves = LEAVES.map(
    (at) => `<ellipse transform="rotate(${-at}) translate(0 16.5) rotate(-28)" rx="4.6" ry="1.9"/>`,
  ).join("")
  const branch = `<path d="M0 16.5A16.5 16.5 0 0 0 11.7 -11.7" fill="none" stroke="${GOLD}" stroke-width="1.4"/>${leaves}`
  return `<g transform="scale(.76)">${sign}</g><g fill="${GOLD}">${branch}<g transform="scale(-1 1)">${branch}</g></g>`
}

/** The pictogram of an event, or of its kind while its tile is unknown, in the colour of the text around it. */
export function pictogram(event: string | null, kind: string): string {
  const sign = faceOf(event ?? "")?.sign ?? KINDS[kind] ?? ""
  const drawn = sign.replaceAll(
    / S="([^"]+)"/g,
    ' fill="none" stroke="currentColor" stroke-width="$1" stroke-linecap="round" stroke-linejoin="round"',
  )
  return kind === "final" ? crowned(drawn) : drawn
}

/** The three buttons of a pad: shape, colour and key, in a box of 80. */
export const BUTTONS = [
  { letter: "A", key: "J", colour: "#D7263D", text: PAPER, shape: "M0 -36A36 36 0 1 1 0 36A36 36 0 1 1 0 -36Z", y: 12 },
  {
    letter: "B",
    key: "K",
    colour: "#1B6CA8",
    text: PAPER,
    shape: "M-26 -34H26Q34 -34 34 -26V26Q34 34 26 34H-26Q-34 34 -34 26V-26Q-34 -34 -26 -34Z",
    y: 12,
  },
  { letter: "C", key: "L", colour: "#E0A100", text: INK, shape: "M0 -36L40 31H-40Z", y: 23 },
]
