/** What the operator of the server sees and does; the token stays in this tab. */

import type { BannerText, Deleted, OperatorPerson, OperatorState, OperatorTable } from "../protocol"
import { api } from "./api"

const TOKEN = "tablee operator"

export interface Sought {
  address: string
  name: string
  days: number
}

class Operator {
  token = $state(sessionStorage.getItem(TOKEN) ?? "")
  state: OperatorState | undefined = $state.raw()
  tables: OperatorTable[] = $state.raw([])
  people: OperatorPerson[] = $state.raw([])

  keep(token: string): void {
    sessionStorage.setItem(TOKEN, token)
    this.token = token
  }

  async look(sought: Sought): Promise<void> {
    const [state, tables, people] = await Promise.all([
      api.operator<OperatorState>("GET", "state", this.token),
      api.operator<OperatorTable[]>("GET", `tables?${query(sought)}`, this.token),
      api.operator<OperatorPerson[]>("GET", `people?${query(sought)}`, this.token),
    ])
    this.state = state
    this.tables = tables
    this.people = people
  }

  async setBanner(banner: BannerText): Promise<void> {
    this.state = await api.operator<OperatorState>("POST", "banner", this.token, banner)
  }

  async mute(address: string, on: boolean): Promise<void> {
    this.state = await api.operator<OperatorState>("POST", "mutes", this.token, { address, on })
  }

  async end(table: string): Promise<void> {
    this.state = await api.operator<OperatorState>("POST", `tables/${table}/end`, this.token)
  }

  remove(path: string): Promise<Deleted> {
    return api.operator<Deleted>("DELETE", path, this.token)
  }
}

function query({ address, name, days }: Sought): string {
  return new URLSearchParams({ address, name, days: String(days || 0) }).toString()
}

export const operator = new Operator()
