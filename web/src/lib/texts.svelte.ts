/** Sentences: the page's own, and those of kernel, table and game, which the server sends. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle"
import { SvelteMap } from "svelte/reactivity"
import en from "../texts/en.ftl?raw"
import fr from "../texts/fr.ftl?raw"
import { api, type Refusal } from "./api"
import { bundleOf, sentence } from "./elision"
import { settings, type Language } from "./settings.svelte"

export type Value = string | number | boolean | null | undefined | Value[]
/** What a word of an action or an event is called at this table, if it has a name there. */
export type Saying = (word: string) => string | undefined
export type Values = Record<string, Value>

/** Marks around a name in a sentence, for callers that show it bold. */
const NAME = { open: "\uE000", close: "\uE001" }
const NAMED = /\uE000(.*?)\uE001/

export function marked(names: string[]): string[] {
  return names.map((name) => `${NAME.open}${name}${NAME.close}`)
}

/** A sentence with marked names in pieces: every second one is a name. */
export function pieces(sentence: string): string[] {
  return sentence.split(NAMED)
}

/** An event of the log: what happened, by which rule. Its arguments are those of its kind, as the game's shapes say. */
export interface Event {
  kind: string
  rule: string
}

/** The seat that an event tells of, if it tells of one. */
export function seatOf(event: Event): number | undefined {
  return "seat" in event && typeof event.seat === "number" ? event.seat : undefined
}

const HIDDEN = "hidden" // the value of an argument that the reader may not see
const LONGEST = 300
const AGAIN_MS = 3000 // after texts did not arrive
const KEY = /^([a-zA-Z][\w-]*) *=/gm
const THING = /^[a-z]+-([A-Z][A-Z0-9_]+)$/
const NUMBER = /^\d+$/
const SEAT = /^s(\d+)$/
const OWNED = /^(.+)-(\d+)$/

const own = { fr: bundleOf("fr", fr), en: bundleOf("en", en) }

/** One of the page's own sentences in the language of the moment. */
export function t(key: string, facts: Record<string, string | number> = {}): string {
  return sentence(own[settings.lang], key, facts)
}

export function hasOwn(key: string): boolean {
  return own[settings.lang].hasMessage(key)
}

/** The words for a line or a thing of a rule book. */
export interface Rule {
  id: string
  text: string
}

/** A piece of a sentence: words, or a blank with the name of what belongs there. */
export type SentencePart = string | { part: string }

export interface ActionType {
  type: string
  sentence: string
  pieces: SentencePart[]
}

export interface Section {
  id: string
  title: string
  rules: Rule[]
}

/** The sentences of one game in one language: the twin of `tablee.engine.texts`. */
export class Book {
  readonly keys: string[]
  private readonly bundle: FluentBundle
  private readonly things: Map<string, string> // in capitals, whatever their vocabulary
  private readonly say: Saying = () => undefined
  private readonly spoken = new WeakMap<Saying, Book>()

