/** What was last locked from this page, and by which seat: shown to that seat alone, while its pad is closed. */

import type { Option } from "../../lib/board/turn.svelte"

class Sent {
  private last: { viewer: number; option: Option } | undefined = $state.raw()

  note(viewer: number, option: Option): void {
    this.last = { viewer, option }
  }

  /** The option behind a draft that the server keeps for this seat; undefined after a reload. */
  of(viewer: number, draft: number[] | null | undefined): Option | undefined {
    return this.last?.viewer === viewer && this.last.option.action === draft?.[0] ? this.last.option : undefined
  }
}

export const sent = new Sent()
