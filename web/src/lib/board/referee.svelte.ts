/** The server as the referee of a board. */

import type { Decision } from "../../protocol"
import { drawer } from "../rulebook.svelte"
import type { TableState } from "../table.svelte"
import type { Book, Event } from "../texts.svelte"
import type { Preview, Referee } from "./turn.svelte"

export class TableReferee implements Referee {
  constructor(
    private readonly at: TableState,
    private readonly texts: () => Book | undefined,
  ) {}

  /** While a device is passed on, nobody decides. */
  get decision(): Decision | null | undefined {
    return this.at.nextAtDevice === undefined && this.at.table?.phase === "playing"
      ? this.at.position?.decision
      : undefined
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
    const { events, certain, outlook } = await this.at.ask<"previewed">({ type: "preview", seat: this.seat, action })
    return { events: events as Event[], certain, outlook }
  }

  async act(action: number): Promise<void> {
    await this.at.ask({ type: "act", seat: this.seat, decision: this.decision?.number ?? -1, action })
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

  private async advise(): Promise<{ action: number; reason: string }> {
    const { action, reason, facts } = await this.at.ask<"hinted">({ type: "hint", seat: this.seat })
    return { action: action.action, reason: this.book?.reason(reason, facts) ?? "" }
  }
}