  constructor(
    readonly lang: Language,
    source: string,
    private readonly words: Record<string, string> = {},
    private readonly lines: Record<string, string> = {},
  ) {
    this.bundle = bundleOf(lang, source)
    this.keys = [...source.matchAll(KEY)].map((match) => match[1] as string)
    const things = this.keys.flatMap((key) => {
      const thing = THING.exec(key)?.[1]
      return thing && !key.startsWith("section-") && !key.startsWith("rule-") ? [[thing, key] as const] : []
    })
    this.things = new Map(things)
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The same book at a table where places have names of their own, such as those of a circuit. */
  speaking(say: Saying): Book {
    const known = this.spoken.get(say)
    if (known) return known
    const book = Object.assign(Object.create(Book.prototype) as Book, this, { say })
    this.spoken.set(say, book)
    return book
  }

  text(key: string, facts: Values = {}): string {
    const said = Object.entries(facts).map(([name, value]) => [name, this.word(name, value)])
    return sentence(this.bundle, key, Object.fromEntries(said))
  }

  /** What a game is called where there is little room. */
  get short(): string {
    return this.text(this.has("short") ? "short" : "name")
  }

  private word(name: string, value: Value): FluentVariable {
    if (value === null || value === undefined) return HIDDEN
    if (Array.isArray(value)) return this.listed(value.map((one) => String(this.word(name, one))))
    if (typeof value === "boolean") return value ? "yes" : "no"
    const key = `${this.words[name] ?? name}-${value}`
    if (this.has(key)) return sentence(this.bundle, key, {})
    const said = typeof value === "string" ? this.say(value) : undefined
    if (said !== undefined) return said
    return typeof value === "string" && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  }

  listed(words: string[]): string {
    const last = words.at(-1)
    if (last === undefined) return this.text("list-nothing")
    return words.length === 1 ? last : this.text("list-and", { first: words.slice(0, -1).join(", "), last })
  }

  /** The sentence of an event as this viewer reads it; empty for one that only a board shows. */
  event(event: Event, names: string[], viewer: number): string {
    const { kind, rule: _, ...facts } = event
    const seat = seatOf(event)
    const who = seat === undefined ? {} : { who: seat === viewer ? "you" : "other", seat: this.seat(seat, names) }
    return this.text(`event-${keyPart(kind)}`, this.withNames({ ...facts, ...who }, names))
  }

  /** The name of the player who sits there. */
  private seat(seat: number, names: string[]): string {
    return names[seat] ?? this.text("seat-name", { number: seat + 1 })
  }

  /** Facts in which the seats that a game speaks of have their names. */
  private withNames(facts: Values, names: string[]): Values {
    const isSeat = (name: string, value: Value) =>
      this.words[name] === "seat" || (name === "seat" && Number.isInteger(value))
    const seats = Object.entries(facts).filter(([name, value]) => value !== null && isSeat(name, value))
    return { ...facts, ...Object.fromEntries(seats.map(([name, value]) => [name, this.seat(Number(value), names)])) }
  }

  /** An action as a sentence, from its named form. */
  action(named: string, names: string[] = []): string {
    const { type, ...parts } = partsOf(named)
    return this.text(`action-${keyPart(type ?? "")}`, this.withNames(parts, names))
  }

  /** Why not: the game's, the table's or the kernel's sentence. */
  refusal(refused: Pick<Refusal, "code" | "facts">): string {
    for (const key of [`refusal-${refused.code}`, `mistake-${refused.code}`]) {
      if (this.has(key)) return this.text(key, refused.facts)
    }
    return hasOwn(`refusal-${refused.code}`) ? t(`refusal-${refused.code}`) : t("refusal-other", { code: refused.code })
  }

  /** The label of a line of a position; `hand 1` is a hand. */
  label(label: string): string {
    const key = `position-${label}`
    return this.has(key) ? this.text(key) : hasOwn(key) ? t(key) : label
  }

  /** Has this line of a position one word for each seat? */
  isBySeat(label: string): boolean {
    return this.lines[label]?.startsWith("seat=") ?? false
  }

  /** A line of a position as people read it: the twin of `tablee.engine.wording`. */
  line(label: string, words: string[], names: string[]): string {
    const whole = this.named(label, words.join("-"))
    if (whole !== undefined) return whole
    if (this.lines[label] === "sentence") return words.join(" ")
    const said = this.eachWord(label, words, names)
    const [each, isEach] = (this.lines[label] ?? "").split("=")
    if (isEach !== undefined) {
      const owner = (i: number) => (each === "seat" ? this.seat(i, names) : String(i + 1))
      return said.map((what, i) => this.text("position-each", { owner: owner(i), what })).join(", ")
    }
    const unseen = words.filter((word) => word === "?").length
    if (unseen < 2) return said.join(", ").replaceAll(", ×", " ×") || this.text("list-nothing")
    const seen = said.filter((_, i) => words[i] !== "?")
    return [...seen, this.text("position-unseen-count", { count: unseen })].join(", ")
  }

  /** The words of a line one by one. */
  eachWord(label: string, words: string[], names: string[]): string[] {
    const form = this.lines[label] ?? ""
    const kinds = form.slice(form.lastIndexOf("=") + 1).split(" ")
    return words.map((word, i) => this.wordSaid(label, kinds[Math.min(i, kinds.length - 1)] ?? "", word, names))
  }

  private wordSaid(label: string, kind: string, word: string, names: string[]): string {
    const own = this.named(label, word === "-" ? "none" : word)
    if (own !== undefined) return own
    if (word === "-") return this.text("list-nothing")
    if (word === "?") return this.text("position-unseen")
    if (/^\?\d+$/.test(word)) return this.text("position-unseen-count", { count: Number(word.slice(1)) })
    if (kind.includes(":") && word.includes(":")) {
      const [one = "", other = ""] = kind.split(":")
      const colon = word.indexOf(":")
      const owner = this.wordSaid(label, one, word.slice(0, colon), names)
      return this.text("position-each", { owner, what: this.wordSaid(label, other, word.slice(colon + 1), names) })
    }
    if (word.includes("+") && kind !== "text")
      return this.listed(word.split("+").map((part) => this.wordSaid(label, kind, part, names)))
    return this.thingSaid(kind, word, names)
  }

  private thingSaid(kind: string, word: string, names: string[]): string {
    if (kind === "seat" && NUMBER.test(word)) return this.seat(Number(word), names)
    if (kind === "place" && NUMBER.test(word)) return String(Number(word) + 1)
    const key = [`${kind}-${word}`, this.things.get(word) ?? ""].find((one) => this.has(one))
    if (key) return this.text(key)
    const [, seat] = SEAT.exec(word) ?? []
    if (seat) return this.seat(Number(seat), names)
    const [, thing, owner] = OWNED.exec(word) ?? []
    const owned = `${kind}-${thing}-of`
    if (thing && this.has(owned)) return this.text(owned, { seat: this.seat(Number(owner), names) })
    return this.say(word) ?? word
  }

  /** What the texts call a word of a line, or a whole line, by itself. */
  private named(label: string, word: string): string | undefined {
    const key = `position-${label}-${word}`
    return word && this.has(key) ? this.text(key) : undefined
  }

  /** What a position asks of the seats that must decide, in the game's words; empty if the game has none for it. */
  asked(key: string, seats: number[], viewer: number, names: string[], facts: Values = {}): string {
    if (!key || !this.has(key)) return ""
    const listed = this.listed(seats.map((seat) => this.seat(seat, names)))
    const who = { who: seats.includes(viewer) ? "you" : "other", names: listed, count: seats.length }
    return this.text(key, { ...this.withNames(facts, names), ...who })
  }

  /** The kinds of action as sentences with blanks. */
  actionTypes(): ActionType[] {
    const keys = this.keys.filter((key) => key.startsWith("action-"))
    return keys.map((key) => {
      const pieces = partsOfSentence(this.bundle.getMessage(key)?.value)
      const sentence = pieces.map((piece) => (typeof piece === "string" ? piece : "…")).join("")
      return { type: key.slice("action-".length).replaceAll("-", "_"), sentence, pieces }
    })
  }
}

/** The rules of a game, which are fetched when somebody wants to read them. */
export class RuleBook extends Book {
  /** All chapters in their order; the table's own rules come last. */
  sections(): Section[] {
    const sections: Section[] = []
    for (const key of this.keys) {
      if (key.startsWith("section-"))
        sections.push({ id: key.slice("section-".length), title: this.text(key), rules: [] })
      if (key.startsWith("rule-")) sections.at(-1)?.rules.push({ id: ruleId(key), text: this.text(key) })
    }
    const isTable = (section: Section) => Number(section.id.startsWith("TAB-"))
    return sections.sort((a, b) => isTable(a) - isTable(b))
  }
}

/** The lines of a position text, without the first. */
export function linesOf(position: string): { label: string; words: string[] }[] {
  return position
    .split("\n")
    .slice(1)
    .map((line) => {
      const colon = line.indexOf(":")
      return {
        label: line.slice(0, colon),
        words: line
          .slice(colon + 1)
          .split(" ")
          .filter(Boolean),
      }
    })
}

/** The words and the blanks of a pattern, in order. */
function partsOfSentence(pattern: unknown): SentencePart[] {
  if (typeof pattern === "string") return [pattern]
  if (!Array.isArray(pattern)) return []
  return pattern.flatMap((part): SentencePart[] => {
    if (typeof part === "string") return [part]
    if (part?.type === "func") return partsOfSentence(part.args)
    if (part?.type === "select") return partsOfSentence([part.selector])
    return part?.type === "var" ? [{ part: String(part.name) }] : []
  })
}

/** `card_drawn` is `card-drawn` in a key. */
function keyPart(name: string): string {
  return name.replaceAll("_", "-")
}

/** The rule of a message `rule-KAH-5-2`. */
function ruleId(key: string): string {
  return key.slice("rule-".length).replace(/-(\d+)$/, ".$1")
}

/** `bid number=2` is a `bid` with the `number` 2. */
export function partsOf(named: string): Record<string, string> {
  const [type = "", ...parts] = named.split(" ")
  return {
    type,
    ...Object.fromEntries(parts.map((part) => [part.split("=")[0] ?? "", part.slice(part.indexOf("=") + 1)])),
  }
}

/** « § 5.2 » for `KAH-5.2`. */
export function chip(rule: string): string {
  return `§ ${rule.slice(rule.indexOf("-") + 1)}`
}

/** The books that have arrived, in all languages asked for. */
class Library {
  private readonly books = new SvelteMap<string, Book>()
  private readonly ruleBooks = new SvelteMap<string, RuleBook>()
  private readonly asked = new Set<string>()

