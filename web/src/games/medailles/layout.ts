/** Where everything lies on the table, in units of the board: lying for a large screen, upright for a phone. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Layout {
  width: number
  height: number
  lane: Box // where bids lie before their owners
  gap: number
  centre: { x: number; y: number }[] // the places, upper left corners
  card: number // the width of a card of the centre
  medals: (place: number, slot: number) => { x: number; y: number } // gold, silver, bronze of a place
  medal: number // the radius of those
  pile: Box
  pot: Box
  list?: { x: number; y: number } // where the medal table opens, if it is not drawn
  isSmall?: boolean // everything drawn as on a phone
  hasStage?: boolean // the own side of the table lies below; otherwise the own bid lies in the lane
}

export const WIDE: Layout = {
  width: 1000,
  height: 720,
  lane: { x: 16, y: 16, width: 766, height: 218 },
  gap: 8,
  centre: [0, 1, 2, 3].map((place) => ({ x: 214 + place * 143, y: 258 })),
  card: 130,
  medals: (place, slot) => ({ x: 214 + place * 143 + 25 + slot * 40, y: 482 }),
  medal: 16,
  pile: { x: 18, y: 298, width: 80, height: 108 },
  pot: { x: 114, y: 298, width: 80, height: 108 },
  hasStage: true,
}

/** A window wider than high: no stage, and all of it larger. */
export const FLAT: Layout = { ...WIDE, height: 524, hasStage: false }
const PODIUM = 236 // the lane is left out: nobody bids any more
/** The same when all is over: the podium in place of the bids, and the whole list of medals. */
export const CEREMONY: Layout = {
  ...FLAT,
  height: 528,
  centre: FLAT.centre.map(({ x, y }) => ({ x, y: y - PODIUM })),
  medals: (place, slot) => ({ ...FLAT.medals(place, slot), y: FLAT.medals(place, slot).y - PODIUM }),
  pile: { ...FLAT.pile, y: FLAT.pile.y - PODIUM },
  pot: { ...FLAT.pot, y: FLAT.pot.y - PODIUM },
}

export const NARROW: Layout = {
  width: 390,
  height: 494,
  lane: { x: 5, y: 6, width: 380, height: 126 },
  gap: 5,
  centre: [0, 1, 2, 3].map((place) => ({ x: 12 + (place % 2) * 160, y: 148 + (place >> 1) * 172 })),
  card: 112,
  medals: (place, slot) => ({ x: 12 + (place % 2) * 160 + 133, y: 148 + (place >> 1) * 172 + 34 + slot * 50 }),
  medal: 14,
  pile: { x: 336, y: 148, width: 44, height: 59 },
  pot: { x: 336, y: 236, width: 44, height: 59 },
  list: { x: 359, y: 347 },
  isSmall: true,
}

/** A phone on its side, or a small one: the centre in one row. */
export const LYING: Layout = {
  width: 500,
  height: 296,
  lane: { x: 5, y: 4, width: 490, height: 126 },
  gap: 5,
  centre: [0, 1, 2, 3].map((place) => ({ x: 10 + place * 96, y: 140 })),
  card: 82,
  medals: (place, slot) => ({ x: 10 + place * 96 + 14 + slot * 27, y: 274 }),
  medal: 11,
  pile: { x: 402, y: 136, width: 38, height: 51 },
  pot: { x: 454, y: 136, width: 38, height: 51 },
  list: { x: 423, y: 231 },
  isSmall: true,
}

/** A small phone: the same, with a last line for the board's buttons. */
export const SQUAT: Layout = { ...LYING, height: 338, list: { x: 447, y: 246 } }

/** A phone whose board is about as high as wide, as where teams stand in two rows: piles lie below the centre. */
export const SQUARE: Layout = {
  width: 400,
  height: 386,
  lane: { x: 5, y: 4, width: 390, height: 120 },
  gap: 5,
  centre: [0, 1, 2, 3].map((place) => ({ x: 10 + place * 97, y: 134 })),
  card: 83,
  medals: (place, slot) => ({ x: 10 + place * 97 + 14 + slot * 27, y: 264 }),
  medal: 11,
  pile: { x: 14, y: 296, width: 46, height: 62 },
  pot: { x: 86, y: 296, width: 46, height: 62 },
  list: { x: 176, y: 330 },
  isSmall: true,
}

/** The places of so many seats in the lane. */
export function desks({ lane, gap }: Layout, seats: number): Box[] {
  const width = (lane.width - gap * (seats - 1)) / seats
  return Array.from({ length: seats }, (_, i) => ({
    x: lane.x + i * (width + gap),
    y: lane.y,
    width,
    height: lane.height,
  }))
}

const WIDEST = 0.54 // of the letter size, roughly what a letter takes

/** A name that fits into a width. */
export function fitted(name: string, width: number, size: number): string {
  const letters = Math.floor(width / (size * WIDEST))
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
}

/** How far apart things lie so that they fit; never farther than asked for. */
export function apart(count: number, each: number, room: number, most: number): number {
  return count < 2 ? 0 : Math.min(most, (room - each) / (count - 1))
}
