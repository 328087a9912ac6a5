import "@fontsource/limelight/latin-400.css"
import "@fontsource-variable/jost/wght.css"
import "./app.css"
import { mount } from "svelte"
import App from "./App.svelte"

const target = document.getElementById("page")
if (target) mount(App, { target })
