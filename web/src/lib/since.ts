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

/** The others' turns since the viewer's last action; where that was the last of all, or nobody views, the last one. */
export function since(lines: LogLine[], viewer: number, silent: string[] = []): Since {
  const steps: Step[] = []
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]!
    if (line.entry === 0) break
    if (line.seat !== viewer && silent.includes((line.event as { kind: string }).kind)) continue
    if (line.seat === viewer && steps.length && steps[0]!.seat !== viewer) break
    const [first] = steps
    const isSame =
      first && (line.entry === first.lines[0]!.entry || (line.seat === first.seat && first.seat !== viewer))
    if (isSame) first.lines.unshift(line)
    else if (first && (first.seat === viewer || viewer < 0)) break
    else steps.unshift({ seat: line.seat, entry: line.entry, lines: [line] })
  }
  return { steps, isOwn: steps[0]?.seat === viewer && viewer >= 0 }
}
