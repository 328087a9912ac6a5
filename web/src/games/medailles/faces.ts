/** Heads: skin, hair, expression. Each athlete has a code of four or five letters, such as `1mbsB`. */

/**
 * Skin 0-5, hair, its colour, expression (s smiles, h laughs, c calm, f determined, d dreams), beard B, moustache M,
 * glasses G.
 */
const CODES: Record<string, string> = {
  NAT: "1lcs 3snh 0lwc 1snf 5znh 1mbsB 0qdf",
  SKI: "1mchB 0twh 2kds 0qbf 1scf 0tbh 1lrs",
  ATH: "5ans 4znh 1pcf 4snc 0pwf 2mnsM 3lnh",
  CYC: "1scfM 0swh 0pbs 3snc 0trh 5znf 0mwcB",
  JUD: "2und 1snf 2unc 1lds 5znhB 2kdh 2sndM",
  ESC: "0mcdM 1ldf 1mnc 3qns 0sbfG 2pnh 0tbd",
  AVI: "1krhB 0urs 1sdfM 0pwh 3undB 0qcc 2mds",
  GYM: "1ucs 1und 4snh 0twc 0mbf 3tns 1pdh",
  ARC: "1kcfB 1qnf 2snc 2ldh 3kns 0lwd 1sgfM",
}
const SKIN = [
  ["#F6D3B3", "#DFAB84"],
  ["#EDC29B", "#CE9668"],
  ["#DCA678", "#B67E4F"],
  ["#BC8354", "#956036"],
  ["#8E5E3E", "#694028"],
  ["#643F2B", "#47291A"],
] as const
const HAIR: Record<string, string> = {
  b: "#D49A38",
  c: "#7A4A28",
  n: "#23202B",
  r: "#B5532A",
  g: "#A7A29A",
  d: "#3E2A20",
  w: "#EBCF8B",
}
const DARK_SKIN = 4 // from here on lines are darker
const PAPER = "#FFF8E8"

export interface Face {
  lit: string // the side towards the light
  shaded: string
  isDark: boolean
  hair: string // its style
  colour: string // of the hair
  brow: string
  mood: string
  extra: string
}

export function faceOf(sport: string, place: number): Face {
  const [skin = "0", hair = "s", colour = "n", mood = "c", extra = ""] = CODES[sport]!.split(" ")[place]!
  const [lit, shaded] = SKIN[Number(skin)]!
  const isDark = Number(skin) >= DARK_SKIN
  const brow = "wb".includes(colour) ? "#8A6230" : isDark ? "#140B08" : HAIR[colour]!
  return { lit, shaded, isDark, hair, colour: HAIR[colour]!, brow, mood, extra }
}

/** Hair behind the head, hair before it. */
export const STYLES: Record<string, [string, string]> = {
  l: [
    '<path d="M22 32C20 8 62 8 60 32C60 46 64 56 63 66H19C18 56 22 46 22 32Z"/>',
    '<path d="M25 33C24 12 58 12 57 33C54 28 50 25 44 20C40 26 31 27 25 33Z"/>',
  ],
  p: [
    '<path d="M54 20C72 16 72 40 66 54C66 42 62 36 54 34Z"/>',
    '<path d="M25 33C23 12 59 12 57 33C55 27 52 24 46 22C38 25 30 24 25 33Z"/>',
  ],
  u: ['<circle cx="41" cy="10" r="8.5"/>', '<path d="M25 33C23 11 59 11 57 33C55 26 50 22 41 22C32 22 27 26 25 33Z"/>'],
  a: ['<circle cx="41" cy="27" r="24"/>', '<path d="M25 32C24 16 58 16 57 32C55 25 50 23 41 23C32 23 27 25 25 32Z"/>'],
  k: [
    '<circle cx="27" cy="26" r="8"/><circle cx="55" cy="26" r="8"/><circle cx="25" cy="36" r="6"/><circle cx="57" cy="36" r="6"/>',
    '<circle cx="30" cy="21" r="6.5"/><circle cx="38" cy="17" r="7"/><circle cx="46" cy="17" r="7"/><circle cx="53" cy="22" r="6"/>',
  ],
  t: [
    '<path d="M27 38Q18 50 24 66L29 64Q26 52 31 42ZM55 38Q64 50 58 66L53 64Q56 52 51 42Z"/>',
    '<path d="M25 34C23 12 59 12 57 34C56 26 50 24 41 19C32 24 26 26 25 34Z"/>',
  ],
  q: ['<path d="M22 32C20 9 62 9 60 32L61 49H21Z"/>', '<path d="M24 36C23 12 59 12 58 36L55 29H27Z"/>'],
  z: ["", '<path d="M26 27C27 13 55 13 56 27C50 20 32 20 26 27Z" opacity=".85"/>'],
  s: ["", '<path d="M25 33C22 10 60 10 57 33C55 27 54 25 51 23C42 25 33 24 30 22C27 26 26 28 25 33Z"/>'],
  m: [
    "",
    '<path d="M25 32C22 14 34 8 44 10C54 8 62 16 57 32C56 27 54 24 51 22C44 26 36 20 32 20C28 24 26 27 25 32Z"/>',
  ],
}

