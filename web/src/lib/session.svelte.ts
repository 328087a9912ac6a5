/** The person in front of this page. */

import type { GameInfo, Me } from "../protocol"
import { api } from "./api"
import { keep, kept } from "./keep"
import { connection } from "./socket.svelte"

const GUEST = "tablee guest" // the public id of who plays here under the name that the page has given

class Session {
  me: Me | undefined = $state.raw()
  games: GameInfo[] = $state.raw([])
  asking = $state(false) // the dialogue that asks for a name is open
  private answered: ((named: boolean) => void)[] = []

  async open(): Promise<void> {
    this.me = await api.me()
    if (!this.me.password_needed) connection.open()
    this.games = await api.games()
  }

  /** Does the server know this person, under whatever name? */
  get isKnown(): boolean {
    return Boolean(this.me?.user)
  }

  /** The name that this person has given; empty for a guest. */
  get ownName(): string {
    return this.me && kept<string>(GUEST) !== this.me.user ? this.me.name : ""
  }

  async name(name: string, password = ""): Promise<void> {
    const isNew = !this.isKnown
    this.me = await api.name(name, password)
    keep(GUEST, "")
    if (isNew) connection.open()
  }

  /** Plays without having given a name, and is asked for one before meeting others. */
  async beGuest(name: string): Promise<void> {
    await this.name(name)
    keep(GUEST, this.me?.user ?? "")
  }

  /** This browser is somebody else from now on: whoever has a code, a passkey or a card, or nobody. */
  be(me: Me): void {
    this.me = me
    keep(GUEST, "")
    connection.open()
  }

  /** Ends this person's cookies on all other devices. */
  signOutElsewhere(): Promise<void> {
    return this.ending(api.signOutElsewhere)
  }

  /** Does what ends this page's connection, too: nobody need be told. */
  async ending(work: () => Promise<Me>): Promise<void> {
    connection.expectsEnd = true
    try {
      this.me = await work()
    } finally {
      connection.expectsEnd = false
      connection.open()
    }
  }

  forget(): Promise<void> {
    return this.ending(api.forget)
  }

  /** Asks for a name if there is none yet; false if the person would rather not. A guest may stay one. */
  async ensureName(): Promise<boolean> {
    return Boolean(this.ownName) || this.ask()
  }

  /** The same, but a guest is known well enough. */
  async ensureKnown(): Promise<boolean> {
    return this.isKnown || this.ask()
  }

  private ask(): Promise<boolean> {
    this.asking = true
    return new Promise((resolve) => this.answered.push(resolve))
  }

  closeAsking(): void {
    this.asking = false
    for (const resolve of this.answered.splice(0)) resolve(this.isKnown)
  }
}

export const session = new Session()
