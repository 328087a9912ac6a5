/** What a position asks, with the dice, the steps and the targets that it is about. */

import type { Told } from "../../lib/board/game"
import type { BiathlonView } from "./shapes"

export function status(view: BiathlonView): Told | undefined {
  const skier = view.skiers[view.active ?? -1]
  if (!skier) return undefined
  const both = view.skiers.length > view.header.players
  const who = { both, nation: skier.nation ?? "" }
  switch (view.phase) {
    case "take":
      return view.taken.length
        ? ["status-more", { ...who, total: view.total, shoots: skier.must_shoot }]
        : ["status-take", { ...who, shoots: skier.must_shoot, togo: skier.to_go }]
    case "step":
      return ["status-step", { ...who, steps: view.steps, togo: skier.to_go }]
    case "shoot": {
      const open = skier.shots.filter((shot) => shot === "none").length
      return ["status-shoot", { ...who, due: Math.max(0, Math.min(view.total - view.fired.length, open)) }]
    }
    case "draft": {
      const asked = view.skiers[view.asked ?? -1]
      const leader = view.skiers[view.leads[view.leading]?.skier ?? -1]
      if (!asked || !leader) return undefined
      const facts = { both, nation: asked.nation ?? "", ahead: leader.seat, steps: view.draft_path.length }
      return ["status-draft", { ...facts, price: view.draft_cost }]
    }
    default:
      return undefined
  }
}
