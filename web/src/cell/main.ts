/** A board in a cell of a notebook: a page of its own, in a frame, without a server. */

import "@fontsource/limelight/latin-400.css"
import "@fontsource-variable/jost/wght.css"
import "../app.css"
import { mount } from "svelte"
import { settings } from "../lib/settings.svelte"
import Cell from "./Cell.svelte"
import { Kernel } from "./kernel"

declare global {
  var tablee: { port: MessagePort; night: boolean } // from loader.js of tablee.notebook
}

const kernel = new Kernel(globalThis.tablee.port)
kernel.serve()
void kernel.setting().then((setting) => {
  settings.change({ lang: setting.lang, theme: globalThis.tablee.night ? "night" : "day" })
  mount(Cell, { target: document.getElementById("page")!, props: { kernel, setting } })
})
