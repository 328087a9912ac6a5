/** The drawer that shows a rule, opened from any chip. */

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
