/**
 * One decision while it is being made: what is legal, what is picked, what it would bring about, why something is not
 * allowed.
 */

import { untrack } from "svelte"
import type { Decision, LegalAction } from "../../protocol"
import { Refusal } from "../api"
import { settings } from "../settings.svelte"
import { partsOf, type Book, type Event } from "../texts.svelte"
import { toast } from "../toast.svelte"
import { play as sound } from "./sound"

/** A legal action with its parts: `{ type: "place_link", line: "HUNA-LALE", card: "LALE" }`. */
export interface OfferedAction extends LegalAction {
  parts: Record<string, string>
}

export interface Reason {
  text: string
  rule: string
}

export interface Preview<E extends Event = Event, O = unknown> {
  events: E[]
  certain: boolean
  revocable?: boolean // it could be taken back
  outlook?: O // where chance may lead, in a shape of the game that tells it
}

/** Something that is told more often, or less, after a better action than after this one. */
export interface WhyBetter {
  event: Event
  better: number // times in a hundred
  other: number
}

/** An action of a hint; a lesson says nothing of its worth. */
export interface HintedAction {
  action: number
  worth?: number // thousandths of a won game
  error?: number
  why: WhyBetter[]
}

export type AdvisedAction = HintedAction & { offered: OfferedAction }

/** Who answers for the rules: the server of a table, or a tutorial. */
export interface Referee {
  readonly decision: Decision | null | undefined
  readonly book: Book | undefined
  preview(action: number): Promise<Preview>
  act(action: number): Promise<void>
  whyNot(
    named: string,
  ): Promise<{ allowed: boolean; code: string; rule: string; facts: Record<string, string | number> }>
  hint?(): Promise<HintedAction[]> // the best one first
  openRule(rule: string): void
  readonly wanted?: number | undefined // of a lesson: the action that it waits for
  readonly orders?: string[] // standing orders of the seat
  order?(name: string, on: boolean): Promise<void>
}

/** For boards that are only looked at. */
export const NOBODY: Referee = {
  decision: undefined,
  book: undefined,
  preview: () => Promise.resolve({ events: [], certain: true }),
  act: () => Promise.resolve(),
  whyNot: () => Promise.resolve({ allowed: true, code: "", rule: "", facts: {} }),
  openRule: () => undefined,
}

const DOUBLE_PRESS = 350 // ms

export class Turn<E extends Event = Event, O = unknown> {
  picks: string[] = $state([]) // what the player holds, in the board's own words
  chosen: OfferedAction | undefined = $state.raw()
  preview: Preview<E, O> | undefined = $state.raw()
  reason: Reason | undefined = $state.raw()
  alternatives: OfferedAction[] = $state.raw([]) // several actions fit what was pressed: which one?
  advice: AdvisedAction[] = $state.raw([]) // the best action first
  private played = 0 // when something was last played at its first press
  isThinking = $state(false)
  isSending = $state(false)
  readonly actions: OfferedAction[] = $derived.by(() => this.read())

  constructor(private readonly referee: Referee) {
    let number = -1
    $effect.pre(() => {
      const now = referee.decision?.number ?? -1
      if (now === number) return
      number = now
      untrack(() => this.begin())
    })
  }

  get decision(): Decision | null | undefined {
    return this.referee.decision
  }

  /** What a lesson wants to be done, for a board to mark it. */
  get wanted(): OfferedAction | undefined {
    return this.actions.find((offered) => offered.action === this.referee.wanted)
  }

  /** May anything be done now? */
  get isOpen(): boolean {
    return this.actions.length > 0
  }

  /** The legal actions that have these parts. */
  find(wanted: Record<string, string>): OfferedAction[] {
    const parts = Object.entries(wanted)
    return this.actions.filter((offered) => parts.every(([name, value]) => offered.parts[name] === value))
  }

  pick(...things: string[]): void {
    this.cancel()
    this.picks = things
  }

  /** Chooses an action and asks what it would bring about; with the setting for it, plays at once. */
  async choose(offered: OfferedAction): Promise<void> {
    if (settings.oneClick && this.actions.length > 1) await this.play(offered)
    else await this.consider(offered)
  }

  /** Chooses an action and asks what it would bring about, whatever the setting: for what may need a warning. */
  async consider(offered: OfferedAction): Promise<void> {
    this.chosen = offered
    this.preview = this.reason = undefined
    this.alternatives = []
    try {
      const preview = await this.foretell(offered)
      if (this.chosen?.action === offered.action) this.preview = preview
    } catch {
      // Without a preview one can still play.
    }
  }

