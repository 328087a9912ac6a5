/** From tiles and eggs that are pressed to an action. Nothing here knows a rule: it only looks for legal actions. */

import type { Turn } from "../../lib/board/turn.svelte"

export const TILE_KEYS = [..."123456789abc"] // 0, + and − belong to the frame

/** The eggs on which something may be put now. */
export function legalEggs(turn: Turn): number[] {
  return turn.find({ type: "drop" }).map((option) => Number(option.parts["egg"]))
}

/** A tile is turned at once: nobody can know what will come, so there is nothing to confirm. */
export function pressTile(turn: Turn, slot: number): void {
  if (!turn.isOpen) return
  const [option] = turn.find({ type: "flip", slot: String(slot) })
  void (option ? turn.play(option) : turn.ask(`flip slot=${slot}`))
}

export function pressEgg(turn: Turn, egg: number): void {
  if (!turn.isOpen) return
  const [option] = turn.find({ type: "drop", egg: String(egg) })
  if (option) turn.press(option)
  else void turn.ask(`drop egg=${egg}`)
}
