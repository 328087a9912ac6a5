"""A notebook as far as a widget knows one: `render({ model, el })` in a page without a network, before a kernel."""

from base64 import b64encode
from typing import Any

from playwright.sync_api import FrameLocator, Page, Route

from tablee.notebook import ShownInCell
from tablee.notebook.widget import BoardWidget

ADDRESS = "http://notebook.test/"
# As ipywidgets does it: what the kernel sends comes as a message with buffers, to all who listen.
HOST = """<!doctype html><title>Notebook</title><style>button { color: rgb(1, 2, 3) }</style><button>Run</button>
<script>
  const bytes = (text) => new DataView(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer)
  async function open(state, loader) {
    const heard = new Set()
    const model = {
      get: (name) => state[name],
      on: (_, hear) => heard.add(hear),
      off: (_, hear) => heard.delete(hear),
      send: async (content) => {
        for (const [answer, buffers] of await kernel(content))
          for (const hear of [...heard]) hear(answer, buffers.map(bytes))
      },
    }
    const module = URL.createObjectURL(new Blob([loader], { type: "text/javascript" }))
    const el = document.body.appendChild(document.createElement("div"))
    globalThis.close = await (await import(module)).default.render({ model, el })
  }
</script>"""


class Cell:
    """One widget in one page; `sent` is all that has left the kernel for it."""

    def __init__(self, page: Page, shown: ShownInCell, height: int = 640) -> None:
        self.page = page
        self.shown = shown
        self.widget = BoardWidget(shown.shown, height)
        self.sent: list[Any] = []
        self.fetched: list[str] = []
        page.route("**/*", self.fetch)
        page.expose_function("kernel", self.answer)
        page.goto(ADDRESS)
        state = {name: getattr(self.widget, name) for name in ("build", "title", "height")}
        page.evaluate("([state, loader]) => open(state, loader)", [state, str(self.widget._esm)])  # noqa: SLF001

    def fetch(self, route: Route) -> None:
        """The page of the notebook; anything else would need a network."""
        self.fetched.append(route.request.url)
        route.fulfill(body=HOST, content_type="text/html")

    def answer(self, content: dict[str, Any]) -> list[Any]:
        """What the kernel sends for a message."""
        answers: list[tuple[Any, list[bytes]]] = []
        self.widget.send = lambda told, buffers=(): answers.append((told, list(buffers)))
        self.widget.answer(None, content, [])
        self.sent += [told for told, _ in answers]
        return [[told, [b64encode(one).decode() for one in buffers]] for told, buffers in answers]

    @property
    def frame(self) -> FrameLocator:
        """The board."""
        return self.page.frame_locator("iframe")
