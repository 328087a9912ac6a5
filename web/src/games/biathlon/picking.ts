/** From what is pressed to an action. Which actions there are, the server says. */

import type { OfferedAction, Turn } from "../../lib/board/turn.svelte"
import { settings } from "../../lib/settings.svelte"
import { looking } from "./looking.svelte"
import { COLUMNS, colours, deciding, HITS, tokensOf } from "./view"
import type { BiathlonView, Skier } from "./shapes"

const TAKING = ["take_column", "take_extra", "free_column"]

function one(turn: Turn, wanted: Record<string, string>): OfferedAction | undefined {
  return turn.find(wanted)[0]
}

/**
 * Chooses an action and, pressed again, plays it; where one press plays, not before it is sure that the skier does not
 * collapse.
 */
export async function pressWarily(
  turn: Turn,
  offered: OfferedAction,
  isQuick = settings.oneClick && turn.actions.length > 1,
): Promise<void> {
  if (turn.chosen?.action === offered.action) return void (await turn.play())
  await turn.consider(offered)
  if (isQuick && turn.chosen?.action === offered.action && turn.preview && !leadsToCollapse(turn)) await turn.play()
}

/** Chooses an action by its name and, pressed again, plays it; what is not legal says why. */
export function pressNamed(turn: Turn, named: string): void {
  if (!turn.isOpen) return
  const offered = turn.actions.find((one) => one.named === named)
  if (offered) turn.press(offered)
  else void turn.ask(named)
}

// Columns and dice ----------------------------------------------------------------------------------

/** The action that a column stands for at this moment: taking it, or rolling one of its dice again. */
export function columnAction(turn: Turn, column: string): OfferedAction | undefined {
  const taking = turn.actions.find(({ parts }) => parts["column"] === column && TAKING.includes(parts["type"] ?? ""))
  return taking ?? one(turn, { type: "reroll_die", spot: column === "sprint" ? "sprint" : `col-${column}` })
}

export function pressColumn(turn: Turn, view: BiathlonView, column: string): void {
  if (!turn.isOpen) return
  const offered = columnAction(turn, column)
  if (offered) return void pressWarily(turn, offered)
  if (isPlacing(turn)) return column === "sprint" ? turn.pick() : toggleStar(turn, column)
  const isSprintFirst = column === "sprint" && view.taken.length === 0
  const type =
    view.phase === "free-column"
      ? "free_column"
      : view.phase === "reroll-die"
        ? ""
        : view.taken.length || isSprintFirst
          ? "take_extra"
          : "take_column"
  void turn.ask(type ? `${type} column=${column}` : `reroll_die spot=${column === "sprint" ? column : `col-${column}`}`)
}

// Sixes ---------------------------------------------------------------------------------------------

export function isPlacing(turn: Turn): boolean {
  return turn.actions.some(({ parts }) => parts["type"] === "place_sixes")
}

/** The star boxes that are meant to receive a six. */
export function starsPicked(turn: Turn): string[] {
  const chosen = turn.chosen?.parts["stars"]
  return chosen === undefined ? turn.picks : chosen === "none" ? [] : [...chosen]
}

/** May a six lie above this column, with others or alone? */
export function isStarOpen(turn: Turn, column: string): boolean {
  return turn.actions.some(({ parts }) => parts["stars"]?.includes(column) && parts["stars"] !== "none")
}

export function toggleStar(turn: Turn, column: string): void {
  if (!turn.isOpen) return
  const reroll = one(turn, { type: "reroll_die", spot: `star-${column}` })
  if (reroll) return turn.press(reroll)
  if (!isPlacing(turn))
    return void turn.ask(
      turn.actions.some(({ parts }) => parts["type"] === "reroll_die")
        ? `reroll_die spot=star-${column}`
        : `place_sixes stars=${column}`,
    )
  const before = starsPicked(turn)
  const after = before.includes(column) ? before.filter((star) => star !== column) : [...before, column].sort()
  const most = Math.max(
    ...turn.actions.map(({ parts }) => (parts["stars"] === "none" ? 0 : (parts["stars"]?.length ?? 0))),
  )
  if (!isStarOpen(turn, column) || after.length > most) return void turn.ask(`place_sixes stars=${after.join("")}`)
  turn.pick(...after)
}

