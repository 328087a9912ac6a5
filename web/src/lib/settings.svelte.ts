import { keep, kept } from "./keep"

export const LANGUAGES = ["fr", "en"] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = "auto" | "day" | "night"
export type Motion = "auto" | "fast" | "none"
export const SHOWN_SECONDS = [1, 2.5, 4, 6] as const // how long what is shown to all for a moment stays
export const PACES = ["brisk", "calm", "steps"] as const // of what bots do
export type PaceName = (typeof PACES)[number]
export type BoardForm = "drawn" | "words"

interface Kept {
  lang?: Language
  theme?: Theme
  motion?: Motion
  oneClick?: boolean
  board?: BoardForm
  sound?: boolean
  shown?: number
  pace?: PaceName
  onlyOne?: boolean
}

const KEY = "tablee settings"

function firstLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((lang) => wanted.toLowerCase().startsWith(lang))
    if (found) return found
  }
  return "fr"
}

/** What a person likes, in this browser. */
class Settings {
  lang: Language = $state("fr")
  theme: Theme = $state("auto")
  motion: Motion = $state("auto")
  oneClick = $state(false)
  board: BoardForm = $state("drawn")
  sound = $state(false)
  shown: number = $state(2.5)
  pace: PaceName = $state("brisk")
  onlyOne = $state(false) // plays by itself where everybody sees that only one action is legal
  private readonly night = matchMedia("(prefers-color-scheme: dark)")
  private readonly reduced = matchMedia("(prefers-reduced-motion: reduce)")

  constructor() {
    const before = kept<Kept>(KEY) ?? {}
    this.lang = before.lang ?? firstLanguage()
    this.theme = before.theme ?? "auto"
    this.motion = before.motion ?? "auto"
    this.oneClick = before.oneClick ?? false
    this.board = before.board ?? "drawn"
    this.sound = before.sound ?? false
    this.shown = before.shown ?? 2.5
    this.pace = before.pace ?? "brisk"
    this.onlyOne = before.onlyOne ?? false
    this.night.addEventListener("change", () => this.apply())
    this.apply()
  }

  change(wish: Kept): void {
    Object.assign(this, wish)
    const { lang, theme, motion, oneClick, board, sound, shown, pace, onlyOne } = this
    keep(KEY, { lang, theme, motion, oneClick, board, sound, shown, pace, onlyOne } satisfies Kept)
    this.apply()
  }

  get isNight(): boolean {
    return this.theme === "night" || (this.theme === "auto" && this.night.matches)
  }

  /** Does everything jump to its end? */
  get isCalm(): boolean {
    return this.motion === "none" || this.reduced.matches
  }

  private apply(): void {
    const root = document.documentElement
    root.lang = this.lang
    root.classList.toggle("nuit", this.isNight)
    root.classList.toggle("calm", this.motion === "none")
  }
}

export const settings = new Settings()
