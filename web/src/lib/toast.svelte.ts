import type { Book } from "./texts.svelte"
import { t } from "./texts.svelte"
import { Refusal } from "./api"
import { library } from "./texts.svelte"

const SECONDS = 5

export interface ToastMessage {
  text: string
  rule: string
}

/** One announcement at a time. */
class Toast {
  notice: ToastMessage | undefined = $state.raw()
  private timer: ReturnType<typeof setTimeout> | undefined

  say(text: string, rule = ""): void {
    this.notice = { text, rule }
    this.restart()
  }

  /** Says why something was refused. */
  refuse(why: unknown, book?: Book): void {
    if (why instanceof Refusal) void this.explain(why, book)
    else this.say(t("refusal-other", { code: String(why) }))
  }

  private async explain(why: Refusal, book?: Book): Promise<void> {
    const words = book ?? (await library.own())
    this.say(words?.refusal(why) ?? t("refusal-connection-lost"), why.rule)
  }

  hold(): void {
    clearTimeout(this.timer)
  }

  restart(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.close(), SECONDS * 1000)
  }

  close(): void {
    this.notice = undefined
  }
}

export const toast = new Toast()