/** The placement that is put together so far, as an action or as what is asked about. */
export function placement(turn: Turn): { named: string; offered: OfferedAction | undefined } {
  const named = `place_sixes stars=${starsPicked(turn).join("") || "none"}`
  return { named, offered: turn.actions.find((one) => one.named === named) }
}

export function placeSixes(turn: Turn): void {
  const { named, offered } = placement(turn)
  if (offered) void turn.play(offered)
  else void turn.ask(named)
}

// Wax -----------------------------------------------------------------------------------------------

/** A token at an end of the row: what it can do now, or why not. */
export function pressWax(turn: Turn, view: BiathlonView, side: string): void {
  if (!turn.isOpen) return
  const refresh = one(turn, { type: "refresh", refresh: side })
  if (refresh) return turn.press(refresh)
  const [only, other] = turn.find({ type: "use_wax", side })
  if (only && other) return turn.picks[0] === `wax-${side}` ? turn.cancel() : turn.pick(`wax-${side}`)
  if (only) return void pressWarily(turn, only)
  void turn.ask(view.phase === "refresh" ? `refresh refresh=${side}` : `use_wax side=${side} choice=0`)
}

/** The wax row as it is being laid: tokens that the server knows, and those that are only held up. */
export function rowOf(turn: Turn, view: BiathlonView, seat: number): number[] {
  const held = looking.row?.tokens.slice((view.picked[seat]?.length ?? 0) - looking.row.from) ?? turn.picks.map(Number)
  return [...(view.picked[seat] ?? []), ...(view.phase === "wax" ? held : [])]
}

/** A token joins the row, or leaves it again; nothing is sent before the whole row is. */
export function pressToken(turn: Turn, view: BiathlonView, seat: number, token: number): void {
  if (!turn.isOpen || looking.row || view.picked[seat]?.includes(token)) return
  const held = turn.picks.filter((one) => one !== String(token))
  if (held.length < turn.picks.length) turn.pick(...held)
  else if (rowOf(turn, view, seat).length < view.wax_slots) turn.pick(...held, String(token))
}

/** Lays the row that is held up; of equal tokens the first comes first, as the rules name them. */
export function layRow(turn: Turn, view: BiathlonView, seat: number): void {
  const known = view.picked[seat] ?? []
  const all = tokensOf(view.skiers[deciding(view, seat)]?.nation ?? "")
  const tokens: number[] = []
  for (const pick of turn.picks.map(Number)) {
    const isFree = (token: number) => !known.includes(token) && !tokens.includes(token)
    tokens.push(all.findIndex((kind, token) => kind === all[pick] && isFree(token)))
  }
  looking.row = { from: known.length, tokens, sent: -1 }
  layOn(turn, view, seat)
}

/** The next token of the row, once the server knows the one before it. */
export function layOn(turn: Turn, view: BiathlonView, seat: number): void {
  const known = view.picked[seat]?.length ?? 0
  if (!looking.row || looking.row.sent === known) return
  looking.row.sent = known
  const token = looking.row.tokens[known - looking.row.from]
  const offered = token === undefined ? undefined : one(turn, { type: "pick_wax", pick: String(token + 1) })
  if (offered) void turn.play(offered).then((isTaken) => isTaken || (looking.row = undefined))
  else looking.row = undefined
}

// Steps ---------------------------------------------------------------------------------------------

