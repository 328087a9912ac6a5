/**
 * One decision while it is being made: what is legal, what is picked, what it would bring about, why something is not
 * allowed.
 */

import { untrack } from "svelte"
import type { Choice, Decision } from "../../protocol"
import { Refusal } from "../api"
import { settings } from "../settings.svelte"
import { partsOf, type Book, type Event } from "../texts.svelte"
import { toast } from "../toast.svelte"
import { play as sound } from "./sound"

/** A legal action with its parts: `{ type: "place_link", line: "HUNA-LALE", card: "LALE" }`. */
export interface Option extends Choice {
  parts: Record<string, string>
}

export interface Reason {
  text: string
  rule: string
}

export interface Preview<E extends Event = Event, O = unknown> {
  events: E[]
  certain: boolean
  outlook?: O // where chance may lead, in a shape of the game that tells it
}

/** Who answers for the rules: the server of a table, or a tutorial. */
export interface Referee {
  readonly decision: Decision | null | undefined
  readonly book: Book | undefined
  preview(action: number): Promise<Preview>
  act(action: number): Promise<void>
  whyNot(
    named: string,
  ): Promise<{ allowed: boolean; code: string; rule: string; facts: Record<string, string | number> }>
  hint?(): Promise<{ action: number; reason: string }>
  openRule(rule: string): void
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

export class Turn<E extends Event = Event, O = unknown> {
  picks: string[] = $state([]) // what the player holds, in the board's own words
  chosen: Option | undefined = $state.raw()
  preview: Preview<E, O> | undefined = $state.raw()
  reason: Reason | undefined = $state.raw()
  alternatives: Option[] = $state.raw([]) // several actions fit what was pressed: which one?
  advice: { option: Option; reason: string } | undefined = $state.raw()
  isThinking = $state(false)
  isSending = $state(false)
  readonly options: Option[] = $derived.by(() => this.read())

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

  /** May anything be done now? */
  get isOpen(): boolean {
    return this.options.length > 0
  }

  /** The legal actions that have these parts. */
  find(wanted: Record<string, string>): Option[] {
    const parts = Object.entries(wanted)
    return this.options.filter((option) => parts.every(([name, value]) => option.parts[name] === value))
  }

  pick(...things: string[]): void {
    this.cancel()
    this.picks = things
  }

  /** Chooses an action and asks what it would bring about; with the setting for it, plays at once. */
  async choose(option: Option): Promise<void> {
    return settings.oneClick && this.options.length > 1 ? this.play(option) : this.consider(option)
  }

  /** Chooses an action and asks what it would bring about, whatever the setting: for what may need a warning. */
  async consider(option: Option): Promise<void> {
    this.chosen = option
    this.preview = this.reason = undefined
    this.alternatives = []
    try {
      const preview = await this.foretell(option)
      if (this.chosen?.action === option.action) this.preview = preview
    } catch {
      // Without a preview one can still play.
    }
  }

  /** What an action would bring about, for somebody who only looks at it; nothing is chosen. */
  foresee(option: Option): Promise<Preview<E, O> | undefined> {
    return this.foretell(option).catch(() => undefined)
  }

  /** The referee's answer in the shapes of the game whose board asks. */
  private foretell(option: Option): Promise<Preview<E, O>> {
    return this.referee.preview(option.action) as Promise<Preview<E, O>>
  }

  /** A second press on the same thing plays it. */
  press(option: Option): void {
    void (this.chosen?.action === option.action ? this.play(option) : this.choose(option))
  }

  async play(option: Option | undefined = this.chosen): Promise<void> {
    if (!option || this.isSending) return
    this.isSending = true
    try {
      await this.referee.act(option.action)
    } catch (why) {
      sound("refusal")
      toast.refuse(why, this.referee.book)
    } finally {
      this.isSending = false
    }
  }

  /** Lets go of everything that is picked and chosen. */
  cancel(): void {
    this.picks = []
    this.chosen = this.preview = this.reason = this.advice = undefined
    this.alternatives = []
  }

  /** Several actions would fit: the player says which. */
  offer(options: Option[]): void {
    this.chosen = this.preview = this.reason = undefined
    this.alternatives = options
  }

  get canHint(): boolean {
    return this.referee.hint !== undefined
  }

  /** What would a bot do? It is chosen, not played. */
  async hint(): Promise<void> {
    if (!this.referee.hint || this.isThinking) return
    this.isThinking = true
    try {
      const { action, reason } = await this.referee.hint()
      const option = this.options.find((one) => one.action === action)
      if (!option) return
      this.cancel()
      this.advice = { option, reason }
      if (!settings.oneClick) await this.choose(option)
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

  private read(): Option[] {
    return (this.referee.decision?.choices ?? []).map((choice) => ({ ...choice, parts: partsOf(choice.named) }))
  }

  /** A new decision begins with nothing chosen, unless only one thing can be done. */
  private begin(): void {
    this.cancel()
    this.isSending = false
    const [only, other] = this.options
    if (only && !other) void this.choose(only)
  }
}
