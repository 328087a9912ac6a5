import { beforeEach } from "vitest"
import { settings } from "../src/lib/settings.svelte"

beforeEach(() => settings.change({ lang: "fr", oneClick: false, motion: "auto" }))
