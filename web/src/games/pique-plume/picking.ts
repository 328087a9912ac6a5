/** From tiles and eggs that are pressed to an action. Nothing here knows a rule: it only looks for legal actions. */

import type { Turn } from "../../lib/board/turn.svelte"

export const TILE_KEYS = [..."123456789abc"] // 0, + and − belong to the frame

/** The eggs on which something may be put now. */
export function legalEggs(turn: Turn): number[] {
  return turn.find({ type: "drop" }).map((offered) => Number(offered.parts["egg"]))
}

/** A tile is turned at once: nobody can know what will come, so there is nothing to confirm. */
export function pressTile(turn: Turn, slot: number): void {
  if (!turn.isOpen) return
  const [offered] = turn.find({ type: "flip", slot: String(slot) })
  void (offered ? turn.play(offered) : turn.ask(`flip slot=${slot}`))
}

export function pressEgg(turn: Turn, egg: number): void {
  if (!turn.isOpen) return
  const [offered] = turn.find({ type: "drop", egg: String(egg) })
  if (!offered) return void turn.ask(`drop egg=${egg}`)
  void (turn.chosen?.action === offered.action ? turn.play() : turn.choose(offered)) // asked once: play goes on at once
}
