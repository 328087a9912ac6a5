/** From buttons, wheel and colours to an action. Nothing here knows a rule: it only looks for legal actions. */

import type { OfferedAction, Turn } from "../../lib/board/turn.svelte"
import { settings } from "../../lib/settings.svelte"
import { sent } from "./sent.svelte"
import { faceOf } from "./tiles/face"
import type { Draft } from "./tiles/tile"
import type { OlympiadesView } from "./shapes"

const WITH_NUMBER = ["bid", "enter", "shoot", "block"]
const WITH_TARGET = ["pass_to", "attack"]
export const COUNTED = ["announce", "split", "allocate"]

/** What the three buttons stand for in the event, as its tile has it; a bid needs none. */
export function buttonsOf({ tile }: OlympiadesView, viewer: number): string[] {
  return faceOf(tile.event)?.buttons?.(tile, viewer) ?? []
}

/** Is the pad used for this decision? Otherwise it is folded away, and one speaks aloud. */
export function isOnPad(turn: Turn, buttons: string[]): boolean {
  return turn.actions.every(({ parts }) => parts["type"] === "bid" || buttons.includes(parts["type"] ?? ""))
}

export function takesNumber(type: string): boolean {
  return WITH_NUMBER.includes(type) || COUNTED.includes(type)
}

export function takesTarget(type: string): boolean {
  return WITH_TARGET.includes(type)
}

/** What stands on the pad: what was set, or what was chosen on the tile or advised. */
export function draftOf(turn: Turn): Draft | undefined {
  const parts = turn.chosen?.parts ?? Object.fromEntries(turn.picks.map((pick) => pick.split("=")))
  const { type, n, target } = parts
  if (!type) return undefined
  return { type, n: n === undefined ? undefined : Number(n), target: target === undefined ? undefined : Number(target) }
}

/** The action that the pad makes clear, if it does. */
export function offeredAction(turn: Turn): OfferedAction | undefined {
  if (turn.chosen) return turn.chosen
  const draft = draftOf(turn)
  const fits = draft ? turn.find(wanted(draft)) : []
  return fits.length === 1 ? fits[0] : undefined
}

function wanted({ type, n, target }: Draft): Record<string, string> {
  return {
    type,
    ...(n === undefined ? {} : { n: String(n) }),
    ...(target === undefined ? {} : { target: String(target) }),
  }
}

function set(turn: Turn, draft: Draft): void {
  turn.pick(...Object.entries(wanted(draft)).map(([name, value]) => `${name}=${value}`))
}

/** The numbers that may be set, for the button that is pressed or for the only one that takes a number. */
export function numbersOf(turn: Turn): number[] {
  const type = numberType(turn)
  return turn.find({ type }).map(({ parts }) => Number(parts["n"]))
}

function numberType(turn: Turn): string {
  const now = draftOf(turn)?.type ?? ""
  return takesNumber(now)
    ? now
    : (turn.actions.find(({ parts }) => takesNumber(parts["type"] ?? ""))?.parts["type"] ?? "")
}

export function targetsOf(turn: Turn): number[] {
  return turn.actions.flatMap(({ parts }) => (parts["target"] === undefined ? [] : [Number(parts["target"])]))
}

/** A button: what was set before stays, where it still fits. */
export function pressButton(turn: Turn, type: string, why: string): void {
  const offers = turn.find({ type })
  const [only, other] = offers
  if (!only) return void turn.ask(why)
  const before = draftOf(turn)
  const target = takesTarget(type) ? (other ? before?.target : Number(only.parts["target"])) : undefined
  set(turn, { type, n: takesNumber(type) ? before?.n : undefined, target })
}

export function setNumber(turn: Turn, n: number): void {
  const type = numberType(turn)
  if (!type) return
  if (turn.find({ type, n: String(n) }).length) set(turn, { type, n })
  else void turn.ask(`${type} n=${n}`)
}

/** The wheel is turned by one or more; it stops at its ends. */
export function stepNumber(turn: Turn, by: number): void {
  const legal = numbersOf(turn)
  const draft = draftOf(turn)
  const now = draft && takesNumber(draft.type) ? draft.n : undefined
  if (!legal.length) return
  const next = now === undefined ? (by > 0 ? legal[0]! + by - 1 : legal[0]!) : now + by
  set(turn, { type: numberType(turn), n: Math.min(legal.at(-1)!, Math.max(legal[0]!, next)) })
}

export function setTarget(turn: Turn, target: number): void {
  const [offered] = turn.find({ target: String(target) })
  const type = turn.actions.find(({ parts }) => takesTarget(parts["type"] ?? ""))?.parts["type"]
  if (offered) set(turn, { type: offered.parts["type"]!, target })
  else if (type) void turn.ask(`${type} target=${target}`)
}

export function stepTarget(turn: Turn, by: number): void {
  const targets = targetsOf(turn)
  const place = targets.indexOf(draftOf(turn)?.target ?? -1)
  const next = targets[place < 0 ? (by > 0 ? 0 : targets.length - 1) : (place + by + targets.length) % targets.length]
  if (next !== undefined) setTarget(turn, next)
}

/** Throwing once more, again and again: a press does it. */
const REPEATED = ["retry", "reroll"]

/** Something said aloud: chosen, and with a second press done. */
export function pressAction(turn: Turn, named: string): void {
  const offered = turn.actions.find((one) => one.named === named)
  if (!offered) return void turn.ask(named)
  if (settings.oneClick || REPEATED.includes(offered.parts["type"] ?? "")) void turn.play(offered)
  else turn.press(offered)
}

/** « Verrouiller »: the choice is sent, for good. */
export function lock(turn: Turn): void {
  const offered = offeredAction(turn)
  if (!offered) return
  sent.note(turn.decision?.seat ?? -1, offered)
  void turn.play(offered)
}
