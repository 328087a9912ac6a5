/** What has happened since a seat last acted, read off the lines of its log: so it is the same after a reload. */

import type { LogLine } from "../protocol"

/** What somebody did in one go; `seat` is -1 for what was nobody's alone. */
export interface Step {
  seat: number
  entry: number // the last of its entries
  lines: LogLine[]
}

/** Entries that came while a seat's person did not look, after `from` and up to `to`: what its seat did there others did for it. */
export interface Absence {
  from: number
  to: number
}
export const NEVER_AWAY: Absence = { from: 0, to: 0 }

export interface Since {
  steps: Step[] // the oldest first
  isOwn: boolean // nobody has acted since: only the viewer's own last action is there
}

/**
 * The others' turns since the viewer's last action; where that was the last of all, or nobody views, the last one. What
 * came last and tells nothing, such as a roll that the board shows, has not happened yet. What was answered for somebody
 * who was away is told as the others' turns are, and so is what came of the last choice in secret.
 */
export function since(
  lines: LogLine[],
  viewer: number,
  silent: string[] = [],
  tells: (line: LogLine) => boolean = () => true,
  away: Absence = NEVER_AWAY,
): Since {
  const steps: Step[] = []
  const isHere = (entry: number) => entry <= away.from || entry > away.to
  const isOwn = ({ seat, entry }: { seat: number; entry: number }) => seat === viewer && isHere(entry)
  // Whoever was the last to choose in secret has opened all choices: what they tell came of it.
  const hasOpened = ({ seat, entry, event }: LogLine) =>
    seat < 0 && viewer >= 0 && (event as { seat?: unknown }).seat === viewer && isHere(entry)
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]!
    if (line.entry === 0) break
    const next = lines[i + 1] // the first line of its entry, if that is another
    if (steps.length && next && next.entry !== line.entry && hasOpened(next)) break
    if (!steps.length && !tells(line)) continue
    if (!isOwn(line) && silent.includes((line.event as { kind: string }).kind)) continue
    const [first] = steps
    if (isOwn(line) && first && !isOwn(first)) break
    const isTurn = line.seat === first?.seat && line.seat >= 0 && !isOwn(line)
    const isSame = first && (line.entry === first.lines[0]!.entry || isTurn)
    if (isSame) first.lines.unshift(line)
    else if (first && (isOwn(first) || viewer < 0)) break
    else steps.unshift({ seat: line.seat, entry: line.entry, lines: [line] })
  }
  return { steps, isOwn: steps[0] !== undefined && isOwn(steps[0]) && viewer >= 0 }
}

/**
 * Each action of these turns for itself; one that tells nothing goes with the one after it, or the last before it. A
 * turn that tells nothing is left out, unless there is no other.
 */
export function actionsOf(steps: Step[], tells: (line: LogLine) => boolean): Step[] {
  const telling = steps.filter(({ lines }) => lines.some(tells))
  return (telling.length ? telling : steps).flatMap((step) => {
    const actions: Step[] = []
    let isOpen = false // has the last one told nothing so far?
    for (const line of step.lines) {
      const last = actions.at(-1)
      if (last && (isOpen || line.entry === last.entry)) {
        last.lines.push(line)
        last.entry = line.entry
      } else actions.push({ ...step, entry: line.entry, lines: [line] })
      isOpen = !actions.at(-1)!.lines.some(tells)
    }
    const end = isOpen && actions.length > 1 ? actions.pop() : undefined
    if (end) actions.push(...joined(actions.pop()!, end))
    return actions
  })
}

/** Whose mark stands before what somebody did: whoever its first words are about, if an answer let another go on. */
export function subjectOf(step: Step, tells: (line: LogLine) => boolean): number {
  if (step.seat < 0) return step.seat
  const about = (step.lines.find(tells)?.event as { seat?: unknown } | undefined)?.seat
  return typeof about === "number" && about >= 0 ? about : step.seat
}

/** The turns of which there is something to say, told in so many pieces: a mark without words says nothing. */
export function spoken(steps: Step[], told: (step: Step) => string[]): Step[] {
  return steps.filter((step) => told(step).some(Boolean))
}

function joined(one: Step, other: Step): Step[] {
  return [{ ...one, entry: other.entry, lines: [...one.lines, ...other.lines] }]
}