/** A space: the end of a movement is held up and then gone to; one step is chosen and then made. */
export function pressSpace(turn: Turn, view: BiathlonView, space: string): void {
  if (!turn.isOpen) return
  const end = view.ends.find((one) => one.space === space)
  if (view.phase === "slip") return pressNamed(turn, `slip ways=${end?.ways ?? "FF"}`)
  if (view.phase !== "step") return void turn.ask("step way=F")
  const way = view.ways.find((one) => one.space === space)
  if (end && turn.picks[0] === space) return walk(turn, view)
  if (end) {
    turn.pick(space)
    return settings.oneClick ? walk(turn, view) : undefined
  }
  const offered = way && one(turn, { type: "step", way: way.way })
  if (offered) return turn.press(offered)
  void turn.ask(wayTo(view, space))
}

/** The step that a neighbouring space would be; of any other, why one cannot stop there. */
function wayTo(view: BiathlonView, space: string): string {
  const place = (name: string | null | undefined) => (/^r(\d+)\.(\d)$/.exec(name ?? "") ?? []).slice(1).map(Number)
  const [row = 0, lane = 0] = place(view.skiers[view.active ?? 0]?.space)
  const [there = 0, aside = 0] = place(space)
  const ways = there === row ? { [-1]: "L", 1: "R" } : there === row + 1 ? { [-1]: "l", 0: "F", 1: "r" } : {}
  const way = (ways as Record<number, string>)[aside - lane]
  return way && !view.ways.some((one) => one.way === way) ? `step way=${way}` : "done"
}

/** Goes the whole way to the end that is held up; the steps follow one another as the server takes them. */
export function walk(turn: Turn, view: BiathlonView): void {
  const end = view.ends.find((one) => one.space === turn.picks[0])
  if (!end) return
  looking.walk = { from: view.trail.length, ways: end.ways, played: -1 }
  goOn(turn, view)
}

/** The next step of a walk, if it is still open; the server has made by itself those that left no choice. */
export function goOn(turn: Turn, view: BiathlonView): void {
  const number = turn.decision?.number ?? -1
  if (!looking.walk || looking.walk.played === number) return // the position that follows has not come yet
  looking.walk.played = number
  const way = view.phase === "step" ? looking.walk.ways[view.trail.length - looking.walk.from] : undefined
  const offered = way === undefined ? undefined : one(turn, { type: "step", way })
  if (offered) void turn.play(offered).then((isTaken) => isTaken || (looking.walk = undefined))
  else looking.walk = undefined
}

// Shots ---------------------------------------------------------------------------------------------

export function pressTarget(turn: Turn, target: number): void {
  if (!turn.isOpen) return
  const offered =
    one(turn, { type: "shoot", target: String(target) }) ?? one(turn, { type: "reroll_shot", target: String(target) })
  if (offered) turn.press(offered)
  else
    void turn.ask(turn.find({ type: "reroll_shot" }).length ? `reroll_shot target=${target}` : `shoot target=${target}`)
}

/** The surest shot that can be fired. */
export function surest(turn: Turn, skier: Skier): OfferedAction | undefined {
  const chances = colours(skier).map((colour) => HITS[colour] ?? 0)
  const chance = (offered: OfferedAction) => chances[Number(offered.parts["target"]) - 1] ?? 0
  return turn
    .find({ type: "shoot" })
    .reduce<OfferedAction | undefined>(
      (best, offered) => (best && chance(best) >= chance(offered) ? best : offered),
      undefined,
    )
}

// Done ----------------------------------------------------------------------------------------------

/** Enough dice: goes at once, unless the skier would collapse; then that is said first. */
export function pressDone(turn: Turn): void {
  const offered = turn.actions.find((one) => one.named === "done")
  void (offered ? pressWarily(turn, offered, true) : turn.ask("done"))
}

export function leadsToCollapse(turn: Turn): boolean {
  return turn.preview?.events.some(({ kind }) => kind === "skier_collapsed") ?? false
}

/** What a key stands for while dice are taken: 1 to 4 and S. */
export function columnOfKey(key: string): string | undefined {
  return key === "s" ? "sprint" : COLUMNS.slice(0, 4).find((column) => column === key)
}