const BROWS: Record<string, string> = {
  s: "M30.5 31.5Q34 29 37.5 31M45 31Q48.5 29 52 31.5",
  h: "M30.5 31Q34 28 37.5 30.5M45 30.5Q48.5 28 52 31",
  c: "M30.5 31H37.5M45 31H52",
  f: "M30.5 30.3L37.5 31.7M45 31.7L52 30.3",
  d: "M30.5 30.5Q34 28.5 37.5 30M45 29Q49 26.5 52 28.5",
}
const CLOSED_EYES: Record<string, string> = {
  s: "M31.5 36.5Q34.2 33.5 37 36.5M45.5 36.5Q48.3 33.5 51 36.5",
  d: "M31.5 35.5Q34.2 38 37 35.5M45.5 35.5Q48.3 38 51 35.5",
}
const MOUTHS: Record<string, string> = {
  s: "M34.5 47Q41 53 47.5 47",
  c: "M36.5 48.5H45.5",
  f: "M35.5 48.6H43.5Q46 48.6 47 47.4",
  d: "M36 48.5Q42 50 46.5 46.5",
}

/** Lines that are never quite black. */
export function inkOf(face: Face): string {
  return face.isDark ? "#1A0F0A" : "#2A1A16"
}

const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Ears, head, its shaded half, beard, nose, brows, eyes, mouth, glasses. */
export function headOf(face: Face): string {
  const isWide = face.extra === "B" || "szm".includes(face.hair) // the jaw
  const [jaw, x, cheek] = isWide ? [46, 25, 51] : [44, 26, 49]
  const right = 82 - x
  const head = `M${x} 32C${x} 14 ${right} 14 ${right} 32C${right} ${jaw} ${cheek} 57 41 57.5C${82 - cheek} 57 ${x} ${jaw} ${x} 32Z`
  const half = `M43 18C${right - 4} 19 ${right} 25 ${right} 32C${right} ${jaw} ${cheek} 57 41 57.5C45 50 46 44 43.5 36Z`
  const ears = `<circle cx="26" cy="38" r="3.8" fill="${face.lit}"/><circle cx="56" cy="38" r="3.8" fill="${face.shaded}"/>`
  const nose = stroke("M42.5 35L45 43.5L41 44.5", face.isDark ? "#2E1A10" : "#A8714A", 1.5)
  return `${ears}<path d="${head}" fill="${face.lit}"/><path d="${half}" fill="${face.shaded}"/>${beardOf(face)}${nose}${stroke(BROWS[face.mood]!, face.brow, 1.9)}${eyesOf(face)}${mouthOf(face)}${glassesOf(face)}`
}

function eyesOf(face: Face): string {
  const ink = inkOf(face)
  const closed = CLOSED_EYES[face.mood]
  if (closed) return stroke(closed, ink, 1.9)
  return `<path d="M31 36Q34.2 32.8 37.5 36Q34.2 38.5 31 36ZM45 36Q48.3 32.8 51.5 36Q48.3 38.5 45 36Z" fill="${PAPER}"/><g fill="${ink}"><circle cx="34.4" cy="35.7" r="1.9"/><circle cx="48.4" cy="35.7" r="1.9"/></g>`
}

function mouthOf(face: Face): string {
  const lip = face.isDark ? "#8E3B34" : "#B4453A"
  if (face.mood === "h")
    return `<path d="M34 46.5H48Q46 52.5 41 52.5Q36 52.5 34 46.5Z" fill="${PAPER}" stroke="${lip}" stroke-width="1.3"/>`
  return stroke(MOUTHS[face.mood]!, lip, 2)
}

function beardOf(face: Face): string {
  if (face.extra === "B")
    return `<path d="M26 40C27 52 33 58.5 41 59C49 58.5 55 52 56 40C53 46 50 44 47 44.5Q41 42.5 35 44.5C32 44 29 46 26 40Z" fill="${face.colour}"/>`
  if (face.extra === "M")
    return `<path d="M33 46.5Q37 42.5 41 45Q45 42.5 49 46.5Q45 47.5 41 46.5Q37 47.5 33 46.5Z" fill="${face.colour}"/>`
  return ""
}

function glassesOf(face: Face): string {
  if (face.extra !== "G") return ""
  return `<g fill="none" stroke="${inkOf(face)}" stroke-width="1.5"><circle cx="34.3" cy="36" r="4.8"/><circle cx="48.3" cy="36" r="4.8"/><path d="M39 35.5h4.5"/></g>`
}
