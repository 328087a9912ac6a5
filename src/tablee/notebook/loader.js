// What anywidget loads: a frame for the board, whose styles, fonts and keys stay inside, and the way to the kernel.

const BUILDS = Symbol.for("tablee boards") // of the page of the notebook: the boards' program, fetched once

const BOOT = `<!doctype html><meta charset="utf-8"><div id="page"></div><script>
addEventListener("message", ({ data, ports }) => {
  globalThis.tablee = { port: ports[0], night: data.night }
  const add = (name, text) => document.head.append(Object.assign(document.createElement(name), text))
  add("style", { textContent: data.styles })
  add("script", { type: "module", textContent: data.program })
}, { once: true })
</script>`

/** The program of the boards, from the kernel unless this notebook has it. */
async function program(model) {
  const builds = (globalThis[BUILDS] ??= new Map())
  const build = model.get("build")
  if (!builds.has(build)) builds.set(build, await Promise.all((await fetched(model)).map(unpacked)))
  return builds.get(build)
}

function fetched(model) {
  const id = `program ${Math.random()}` // crypto knows no ids on an unsafe line
  return new Promise((resolve) => {
    model.on("msg:custom", function hear(content, buffers) {
      if (content.id !== id) return
      model.off("msg:custom", hear)
      resolve(buffers)
    })
    model.send({ id, ask: "program" })
  })
}

function unpacked(buffer) {
  return new Response(new Blob([buffer]).stream().pipeThrough(new DecompressionStream("gzip"))).text()
}

/** Is the notebook dark? JupyterLab says so, elsewhere the browser does. */
function isNight() {
  const { jpThemeLight } = document.body.dataset
  return jpThemeLight === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : jpThemeLight === "false"
}

async function render({ model, el }) {
  const frame = document.createElement("iframe")
  frame.title = model.get("title")
  frame.setAttribute("sandbox", "allow-scripts")
  Object.assign(frame.style, { display: "block", width: "100%", height: `${model.get("height")}px`, border: "0" })
  const { port1: port, port2: far } = new MessageChannel()
  const hear = (content) => port.postMessage(content)
  port.onmessage = ({ data }) => model.send(data)
  model.on("msg:custom", hear)
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }))
  frame.srcdoc = BOOT
  el.append(frame)
  const [text, styles] = await program(model)
  await loaded
  frame.contentWindow?.postMessage({ program: text, styles, night: isNight() }, "*", [far])
  return () => {
    model.off("msg:custom", hear)
    port.close()
  }
}

export default { render }
