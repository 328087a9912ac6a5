/** The drawings of the rule book, made by the board itself. */

import { telling } from "../../lib/board/events"
import type { Figure } from "../../lib/board/game"
import { drawn } from "./view"
import type { KahunaEvent, KahunaView } from "./shapes"

const told = telling<KahunaEvent>({ seat: 0 })
const laid = (line: string, card: string) => told("link_laid", { line, card })
const won = (island: string) => told("stone_won", { island })
const swept = (line: string, island: string) => told("link_swept", { line, island, seat: 1 })
const lost = (island: string) => told("stone_lost", { island, seat: 1 })

const SOUTH: Figure["crop"] = [40, 390, 920, 330]
const EAST: Figure["crop"] = [330, 60, 640, 440]
const WEST: Figure["crop"] = [40, 30, 500, 480]

const FIGURES: Record<string, Figure<KahunaView, KahunaEvent>> = {
  "KAH-3.1": { view: drawn([[], []]), preview: [laid("HUNA-LALE", "LALE")], crop: SOUTH },
  "KAH-4.1": {
    view: drawn([[], ["BARI-FAAA", "BARI-COCO", "BARI-ELAI"]], { BARI: 1 }),
    preview: [told("link_removed", { line: "BARI-FAAA", cards: ["BARI", "FAAA"] }), lost("BARI")],
    crop: EAST,
  },
  "KAH-5.2": { view: drawn([["HUNA-LALE"], []]), preview: [laid("KAHU-LALE", "LALE"), won("LALE")], crop: SOUTH },
  "KAH-5.3": {
    view: drawn([["HUNA-LALE"], ["IFFI-LALE"]]),
    preview: [laid("KAHU-LALE", "LALE"), won("LALE"), swept("IFFI-LALE", "LALE")],
    crop: SOUTH,
  },
  "KAH-5.4": {
    view: drawn([
      ["ALOA-BARI", "DUDA-HUNA", "HUNA-LALE"],
      ["ALOA-DUDA", "ELAI-HUNA"],
    ]),
    preview: [
      laid("ALOA-HUNA", "HUNA"),
      won("ALOA"),
      won("HUNA"),
      swept("ALOA-DUDA", "ALOA"),
      swept("ELAI-HUNA", "HUNA"),
    ],
    crop: WEST,
  },
  "KAH-5.5": {
    view: drawn(
      [
        ["ELAI-JOJO", "IFFI-JOJO"],
        ["COCO-GOLA", "GOLA-JOJO", "GOLA-KAHU"],
      ],
      { GOLA: 1 },
    ),
    preview: [laid("FAAA-JOJO", "JOJO"), won("JOJO"), swept("GOLA-JOJO", "JOJO"), lost("GOLA")],
    crop: EAST,
  },
}

export function figures(rule: string): Figure<KahunaView, KahunaEvent> | undefined {
  return FIGURES[rule]
}
