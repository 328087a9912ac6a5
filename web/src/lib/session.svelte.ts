/** The person in front of this page. */

import type { GameInfo, Me } from "../protocol"
import { api } from "./api"
import { connection } from "./socket.svelte"

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

  get isNamed(): boolean {
    return Boolean(this.me?.user)
  }

  async name(name: string, password = ""): Promise<void> {
    const isNew = !this.isNamed
    this.me = await api.name(name, password)
    if (isNew) connection.open()
  }

  async become(code: string): Promise<void> {
    this.me = await api.useCode(code)
    connection.open()
  }

  /** Ends this person's cookies on all other devices. */
  async signOutElsewhere(): Promise<void> {
    connection.expectsEnd = true
    try {
      this.me = await api.signOutElsewhere()
    } finally {
      connection.expectsEnd = false
      connection.open()
    }
  }

  async forget(): Promise<void> {
    this.me = await api.forget()
    connection.open()
  }

  /** Asks for a name if there is none yet; false if the person would rather not. */
  async ensureName(): Promise<boolean> {
    if (this.isNamed) return true
    this.asking = true
    return new Promise((resolve) => this.answered.push(resolve))
  }

  closeAsking(): void {
    this.asking = false
    for (const resolve of this.answered.splice(0)) resolve(this.isNamed)
  }
}

export const session = new Session()
