import { describe, expect, it } from "vitest"
import { status as tour } from "../../src/games/tour-de-france/status"
import { drawn } from "../../src/games/tour-de-france/view"
import { Book } from "../../src/lib/texts.svelte"
import { statusOf } from "../../src/lib/status"
import type { TableState } from "../../src/lib/table.svelte"

const book = new Book(
  "en",
  [
    "list-and = { $first } and { $last }",
    "space-16 = space 16 (fall)",
    "asks-phase-window = { $who -> [you] Play cards. *[other] { $names } may play cards. }",
    "status-window = { $seat } rolls { $total }: { $space }. { $who -> [you] Change it. *[other] { $names } may. }",
  ]
    .join("\n")
    .replaceAll(/ (\[you\]|\*\[other\]) /g, "\n    $1 ")
    .replaceAll(" }\n", "\n}\n")
    .replace(/ }$/, "\n}"),
)

/** A table at which Ben has rolled, and seats may change the roll. */
function at(viewer: number, asked: number): TableState {
  const decision = viewer === asked ? { seat: asked, number: 1, secret: false, actions: [] } : null
  const position = { viewer, to_act: [asked], asks: "asks-phase-window", view: {}, decision }
  const table = { phase: "playing", seats: [{}, {}, {}], mine: [viewer] }
  return { table, position, names: ["Ana", "Ben", "Cleo"], isMine: () => true } as unknown as TableState
}

describe("the status line", () => {
  const told = tour(drawn([4, 7, 2], { phase: "window", turn: 1, total: 9, target: 16 }))

  it("says what a board knows of this position", () => {
    expect(statusOf(at(0, 0), book, "", told).what).toBe("Ben rolls 9: space 16 (fall). Change it.")
    expect(statusOf(at(0, 2), book, "", told).who).toBe("Ben rolls 9: space 16 (fall). Cleo may.")
  })
  it("says what is asked in all positions of a kind where the board says nothing, or the texts do not know it", () => {
    expect(statusOf(at(0, 0), book, "").what).toBe("Play cards.")
    expect(statusOf(at(0, 2), book, "", ["status-unknown"]).who).toBe("Cleo may play cards.")
  })
})
