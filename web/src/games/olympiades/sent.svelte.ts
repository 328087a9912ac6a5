/** What was last locked from this page, and by which seat: shown to that seat alone, while its pad is closed. */

import type { OfferedAction } from "../../lib/board/turn.svelte"

class Sent {
  private last: { viewer: number; offered: OfferedAction } | undefined = $state.raw()

  note(viewer: number, offered: OfferedAction): void {
    this.last = { viewer, offered }
  }

  /** The action behind a draft that the server keeps for this seat; undefined after a reload. */
  of(viewer: number, draft: number[] | null | undefined): OfferedAction | undefined {
    return this.last?.viewer === viewer && this.last.offered.action === draft?.[0] ? this.last.offered : undefined
  }
}

export const sent = new Sent()
