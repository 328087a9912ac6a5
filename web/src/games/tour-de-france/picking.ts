/**
 * From cards, signs and letters that are pressed to an action. Nothing here knows a rule: it only looks for legal
 * actions that fit.
 */

import type { OfferedAction, Turn } from "../../lib/board/turn.svelte"
import type { TourDeFranceView } from "./shapes"

export type Sign = "plus" | "minus"

/** A strategy card of the hand: `3`, or with its printed sign `+3`, `-3`. */
export function cardOf(name: string): { value: string; sign: Sign | undefined } {
  const value = name.replace(/^[+-]/, "")
  return { value, sign: name === value ? undefined : name.startsWith("-") ? "minus" : "plus" }
}

/** What is written on it: `±3`, or its printed sign. */
export function faceOf(name: string): string {
  return cardOf(name).sign ? name.replace("-", "−") : `±${name}`
}

/** The sign that is meant if none is said: one pushes oneself and slows the others. */
export function usualSign(view: TourDeFranceView, viewer: number): Sign {
  return view.turn === viewer ? "plus" : "minus"
}

/** The card that is held up with its sign, as it would count; 0 if none is. */
export function heldUp(turn: Turn): number {
  const { type, value = "0", sign } = turn.chosen?.parts ?? {}
  return type === "play" ? Number(value) * (sign === "minus" ? -1 : 1) : 0
}

function playing(turn: Turn, value: string, sign: Sign): OfferedAction | undefined {
  return turn.find({ type: "play", value, sign })[0]
}

/** A card: held up with its sign, pressed again played; out of its time it says why not. */
export function pressCard(turn: Turn, view: TourDeFranceView, viewer: number, name: string): void {
  const { value, sign = usualSign(view, viewer) } = cardOf(name)
  const held = heldUp(turn)
  if (Math.abs(held) === Number(value) && playing(turn, value, held < 0 ? "minus" : "plus")) return void turn.play()
  const offered = playing(turn, value, sign)
  if (offered) void turn.choose(offered)
  else if (turn.isOpen) void turn.ask(`play value=${value} sign=${sign}`)
}

/** The sign over a space that a card would lead to: that card is held up, or played if it already is. */
export function pressHint(turn: Turn, value: number): void {
  const offered = playing(turn, String(Math.abs(value)), value < 0 ? "minus" : "plus")
  if (offered) turn.press(offered)
}

/** The other sign for the card that is held up. */
export function pressSign(turn: Turn, sign: Sign): void {
  const value = String(Math.abs(heldUp(turn)))
  if (value === "0") return
  const offered = playing(turn, value, sign)
  if (offered) void turn.choose(offered)
  else void turn.ask(`play value=${value} sign=${sign}`)
}

/** The only action of a kind, if it can be done now. */
export function only(turn: Turn, type: string): OfferedAction | undefined {
  return turn.find({ type })[0]
}