  /** What an action would bring about, for somebody who only looks at it; nothing is chosen. */
  foresee(offered: OfferedAction): Promise<Preview<E, O> | undefined> {
    return this.foretell(offered).catch(() => undefined)
  }

  /** The referee's answer in the shapes of the game whose board asks. */
  private foretell(offered: OfferedAction): Promise<Preview<E, O>> {
    return this.referee.preview(offered.action) as Promise<Preview<E, O>>
  }

  /**
   * A second press on the same thing plays it. The first does where nothing is lost by it: there is nothing to read
   * before, and it can be taken back.
   */
  press(offered: OfferedAction): void {
    if (Date.now() - this.played < DOUBLE_PRESS) return // by somebody who presses everything twice
    if (this.chosen?.action === offered.action) void this.play(offered)
    else void this.choose(offered).then(() => this.playTrifle(offered))
  }

  private async playTrifle(offered: OfferedAction): Promise<void> {
    const { chosen, preview } = this
    if (chosen?.action !== offered.action || this.actions.length < 2) return
    if (!preview?.revocable || preview.events.length > 1 || this.advice.length) return
    this.played = Date.now()
    await this.play(offered)
  }

  /** Plays an action; false if it was not taken, which has been said. */
  async play(offered: OfferedAction | undefined = this.chosen): Promise<boolean> {
    if (!offered || this.isSending) return false
    this.isSending = true
    try {
      await this.referee.act(offered.action)
      return true
    } catch (why) {
      sound("refusal")
      toast.refuse(why, this.referee.book)
      return false
    } finally {
      this.isSending = false
    }
  }

  /** Lets go of everything that is picked and chosen. */
  cancel(): void {
    this.picks = []
    this.chosen = this.preview = this.reason = undefined
    this.alternatives = []
    this.advice = []
  }

  /** Several actions would fit: the player says which. */
  offer(offers: OfferedAction[]): void {
    this.chosen = this.preview = this.reason = undefined
    this.alternatives = offers
  }

  get canHint(): boolean {
    return this.referee.hint !== undefined
  }

  /** What should be done? It is chosen, not played. */
  async hint(): Promise<void> {
    if (!this.referee.hint || this.isThinking) return
    this.isThinking = true
    try {
      const hinted = await this.referee.hint()
      const advice = hinted.flatMap((one) => {
        const offered = this.actions.find(({ action }) => action === one.action)
        return offered ? [{ ...one, offered }] : []
      })
      const [best] = advice
      if (!best) return
      this.cancel()
      this.advice = advice
      if (!settings.oneClick) await this.consider(best.offered)
    } catch (why) {
      toast.refuse(why, this.referee.book)
    } finally {
      this.isThinking = false
    }
  }

  openRule(rule: string): void {
    this.referee.openRule(rule)
  }

  /** The standing orders of the seat: what is answered for it without asking. */
  get orders(): string[] {
    return this.referee.orders ?? []
  }

  /** Can orders be given here? In a lesson they cannot. */
  get canOrder(): boolean {
    return this.referee.order !== undefined
  }

  async order(name: string, on: boolean): Promise<void> {
    try {
      await this.referee.order?.(name, on)
    } catch (why) {
      toast.refuse(why, this.referee.book)
    }
  }

  /** « Pourquoi pas ? » An action in its named form; the answer is in `reason`. */
  async ask(named: string): Promise<Reason | undefined> {
    const { book } = this.referee
    if (!book) return undefined
    this.chosen = this.preview = undefined
    try {
      const said = await this.referee.whyNot(named)
      this.reason = said.allowed ? undefined : { text: book.refusal(said), rule: said.rule }
    } catch (why) {
      if (why instanceof Refusal) this.reason = { text: book.refusal(why), rule: why.rule }
    }
    if (this.reason) sound("refusal")
    return this.reason
  }

  private read(): OfferedAction[] {
    return (this.referee.decision?.actions ?? []).map((action) => ({ ...action, parts: partsOf(action.named) }))
  }

  /** A new decision begins with nothing chosen, unless only one thing can be done. */
  private begin(): void {
    this.cancel()
    this.isSending = false
    const [only, other] = this.actions
    if (only && !other) void this.choose(only)
  }
}
