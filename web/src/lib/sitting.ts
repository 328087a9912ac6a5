/** Seats where there is no table: in a lesson, in a problem. */

import type { Seat } from "../protocol"

/** People by these names, all there, with nothing to be said of them. */
export function sitting(names: string[]): Seat[] {
  return names.map((name, seat) => ({
    seat,
    name,
    user: name,
    kind: "person",
    present: true,
    absent_from: 0,
    ready: true,
    seal: "",
    contribution: "",
    sitting_in: "",
    conceded: false,
    agrees_to_end: false,
    muted: false,
    owner: "",
    off_until: 0,
    days_left: 0,
  }))
}
