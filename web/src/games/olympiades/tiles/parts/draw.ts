/** The drawing system of the tiles: SVG as text, for what never changes. Light comes from the upper left. */

export type Tone = readonly [string, string] // lit, shaded

export const INK = "#1B1D2E"
export const PAPER = "#FFF8E8"
export const NIGHT = "#1F2440"
export const IVORY = "#F7ECD2"
export const RED: Tone = ["#C4472B", "#8A2A15"]
export const BLUE: Tone = ["#1F7A94", "#12556A"]
export const GOLD: Tone = ["#F2A922", "#BD7C0C"]
export const WHITE: Tone = ["#F7ECD2", "#CFC1A2"]
export const DARK: Tone = ["#2B3156", "#1B1D2E"]
export const FAIR: Tone = ["#EDC29B", "#CE9668"]
export const TAN: Tone = ["#DCA678", "#B67E4F"]
export const BROWN: Tone = ["#8E5E3E", "#694028"]
export const DEEP: Tone = ["#694028", "#47291A"]
const CROWD = [IVORY, RED[0], GOLD[0], "#4FA6BD", "#86A94D"]

/** A limb: a dark stroke, then two thirds of its width in the lit tone, moved to the upper left. */
export function limb(d: string, width: number, [lit, shaded]: Tone): string {
  const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${d}" ${round} stroke="${shaded}" stroke-width="${width}"/><path d="${d}" ${round} stroke="${lit}" stroke-width="${r1(width * 0.68)}" transform="translate(${r1(-width * 0.13)} ${r1(-width * 0.1)})"/>`
}

export function stroke(d: string, width: number, colour: string, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function fill(d: string, colour: string, more = ""): string {
  return `<path d="${d}" fill="${colour}" ${more}/>`
}

export function box(x: number, y: number, width: number, height: number, colour: string, more = ""): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}" ${more}/>`
}

export function disc(x: number, y: number, r: number, colour: string, more = ""): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" ${more}/>`
}

export function shadow(x: number, y: number, rx: number, ry = rx * 0.14): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${r1(ry)}" fill="${INK}" opacity=".3"/>`
}

export function at(x: number, y: number, scale: number, what: string, turned = 0): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turned})">${what}</g>`
}

/** A head that looks to the right, or with `-1` to the left. */
export function head(x: number, y: number, r: number, skin: Tone, hair: string, looks = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${looks * r} ${r})">${disc(0, 0, 1, skin[0])}${fill("M.15 -1A1 1 0 0 1 .1 1Q.55 .2 .15 -1Z", skin[1])}${fill("M-1 .1Q-1.2 -1.12 .1 -1.12Q1 -1.05 1 -.3Q.3 -.62 -.3 -.35Q-.5 0 -.6 .35Q-.95 .45 -1 .1Z", hair)}</g>`
}

/** The rays of a poster's sun. */
export function rays(x: number, y: number, count: number, colour: string, opacity = 0.9): string {
  const far = (turn: number) => `L${Math.round(x + 1200 * Math.cos(turn))} ${Math.round(y + 1200 * Math.sin(turn))}`
  const d = range(count).map(
    (i) => `M${x} ${y}${far((i / count) * 2 * Math.PI)}${far(((i + 0.5) / count) * 2 * Math.PI)}Z`,
  )
  return fill(d.join(""), colour, `opacity="${opacity}"`)
}

/** A whole ground of one colour, with its sun and its rays. */
export function sky(colour: string, x: number, y: number, lit: string, sun = 0): string {
  return box(0, 0, 1000, 600, colour) + rays(x, y, 28, lit) + (sun ? disc(x, y, sun, GOLD[0]) : "")
}

/** The public on its stands, from `y` down, bulging by `bend`; dots of one colour are one path. */
export function stands(y: number, rows: number, bend: number): string {
  const low = y + rows * 24
  const dots = CROWD.map((colour, k) => {
    const d = range(rows).flatMap((row) =>
      range(48)
        .filter((i) => (i * 7 + row * 3) % 5 === k)
        .map((i) => {
          const x = 10 + i * 21 + (row % 2) * 10
          return `M${x} ${Math.round(y + 14 + row * 24 - Math.sin((x / 1000) * Math.PI) * bend * 0.62)}h0`
        }),
    )
    return stroke(d.join(""), 15, colour)
  })
  return fill(`M0 ${y}Q500 ${y - bend} 1000 ${y}V${low + 12}H0Z`, NIGHT) + `<g opacity=".72">${dots.join("")}</g>`
}

/** A sea of scales, as on the poster. */
export function scales(y: number, rows: number, r = 20): string {
  const rings = [BLUE[0], IVORY, BLUE[0], IVORY]
  return range(rows)
    .map((row) =>
      range(Math.ceil(1000 / r / 2) + 2)
        .map((i) => {
          const x = i * r * 2 - (row % 2 ? 0 : r)
          return rings
            .map((colour, k) => disc(x, r1(y + row * r * 0.8), r1(r * [1, 0.78, 0.58, 0.34][k]!), colour))
            .join("")
        })
        .join(""),
    )
    .join("")
}

/** Boards that run away from the eye. */
export function planks(top: number, colour: string, spread = 1.7): string {
  const d = range(30).map((i) => `M${(i - 8) * 70 + 20} ${top}L${Math.round(((i - 8) * 70 - 480) * spread + 500)} 600`)
  return stroke(d.join(""), 1.6, colour, 'opacity=".5"')
}

export function text(x: number, y: number, size: number, what: string | number, colour = INK, more = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" ${more}>${what}</text>`
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}

function r1(n: number): number {
  return Math.round(n * 10) / 10
}
