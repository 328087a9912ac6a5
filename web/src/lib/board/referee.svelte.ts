/** The server as the referee of a board. */

import type { Decision } from "../../protocol"
import { drawer } from "../rulebook.svelte"
import type { TableState } from "../table.svelte"
import type { Book, Event } from "../texts.svelte"
import type { HintedAction, Preview, Referee, WhyBetter } from "./turn.svelte"

export class TableReferee implements Referee {
  constructor(
    private readonly at: TableState,
    private readonly texts: () => Book | undefined,
  ) {}

  get decision(): Decision | null | undefined {
    return this.at.decision
  }

  get book(): Book | undefined {
    return this.texts()
  }

  get hint(): Referee["hint"] {
    return this.at.info?.hints ? () => this.advise() : undefined
  }

  get orders(): string[] {
    return this.at.orders
  }

  async order(name: string, on: boolean): Promise<void> {
    await this.at.order(name, on)
  }

  async preview(action: number): Promise<Preview> {
    const told = await this.at.ask<"previewed">({ type: "preview", seat: this.seat, action })
    const { events, certain, revocable, outlook } = told
    return { events: events as Event[], certain, revocable, outlook }
  }

  async act(action: number): Promise<void> {
    try {
      await this.at.ask({ type: "act", seat: this.seat, decision: this.decision?.number ?? -1, action })
    } catch (why) {
      this.at.pace.catchUp() // it may be that the game has moved on
      throw why
    }
  }

  whyNot(named: string): ReturnType<Referee["whyNot"]> {
    return this.at.ask<"explained">({ type: "why_not", seat: this.seat, action: null, named })
  }

  openRule(rule: string): void {
    drawer.open(rule, this.at.table?.game ?? "", this.at.table?.version)
  }

  private get seat(): number {
    return this.decision?.seat ?? this.at.viewer
  }

  private async advise(): Promise<HintedAction[]> {
    const { actions } = await this.at.ask<"hinted">({ type: "hint", seat: this.seat })
    return actions.map((one) => ({ ...one, action: one.action.action, why: one.why as WhyBetter[] }))
  }
}
