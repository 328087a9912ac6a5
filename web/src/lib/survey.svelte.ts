/** What the server says of a text that people bring to a table, asked again whenever the text has changed. */

import type { Surveyed } from "../protocol"
import { api, Refusal } from "./api"

const PAUSE_MS = 150 // a survey is asked for when nothing more is typed

export class Survey {
  found: Surveyed | undefined = $state.raw() // of the text as it is now; undefined until the answer is there
  refusal: Refusal | undefined = $state.raw()
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly slug: string,
    private readonly option: string,
  ) {}

  /** Asks what there is to say of this text; without one there is nothing to say. */
  look(text: string): void {
    clearTimeout(this.timer)
    this.asked += 1
    this.found = undefined
    this.refusal = undefined
    if (text) this.timer = setTimeout(() => void this.ask(text, this.asked), PAUSE_MS)
  }

  private async ask(text: string, number: number): Promise<void> {
    try {
      const found = await api.survey(this.slug, this.option, text)
      if (number === this.asked) this.found = found
    } catch (why) {
      if (number === this.asked && why instanceof Refusal) this.refusal = why
    }
  }
}