  /** The book of a game, or of the table alone; undefined until it has arrived. */
  book(slug = "", version?: number): Book | undefined {
    const lang = settings.lang
    const key = `${slug} ${version ?? ""} ${lang}`
    this.want(key, async () => {
      const [source, info] = await Promise.all([
        api.texts(lang, slug, version),
        slug ? api.game(slug, version) : Promise.resolve(undefined),
      ])
      this.books.set(key, new Book(lang, source, info?.words, info?.lines))
    })
    return this.books.get(key)
  }

  /** The rule book of a game. */
  rules(slug: string, version?: number): RuleBook | undefined {
    const lang = settings.lang
    const key = `rules ${slug} ${version ?? ""} ${lang}`
    this.want(key, async () => {
      this.ruleBooks.set(key, new RuleBook(lang, await api.rules(lang, slug, version)))
    })
    return this.ruleBooks.get(key)
  }

  /** What a game is called and promises, for who chooses one. */
  blurb(slug: string): Book | undefined {
    const lang = settings.lang
    this.want(`blurbs ${lang}`, async () => {
      for (const [game, source] of Object.entries(await api.blurbs(lang)))
        this.books.set(`blurb ${game} ${lang}`, new Book(lang, source))
    })
    return this.books.get(`blurb ${slug} ${lang}`)
  }

  /** The table's own book, waited for; undefined if the server does not answer. */
  async own(): Promise<Book | undefined> {
    const lang = settings.lang
    return (
      this.book() ??
      api.texts(lang, "").then(
        (source) => new Book(lang, source),
        () => undefined,
      )
    )
  }

  /** Whoever asks first has it fetched; if it does not arrive, again a little later. */
  private want(key: string, fetch: () => Promise<void>): void {
    if (this.asked.has(key)) return
    this.asked.add(key)
    const again = () => void fetch().catch(() => setTimeout(again, AGAIN_MS))
    again()
  }
}

export const library = new Library()

/** The sentence of a refusal where no game is at hand. */
export function refusalText(refused: Refusal): string {
  return library.book()?.refusal(refused) ?? t("refusal-connection-lost")
}
