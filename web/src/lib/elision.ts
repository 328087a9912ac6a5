/** Short words of French before names: « d’Ana », « de Léo », « au Môle »; the twin of `elision.py`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"

const MARK = /^\uE000/ // around names that are shown bold
const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ø: "o" }
// An h is mute in names, those apart that came from elsewhere with theirs; a y before a vowel is a consonant.
const VOWEL =
  /^(?:[aeiou]|y[bcdfghj-np-tv-xz]|h(?!a(?!dri|mlet|nna|nnib|rpag)|ei|elg|elm|ermann|ir|oll|olm|ow|ua|uy)[aeiouy])/

function beginsWithVowel(word: string): boolean {
  const plain = word.replace(MARK, "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")
  return VOWEL.test(plain.replace(/[œæø]/g, (letter) => LETTERS[letter] ?? letter))
}

/** `elide("de", "Ana")` is « d’Ana »; in texts it is written `{ ELIDE("de", $name) }`. */
export function elide(short: string, word: string): string {
  return beginsWithVowel(word) ? `${short.slice(0, -1)}’${word}` : `${short} ${word}`
}

const CONTRACTED: Record<string, string> = { "à Le": "au", "à Les": "aux", "de Le": "du", "de Les": "des" }

/** `contract("à", "Le Môle")` is « au Môle »: of places with an article; in texts `{ CONTRACT("à", $place) }`. */
export function contract(short: string, place: string): string {
  const [, article = "", rest = ""] = /^(\S+) (.+)$/.exec(place) ?? []
  const merged = CONTRACTED[`${short} ${article}`]
  return merged ? `${merged} ${rest}` : `${short} ${place}`
}

/** Sentences of one language, with what they may ask for. */
export function bundleOf(lang: string, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: {
      ELIDE: ([short, word]) => elide(String(short), String(word)),
      IS: ([value, word]) => (String(value) === String(word) ? "yes" : "no"), // for what is no name of a variant
      CONTRACT: ([short, place]) => contract(String(short), String(place)),
    },
  })
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

/** A sentence with its facts put in. One that lacks a fact is a mistake of ours, and tests look at the console. */
export function sentence(bundle: FluentBundle, key: string, facts: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value
  if (pattern == null) return key
  const errors: Error[] = []
  const said = bundle.formatPattern(pattern, facts, errors)
  if (errors.length && said.includes("{")) console.error(`${key}: ${said}`, errors[0])
  return said
}
