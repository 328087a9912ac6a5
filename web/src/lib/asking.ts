/** What somebody who is not known yet may ask of a table all the same. */

import { session } from "./session.svelte"
import type { Wish } from "./socket.svelte"
import type { TableState } from "./table.svelte"
import type { Book } from "./texts.svelte"
import { toast } from "./toast.svelte"

/** Asks it of the table as soon as we know who asks: who sits down has a name. Says why it was refused. */
export async function askOf(at: TableState, wish: Wish, book: Book): Promise<void> {
  if (!(await (wish.type === "sit_down" ? session.ensureName() : session.ensureKnown()))) return
  at.ask(wish).catch((why) => toast.refuse(why, book))
}
