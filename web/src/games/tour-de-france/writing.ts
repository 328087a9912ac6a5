/** Question cards that people write: the text of the option, as the form shows it and changes it. */

import type { Language } from "../../lib/settings.svelte"

export const CATEGORIES = ["tourism", "cycling"] as const
export type Category = (typeof CATEGORIES)[number]
export const MOST = 29 // blank cards in the box
export const ANSWERS = 3

export interface Wording {
  q: string
  a: string[]
  why?: string
}

export interface Question {
  difficulty: number
  right: number
  source?: string
  fr?: Wording
  en?: Wording
}

export type OwnCard = { id: string; town?: string } & Partial<Record<Category, Question>>

/** One question of the list: where it stands, and in which language it is shown. */
export interface Entry {
  card: number
  id: string
  category: Category
  question: Question
  lang: Language
  words: Wording
}

/** The cards of a text; undefined if it is none that the form could show. */
export function cardsOf(text: string): OwnCard[] | undefined {
  if (!text.trim()) return []
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) && found.every(isCard) ? (found as OwnCard[]) : undefined
  } catch {
    return undefined
  }
}

function isCard(found: unknown): boolean {
  if (typeof found !== "object" || found === null) return false
  const card = found as Partial<OwnCard>
  return typeof card.id === "string" && CATEGORIES.every((name) => card[name] === undefined || isQuestion(card[name]))
}

function isQuestion(found: Partial<Question>): boolean {
  const isWording = (one: Partial<Wording> | undefined) =>
    one === undefined || (typeof one.q === "string" && Array.isArray(one.a))
  return typeof found.right === "number" && isWording(found.fr) && isWording(found.en)
}

/** All questions in order, in the reader's language where they have it. */
export function entriesOf(cards: OwnCard[], reader: Language): Entry[] {
  return cards.flatMap((one, card) =>
    CATEGORIES.flatMap((category): Entry[] => {
      const question = one[category]
      if (!question) return []
      const lang = question[reader] ? reader : question.fr ? "fr" : "en"
      return [{ card, id: one.id, category, question, lang, words: question[lang] ?? { q: "", a: [] } }]
    }),
  )
}

/** A new card behind the others, with the first number that is free. */
export function added(cards: OwnCard[], lang: Language, words: Wording, right = 0): OwnCard[] {
  const ids = Array.from({ length: MOST }, (_, i) => `C${String(i + 1).padStart(2, "0")}`)
  const id = ids.find((one) => !cards.some((card) => card.id === one))
  return id ? [...cards, { id, tourism: { difficulty: 1, right, [lang]: words } }] : cards
}

/** The same cards with something else in a question. */
export function changed(
  cards: OwnCard[],
  entry: Entry,
  wish: Partial<Question>,
  words: Partial<Wording> = {},
): OwnCard[] {
  const question = { ...entry.question, ...wish, [entry.lang]: { ...entry.words, ...words } }
  return cards.map((card, i) => (i === entry.card ? { ...card, [entry.category]: question } : card))
}

/** The same with a question of the other kind, if its card has none of that yet. */
export function turned(cards: OwnCard[], entry: Entry, category: Category): OwnCard[] {
  return cards.map((card, i) => {
    if (i !== entry.card || card[category]) return card
    const { [entry.category]: question, ...rest } = card
    return { ...rest, [category]: question } as OwnCard
  })
}

/** The same without a question, and without its card if that was its only one. */
export function without(cards: OwnCard[], entry: Entry): OwnCard[] {
  return cards.flatMap((card, i) => {
    if (i !== entry.card) return [card]
    const { [entry.category]: _, ...rest } = card
    return CATEGORIES.some((name) => rest[name as keyof typeof rest]) ? [rest as OwnCard] : []
  })
}
