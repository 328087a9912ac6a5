/** What the operator of the server sees and deletes; the token stays in this tab. */

import type { Deleted, OperatorPerson, OperatorTable } from "../protocol"
import { api } from "./api"

const TOKEN = "tablee operator"

export interface Sought {
  address: string
  name: string
  days: number
}

class Operator {
  token = $state(sessionStorage.getItem(TOKEN) ?? "")
  tables: OperatorTable[] = $state.raw([])
  people: OperatorPerson[] = $state.raw([])

  keep(token: string): void {
    sessionStorage.setItem(TOKEN, token)
    this.token = token
  }

  async look(sought: Sought): Promise<void> {
    const [tables, people] = await Promise.all([
      api.operator<OperatorTable[]>("GET", `tables?${query(sought)}`, this.token),
      api.operator<OperatorPerson[]>("GET", `people?${query(sought)}`, this.token),
    ])
    this.tables = tables
    this.people = people
  }

  remove(path: string): Promise<Deleted> {
    return api.operator<Deleted>("DELETE", path, this.token)
  }
}

function query({ address, name, days }: Sought): string {
  return new URLSearchParams({ address, name, days: String(days || 0) }).toString()
}

export const operator = new Operator()
