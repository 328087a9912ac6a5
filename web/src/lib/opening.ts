/** Opens tables. */

import type { GameInfo, NewTable } from "../protocol"
import { api } from "./api"
import { keep, kept, testify } from "./keep"
import { router } from "./router.svelte"
import { session } from "./session.svelte"
import { t } from "./texts.svelte"

const invitationKey = (table: string) => `tablee invitations ${table}`
const hurries = new Set<string>() // tables that begin as soon as their page is there

export async function openTable(wish: NewTable): Promise<void> {
  const made = await api.create(wish)
  testify(made.table, (seen) => ({ ...seen, commitment: made.commitment }))
  if (Object.keys(made.invitations).length) keep(invitationKey(made.table), made.invitations)
  await router.go(`t/${made.table}`)
}

/** The tokens of the reserved seats, by seat, as far as this browser has them. */
export function invitations(table: string): Record<string, string> {
  return kept<Record<string, string>>(invitationKey(table)) ?? {}
}

export function keepInvitation(table: string, seat: number, token: string): void {
  keep(invitationKey(table), { ...invitations(table), [seat]: token })
}

/** Against bots, at once: a guest without a name gets one. */
export async function playNow(game: GameInfo, name: string): Promise<void> {
  if (!session.isNamed || (name && name !== session.me?.name)) await session.name(name || t("guest"))
  const players = game.players[0] ?? 2
  const best = game.bots.at(-1) ?? "random"
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? "me" : `bot:${best}`))
  const made = await api.create({ game: game.slug, seats, options: {}, public: false, clock: 0 })
  testify(made.table, (seen) => ({ ...seen, commitment: made.commitment }))
  hurries.add(made.table)
  await router.go(`t/${made.table}`)
}

/** Was this table opened to be played at once? True once. */
export function isHurried(table: string): boolean {
  return hurries.delete(table)
}
