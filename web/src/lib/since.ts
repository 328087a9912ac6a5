/** What has happened since a seat last acted, read off the lines of its log: so it is the same after a reload. */

import type { LogLine } from "../protocol"

/** What somebody did in one go; `seat` is -1 for what was nobody's alone. */
export interface Step {
  seat: number
  entry: number // the last of its entries
  lines: LogLine[]
}

export interface Since {
  steps: Step[] // the oldest first
  isOwn: boolean // nobody has acted since: only the viewer's own last action is there
}

/**
 * The others' turns since the viewer's last action; where that was the last of all, or nobody views, the last one. What
 * came last and tells nothing, such as a roll that the board shows, has not happened yet.
 */
export function since(
  lines: LogLine[],
  viewer: number,
  silent: string[] = [],
  tells: (line: LogLine) => boolean = () => true,
): Since {
  const steps: Step[] = []
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]!
    if (line.entry === 0) break
    if (!steps.length && !tells(line)) continue
    if (line.seat !== viewer && silent.includes((line.event as { kind: string }).kind)) continue
    if (line.seat === viewer && steps.length && steps[0]!.seat !== viewer) break
    const [first] = steps
    const isTurn = line.seat === first?.seat && line.seat >= 0 && line.seat !== viewer
    const isSame = first && (line.entry === first.lines[0]!.entry || isTurn)
    if (isSame) first.lines.unshift(line)
    else if (first && (first.seat === viewer || viewer < 0)) break
    else steps.unshift({ seat: line.seat, entry: line.entry, lines: [line] })
  }
  return { steps, isOwn: steps[0]?.seat === viewer && viewer >= 0 }
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

function joined(one: Step, other: Step): Step[] {
  return [{ ...one, entry: other.entry, lines: [...one.lines, ...other.lines] }]
}
