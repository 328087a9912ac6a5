import { words } from "../../lib/board/words"
import en from "./en.ftl?raw"
import fr from "./fr.ftl?raw"

export const w = words(fr, en)
