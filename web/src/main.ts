import "@fontsource/limelight/latin-400.css"
import "@fontsource-variable/jost/wght.css"
import "./app.css"
import { mount } from "svelte"
import App from "./App.svelte"
import { router } from "./lib/router.svelte"
import { fetchScreen } from "./lib/screens"

const target = document.getElementById("page")
if (target) void fetchScreen(router.screen.name).then(() => mount(App, { target }))
