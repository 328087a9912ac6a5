import "@fontsource/limelight/latin-400.css"
import "@fontsource-variable/jost/wght.css"
import "./app.css"
import { mount } from "svelte"
import App from "./App.svelte"
import { router } from "./lib/router.svelte"
import { fetchScreen } from "./lib/screens"
import { t } from "./lib/texts.svelte"

const AGAIN = 5000 // ms before a screen that could not be fetched is asked for anew
const target = document.getElementById("page")
if (target)
  void fetchScreen(router.screen.name).then(
    () => mount(App, { target }),
    () => {
      target.textContent = t("part-missing")
      setTimeout(() => location.reload(), AGAIN)
    },
  )
