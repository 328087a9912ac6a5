/** The kernel of a notebook as the one who answers for the rules: the twin of `tablee.notebook`. */

import type { Decision, Explained, GameInfo, LogLine, Previewed } from "../protocol"
import { api, Refusal, type Facts } from "../lib/api"
import type { Language } from "../lib/settings.svelte"

/** What a cell shows, from its first moment to the last. */
export interface CellSetting {
  game: string
  version: number
  names: string[]
  lang: Language
  moment: number
  viewer: number
  steps: boolean
}

/** A moment of a line, as one viewer may know it. */
export interface CellMoment {
  line: number // 0 is the match itself, the others were tried
  began: number // the moment of the match where a line left it; -1 for the match
  moment: number
  last: number
  viewer: number
  viewers: number[]
  view: unknown
  text: string
  asks: string
  to_act: number[]
  seat: number
  actions: string[]
  undone: boolean
  log: LogLine[]
  decision: Decision | null
  places: number[]
  steps: boolean
}

interface Answer {
  id: string
  answer?: unknown
  refused?: { code: string; rule: string; facts: Facts }
}

type Waiting = { resolve: (answer: unknown) => void; reject: (why: Refusal) => void }

export class Kernel {
  private readonly waiting = new Map<string, Waiting>()
  private count = 0
  private readonly name = Math.random().toString(36).slice(2) // others may show the same widget

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<Answer>) => this.hear(data)
  }

  setting(): Promise<CellSetting> {
    return this.ask("setting")
  }

  look(line: number, moment: number, viewer: number): Promise<CellMoment> {
    return this.ask("look", { line, moment, viewer })
  }

  act({ line, moment, viewer }: CellMoment, seat: number, action: number): Promise<CellMoment> {
    return this.ask("act", { line, moment, viewer, seat, action })
  }

  preview({ line, moment }: CellMoment, seat: number, action: number): Promise<Previewed> {
    return this.ask("preview", { line, moment, seat, action })
  }

  why({ line, moment }: CellMoment, seat: number, named: string): Promise<Explained> {
    return this.ask("why", { line, moment, seat, named })
  }

  /** What boards and books fetch from a server comes from the kernel, too. */
  serve(): void {
    Object.assign(api, {
      game: () => this.ask<GameInfo>("game"),
      texts: (lang) => this.ask<string>("texts", { lang, rules: false }),
      rules: (lang) => this.ask<string>("texts", { lang, rules: true }),
      scenery: () => this.ask("scenery"),
    } satisfies Partial<typeof api>)
  }

  private ask<T>(ask: string, about: Record<string, unknown> = {}): Promise<T> {
    const id = `${this.name} ${this.count++}`
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting["resolve"], reject })
      this.port.postMessage({ ...about, id, ask })
    })
  }

  private hear({ id, answer, refused }: Answer): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (refused) waiting?.reject(new Refusal(refused.code, refused.rule, refused.facts))
    else waiting?.resolve(answer)
  }
}
