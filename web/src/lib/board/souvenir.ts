/** The picture of an ended game that people send to one another: the board, and who has won. */

import { asSvg, pngOf } from "./picture"

export interface Told {
  game: string
  verdict: string
  ranks: { place: number; seat: number; name: string; score: string }[]
}

const WIDTH = 1200
const HEIGHT = 630
const BOARD = { x: 24, y: 24, width: 700, height: 582 }
const LEFT = 756
const ROOM = WIDTH - LEFT - 24
const MOST = 6 // ranks
const LETTER = 0.5 // of its size, roughly how wide a letter is

const plain = (text: string) =>
  text.replace(/[&<>"]/g, (one) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[one]!)

/** A text in lines that fit, at most two. */
export function inLines(text: string, size: number): string[] {
  const letters = Math.floor(ROOM / (size * LETTER))
  if (text.length <= letters) return [text]
  const cut = text.lastIndexOf(" ", letters)
  const first = text.slice(0, cut > 0 ? cut : letters)
  const rest = text.slice(first.length).trim()
  return [first, rest.length <= letters ? rest : `${rest.slice(0, letters - 1)}…`]
}

function words({ game, verdict, ranks }: Told): string {
  const title = inLines(verdict, 50)
  const top = 150 + title.length * 58
  const lines = [
    `<text x="${LEFT}" y="86" font-size="26" fill="var(--ink-2)">${plain(game)}</text>`,
    ...title.map((line, i) => `<text x="${LEFT}" y="${150 + i * 56}" font-size="50">${plain(line)}</text>`),
    ...ranks.slice(0, MOST).flatMap(({ place, seat, name, score }, i) => {
      const y = top + i * 54
      return [
        `<circle cx="${LEFT + 14}" cy="${y - 9}" r="14" fill="var(--seat-${seat % 10})" stroke="#1B1D2E" stroke-width="1.5"/>`,
        `<text x="${LEFT + 42}" y="${y}" font-size="28">${place}. ${plain(name)}</text>`,
        `<text x="${WIDTH - 28}" y="${y}" font-size="24" text-anchor="end" fill="var(--ink-2)">${plain(score)}</text>`,
      ]
    }),
    `<text x="${WIDTH - 28}" y="${HEIGHT - 30}" font-size="24" text-anchor="end" fill="var(--accent)">Tablée</text>`,
  ]
  return lines.join("")
}

export async function souvenir(board: SVGSVGElement | null | undefined, told: Told): Promise<Blob> {
  const drawn = board ? await asSvg(board) : ""
  const { x, y, width, height } = BOARD
  const placed = drawn
    .replace(/(<svg[^>]*?) width="[^"]*"/, "$1")
    .replace(/(<svg[^>]*?) height="[^"]*"/, "$1")
    .replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="hidden" `)
  const style = getComputedStyle(document.documentElement)
  const own = `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--page)"/><g fill="var(--ink)" font-weight="700" font-family="'Jost Variable',Futura,sans-serif">${words(told)}</g>`
  const coloured = own.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim())
  return pngOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${coloured}${placed}</svg>`,
  )
}

/** Hands the picture to whatever shares things on this device; false where nothing does. */
export async function share(picture: Blob, name: string, text: string): Promise<boolean> {
  const files = [new File([picture], name, { type: picture.type })]
  if (!navigator.canShare?.({ files })) return false
  try {
    await navigator.share({ files, text })
  } catch (why) {
    if (!(why instanceof DOMException) || why.name !== "AbortError") return false // a person may think better of it
  }
  return true
}
