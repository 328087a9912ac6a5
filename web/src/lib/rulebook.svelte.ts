/** The rules of a game beside what is played: the drawer that any chip opens, and the search. */

import type { RuleBook, Section } from "./texts.svelte"

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** The sections with the rules that contain all these words. */
export function findRules(book: RuleBook, search: string): Section[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const fits = (section: Section, id: string, text: string) =>
    words.every((word) => plain(`${id} ${section.title} ${text}`).includes(word))
  return book
    .sections()
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => fits(section, rule.id, rule.text)) }))
    .filter((section) => section.rules.length)
}

class RuleDrawer {
  rule = $state("")
  game = $state("")
  version: number | undefined = $state()
  private before: Element | null = null

  open(rule: string, game: string, version?: number): void {
    this.before = document.activeElement
    this.rule = rule
    this.game = game
    this.version = version
  }

  close(): void {
    this.rule = ""
    if (this.before instanceof HTMLElement && this.before.isConnected) this.before.focus()
  }
}

export const drawer = new RuleDrawer()
