/** What is looked for, or who has been overtaken by whom. */

import type { Told } from "../../lib/board/game"
import type { PiquePlumeView } from "./shapes"

export function status(view: PiquePlumeView): Told {
  if (view.asked.length) return ["status-overtaken", { seat: view.turn, own: view.turn === view.header.viewer }]
  return ["status-find", { sought: view.eggs[view.targets[view.turn]!]! }]
}
