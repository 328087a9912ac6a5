import type {
  Choices,
  ChannelTarget,
  DaysOffTaken,
  DeviceCode,
  Explained,
  GameInfo,
  Health,
  Lesson,
  LinkUsed,
  Me,
  LogLine,
  Moment,
  NewChannel,
  NewTable,
  PosedProblem,
  NoticeInfo,
  NoticeSettings,
  Problem,
  ProblemSet,
  Proof,
  Reviewed,
  SeatOrders,
  Surveyed,
  TableCreated,
  TriedOut,
} from "../protocol"

/** What a sentence needs to know. */
export type Facts = Record<string, string | number>

/** The server says no, and why; the sentence is in the texts. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule: string,
    readonly facts: Facts,
  ) {
    super(code)
  }
}

// To a page every answer is an answer: the browser would write a refusal with its own status to the console.
const OWN = { "tablee-page": "1" }

async function send(method: string, path: string, body?: unknown, token = ""): Promise<Response> {
  const own = token ? { ...OWN, authorization: `Bearer ${token}` } : OWN
  let answer: Response
  try {
    answer = await fetch(new URL(path, document.baseURI), {
      method,
      ...(body === undefined
        ? { headers: own }
        : { body: JSON.stringify(body), headers: { ...own, "content-type": "application/json" } }),
    })
  } catch {
    throw new Refusal("connection-lost", "", {})
  }
  if (answer.ok && !answer.headers.has("tablee-refused")) return answer
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>
  throw new Refusal(problem.code ?? "connection-lost", problem.rule ?? "", problem.facts ?? {})
}

export async function json<T>(method: string, path: string, body?: unknown, token = ""): Promise<T> {
  return (await send(method, path, body, token)).json() as Promise<T>
}

export const part = encodeURIComponent

export const api = {
  me: () => json<Me>("GET", "api/me"),
  name: (name: string, password: string) => json<Me>("POST", "api/me", { name, password }),
  forget: () => json<Me>("DELETE", "api/me"),
  signOutElsewhere: () => json<Me>("POST", "api/me/sign-out"),
  operator: <T>(method: string, path: string, token: string, body?: unknown) =>
    json<T>(method, `api/operator/${path}`, body, token),
  daysOff: (days: number, table: string) => json<DaysOffTaken>("POST", "api/me/days-off", { days, table }),
  notices: () => json<NoticeInfo>("GET", "api/me/notices"),
  wishNotices: (wish: NoticeSettings) => json<NoticeInfo>("POST", "api/me/notices", wish),
  addChannel: (kind: NewChannel["kind"], target: ChannelTarget, lang: string) =>
    json<NoticeInfo>("POST", "api/me/notices/channels", { kind, target, lang }),
  removeChannel: (channel: string) => json<NoticeInfo>("DELETE", `api/me/notices/channels/${part(channel)}`),
  noticeLink: (token: string, on: boolean) => json<LinkUsed>("POST", `api/notices/${part(token)}/${on ? "on" : "off"}`),
  deviceCode: () => json<DeviceCode>("POST", "api/me/code"),
  games: () => json<GameInfo[]>("GET", "api/games"),
  game: (slug: string, version?: number) =>
    json<GameInfo>("GET", `api/games/${part(slug)}${version === undefined ? "" : `?version=${version}`}`),
  texts: async (lang: string, slug: string, version?: number): Promise<string> => {
    const about = version === undefined ? "" : `?version=${version}`
    const path = slug ? `api/games/${part(slug)}/texts/${lang}${about}` : `api/texts/${lang}`
    return (await send("GET", path)).text()
  },
  rules: async (lang: string, slug: string, version?: number): Promise<string> => {
    const about = version === undefined ? "" : `?version=${version}`
    return (await send("GET", `api/games/${part(slug)}/rules/${lang}${about}`)).text()
  },
  blurbs: (lang: string) => json<Record<string, string>>("GET", `api/blurbs/${lang}`),
  actions: (slug: string, version: number) =>
    json<string[]>("GET", `api/games/${part(slug)}/actions?version=${version}`),
  scenery: (slug: string, version: number | null, options: string) =>
    json<unknown>("POST", `api/games/${part(slug)}/scenery`, { version, options }),
  lesson: (slug: string) => json<Lesson>("GET", `api/games/${part(slug)}/tutorial`),
  lessonWhy: (slug: string, step: number, named: string) =>
    json<Explained>("GET", `api/games/${part(slug)}/tutorial/${step}/why?action=${part(named)}`),
  problems: () => json<ProblemSet[]>("GET", "api/problems"),
  problem: (slug: string, name: string) => json<PosedProblem>("GET", `api/games/${part(slug)}/problems/${part(name)}`),
  problemWhy: (slug: string, name: string, named: string) =>
    json<Explained>("GET", `api/games/${part(slug)}/problems/${part(name)}/why?action=${part(named)}`),
  survey: (slug: string, option: string, text: string) =>
    json<Surveyed>("POST", `api/games/${part(slug)}/survey`, { option, text }),
  create: (table: NewTable) => json<TableCreated>("POST", "api/tables", table),
  code: (code: string) => json<{ table: string }>("GET", `api/codes/${part(code)}`),
  decline: (table: string) => json("POST", `api/tables/${part(table)}/decline`),
  orders: (table: string) => json<SeatOrders[]>("GET", `api/tables/${part(table)}/orders`),
  order: (table: string, seat: number, name: string, on: boolean) =>
    json<SeatOrders[]>("POST", `api/tables/${part(table)}/orders`, { seat, name, on }),
  proof: (table: string) => json<Proof>("GET", `api/tables/${part(table)}/proof`),
  moment: (table: string, entry: number, viewer: number) =>
    json<Moment>("GET", `api/tables/${part(table)}/at/${entry}?viewer=${viewer}`),
  told: (table: string, viewer: number) => json<LogLine[]>("GET", `api/tables/${part(table)}/told?viewer=${viewer}`),
  review: (table: string) => json<Reviewed>("GET", `api/tables/${part(table)}/review`),
  beginReview: (table: string, finer: boolean) => json<Reviewed>("POST", `api/tables/${part(table)}/review`, { finer }),
  choices: (table: string, entry: number) => json<Choices>("GET", `api/tables/${part(table)}/at/${entry}/choices`),
  whatIf: (table: string, entry: number, action: string) =>
    json<TriedOut>("POST", `api/tables/${part(table)}/what-if`, { entry, action }),
  playOn: (table: string, entry: number, seat: number, level: string) =>
    json<TableCreated>("POST", `api/tables/${part(table)}/play-on`, { entry, seat, level }),
  health: () => json<Health>("GET", "api/health"),
  recordAddress: (table: string) => `api/tables/${part(table)}/record`,
  exportAddress: (table: string, seat: number) => `api/tables/${part(table)}/export?seat=${seat}`,
  qrAddress: (text: string) => `api/qr?text=${part(text)}`,
}
