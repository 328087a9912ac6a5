/** Opens tables. */

import type { GameInfo, NewTable, TableCreated } from "../protocol"
import { api } from "./api"
import { keep, kept, testify } from "./keep"
import { router } from "./router.svelte"
import { session } from "./session.svelte"
import { connection } from "./socket.svelte"
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

/** Invitations follow their seats when two of these change places. */
export function swapInvitations(table: string, seat: number, other: number): void {
  const places: Record<string, number> = { [seat]: other, [other]: seat }
  const moved = Object.entries(invitations(table)).map(([at, token]) => [places[at] ?? at, token])
  keep(invitationKey(table), Object.fromEntries(moved))
}

const FIRST_LEVEL = "casual" // who has never played a game meets somebody who plays it now and then
const NEXT_LEVEL = "skilled"

/** The bots that a person meets without having chosen: neither the weakest nor the strongest. */
export function usualLevel(game: GameInfo): string {
  const hasPlayed = connection.lobby.mine.some((table) => table.game === game.slug && table.phase === "over")
  const level = hasPlayed ? NEXT_LEVEL : FIRST_LEVEL
  return game.bots.includes(level) ? level : (game.bots.at(-1) ?? "random")
}

/** Against bots, at once: a guest without a name gets one. */
export async function playNow(game: GameInfo, name: string): Promise<void> {
  if (name && name !== session.me?.name) await session.name(name)
  else if (!session.isKnown) await session.beGuest(t("guest"))
  const bot = `bot:${usualLevel(game)}`
  const seats = Array.from({ length: game.company }, (_, seat) => (seat === 0 ? "me" : bot))
  const made = await api.create({ game: game.slug, seats, options: {}, public: false })
  await enterAtOnce(made)
}

/** Goes to a table that this page has just opened, to play there at once. */
export async function enterAtOnce(made: TableCreated): Promise<void> {
  testify(made.table, (seen) => ({ ...seen, commitment: made.commitment }))
  hurry(made.table)
  await router.go(`t/${made.table}`)
}

/** This table begins as soon as its page is there: nobody else has to say so. */
export function hurry(table: string): void {
  hurries.add(table)
}

/** Was this table opened to be played at once? True once. */
export function isHurried(table: string): boolean {
  return hurries.delete(table)
}
