import { tick } from "svelte"
import { fetchScreen } from "./screens"

/** Where the page is. A table's address is `t/ID`; `?at=68&seat=0` a moment of it as a seat saw it, `&review` with its review. */
export type Screen =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "rules"; game: string; version: number | undefined; rule: string }
  | { name: "learn"; game: string }
  | { name: "problems" }
  | { name: "problem"; game: string; problem: string } // nothing said: that of the day
  | { name: "settings"; code: string; card: string }
  | { name: "me"; link: string } // one's own page; with a link that of somebody who lets others see it
  | { name: "table"; table: string; token: string }
  | { name: "television"; table: string }
  | { name: "code" } // with which a television comes to a table
  | { name: "replay"; table: string; at: number; viewer: number; review: boolean }
  | { name: "operator"; token: string }
  | { name: "link"; token: string; on: boolean }
  | { name: "lost" }

const EVERYTHING = -2

/** An address of this page, under whatever prefix the server has. */
export function to(path: string): string {
  const url = new URL(path, document.baseURI)
  return url.pathname + url.search + url.hash
}

/** The whole address, for links that are sent to others. */
export function whole(path: string): string {
  return new URL(path, document.baseURI).href
}

export function read(url: URL, base: string): Screen {
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname.slice(1)
  const [first = "", second = "", third = ""] = path.split("/").map(decodeURIComponent)
  const number = (name: string, missing: number) => Number(url.searchParams.get(name) ?? missing)
  switch (first) {
    case "":
    case "index.html":
      return { name: "home" }
    case "new":
      return { name: "new", game: second }
    case "rules": {
      const version = url.searchParams.get("version")
      return { name: "rules", game: second, version: version ? Number(version) : undefined, rule: url.hash.slice(1) }
    }
    case "learn":
      return second ? { name: "learn", game: second } : { name: "lost" }
    case "problems":
      if (second === "") return { name: "problems" }
      return { name: "problem", game: third && second, problem: third }
    case "settings":
      return { name: "settings", code: url.searchParams.get("code") ?? "", card: "" }
    case "card":
      return { name: "settings", code: "", card: decodeURIComponent(url.hash.slice(1)) }
    case "me":
    case "p":
      return { name: "me", link: first === "p" ? second : "" }
    case "off":
    case "confirm":
      return { name: "link", token: second, on: first === "confirm" }
    case "operator":
      return { name: "operator", token: url.hash.slice(1) }
    case "t":
      if (second === "") return { name: "lost" }
      if (url.searchParams.has("at")) {
        const review = url.searchParams.has("review")
        return { name: "replay", table: second, at: number("at", 0), viewer: number("seat", EVERYTHING), review }
      }
      if (third === "tv") return { name: "television", table: second }
      return { name: "table", table: second, token: url.hash.slice(1) }
    case "tv":
      return { name: "code" }
    default:
      return { name: "lost" }
  }
}

function here(): Screen {
  return read(new URL(location.href), new URL(document.baseURI).pathname)
}

class Router {
  screen: Screen = $state.raw(here())

  constructor() {
    addEventListener("popstate", () => void this.show())
    document.addEventListener("click", (event) => this.follow(event))
  }

  /** Goes to another screen; screen readers start at its beginning. */
  async go(path: string): Promise<void> {
    const before = this.screen.name
    history.pushState(null, "", to(path))
    await this.show()
    if (this.screen.name === before) return
    await tick()
    scrollTo(0, 0)
    document.getElementById("main")?.focus({ preventScroll: true })
  }

  /** Shows what the address says; what cannot be fetched, because there is a newer page, is loaded anew. */
  private async show(): Promise<void> {
    const wanted = here()
    if (wanted.name !== this.screen.name) {
      try {
        await fetchScreen(wanted.name)
      } catch {
        location.reload()
        return
      }
    }
    if (here().name !== wanted.name) return // gone elsewhere meanwhile, which shows itself once it is fetched
    this.screen = here()
  }

  /** Changes the address without leaving the screen. */
  rewrite(path: string): void {
    history.replaceState(null, "", to(path))
    this.screen = here()
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return
    const base = to("")
    if (!link.pathname.startsWith(base) || link.pathname.startsWith(`${base}api/`)) return
    event.preventDefault()
    void this.go(link.pathname.slice(base.length) + link.search + link.hash)
  }
}

export const router = new Router()
