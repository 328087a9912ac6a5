/** What takes a name back, one's own page and friends: asked for by the screens that show them. */

import type { CardMade, Friend, Lasting, Me, OwnPage, PasskeyOptions } from "../protocol"
import { json, part } from "./api"
import { answered, made } from "./passkeys"
import { session } from "./session.svelte"
import { settings } from "./settings.svelte"

export const names = {
  lasting: () => json<Lasting>("GET", "api/me/lasting"),
  makeCard: (lang: string) => json<CardMade>("POST", "api/me/card", { lang }),
  removeCard: () => json<Lasting>("DELETE", "api/me/card"),
  removePasskey: (id: string) => json<Lasting>("DELETE", `api/me/passkeys/${part(id)}`),
  leave: () => json<Me>("POST", "api/me/leave"),
  wish: (shared: boolean, invitable: boolean) => json<Lasting>("POST", "api/me/wishes", { shared, invitable }),
  page: (link: string) => json<OwnPage>("GET", link ? `api/pages/${part(link)}` : "api/me/page"),
  friends: (table: string) => json<Friend[]>("GET", `api/me/friends?table=${part(table)}`),
  invite: (table: string, user: string) => json<Friend[]>("POST", `api/tables/${part(table)}/invite`, { user }),
  exportAddress: "api/me/export",

  async makePasskey(): Promise<Lasting> {
    const { options } = await json<PasskeyOptions>("POST", "api/me/passkeys/offer")
    return json<Lasting>("POST", "api/me/passkeys", { answer: await made(options) })
  },

  /** This browser becomes whoever has the passkey that the person picks. */
  async usePasskey(): Promise<void> {
    const { options } = await json<PasskeyOptions>("POST", "api/me/passkeys/ask")
    await be(await json<Me>("POST", "api/me/passkeys/continue", { answer: await answered(options) }))
  },

  /** This browser becomes whoever has printed these words. */
  async useCard(words: string): Promise<void> {
    await be(await json<Me>("POST", "api/me/card/continue", { words }))
  },

  async useCode(code: string): Promise<void> {
    await be(await json<Me>("POST", "api/me/continue", { code }))
  },
}

type Likes = Parameters<typeof settings.change>[0]
const LIKES = ["lang", "theme", "motion", "oneClick", "board", "sound", "shown", "pace", "onlyOne"] as const

/** The person's own settings come along, before any of this browser's could be kept in their place. */
async function be(me: Me): Promise<void> {
  const { looks } = await names.lasting()
  if (looks) settings.change(likesOf(JSON.parse(looks) as Record<string, unknown>))
  session.be(me)
}

/** Of what was kept what this page knows, and of the kind that it has. */
export function likesOf(found: Record<string, unknown>): Likes {
  const known = LIKES.filter((name) => typeof found[name] === typeof settings[name])
  return Object.fromEntries(known.map((name) => [name, found[name]])) as Likes
}

/** How this page looks, to be kept with the name. */
export function looksNow(): string {
  return JSON.stringify(Object.fromEntries(LIKES.map((name) => [name, settings[name]])))
}

export async function keepLooks(looks: string): Promise<void> {
  await json("POST", "api/me/looks", { looks })
}
