/** Where in its event a position stands: the number to beat, the bar, who has the ball. */

import type { Told } from "../../lib/board/game"
import type { Turn } from "../../lib/board/turn.svelte"
import type { OlympiadesView } from "./shapes"
import { EVENTS } from "./tiles/data"
import { METALS, sum, SUN, teamOf } from "./tiles/tile"

export function status(view: OlympiadesView, turn: Turn): Told | undefined {
  const { tile, header } = view
  const { viewer } = header
  const own = (seat: number) => (seat === viewer ? "yes" : "no")
  if (tile.part !== null) return [tile.gains ? "status-give" : "status-pay", { due: tile.due }]
  switch (tile.event) {
    case "show_jumping":
      return ["status-obstacle", { number: tile.round, value: EVENTS.show_jumping.obstacles[tile.round - 1] ?? 0 }]
    case "golf":
      return tile.turn === null ? ["status-strokes"] : ["status-hole", { hole: tile.dice[0] ?? 0 }]
    case "tennis": {
      const prize = METALS[tile.round - 1] ?? "gold"
      const { price, speaker } = tile
      if (price === null || speaker === null) return ["status-opening", { prize }]
      return ["status-price", { prize, n: price, seat: speaker, own: own(speaker) }]
    }
    case "weightlifting":
      return tile.trying ? ["status-retry", { level: tile.trying }] : undefined
    case "high_jump":
      return ["status-bar", { cost: EVENTS.high_jump.bars[tile.round - 1] ?? 0 }]
    case "archery":
      return ["status-dice", { total: sum(tile.dice) }]
    case "basketball": {
      const { ball } = tile
      if (ball === null) return undefined
      return ball === viewer && turn.isOpen ? ["status-ball"] : ["status-no-ball", { seat: ball, own: own(ball) }]
    }
    case "fencing":
      return tile.turn === null ? ["status-fencing", cubeOf(view)] : ["status-rerolls", { count_left: tile.rerolls }]
    case "tug_of_war":
      return ["status-rope", cubeOf(view)]
    case "taekwondo":
      return tile.round ? ["status-fight", { left: tile.score[viewer] ?? 0 }] : ["status-strength"]
    default:
      return undefined
  }
}

/** On whose side the cube lies, for the viewer. */
function cubeOf({ tile, header }: OlympiadesView): { cube: string } {
  const towards = teamOf(Math.max(0, header.viewer)) === SUN ? tile.cube : -tile.cube
  return { cube: towards === 0 ? "level" : towards > 0 ? "ahead" : "behind" }
}
