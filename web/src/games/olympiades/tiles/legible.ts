/** Lettering on a tile that is drawn small. */

const READABLE = 12.1 // px
const MOST = 1.8 // times its size: more would run into its neighbours

/** Enlarges what would be too small to read; what is too small even then is left to the pad and the sentence below. */
export function legible(picture: SVGSVGElement): () => void {
  const set = () => picture.querySelectorAll("text").forEach(enlarge)
  const sizes = new ResizeObserver(set)
  const changes = new MutationObserver(set)
  sizes.observe(picture.closest(".tile") ?? picture)
  changes.observe(picture, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}

/** A letter on a plate of its own grows with it. */
function enlarge(letters: SVGTextElement): void {
  const plate = letters.closest<SVGElement>("[data-plate]")
  if (plate) plate.style.scale = ""
  const size = Number(letters.closest("[font-size]")?.getAttribute("font-size"))
  const matrix = letters.getScreenCTM()
  if (!size || !matrix?.d) return
  const times = Math.max(1, READABLE / (size * Math.hypot(matrix.b, matrix.d)))
  const isLarge = times <= MOST
  if (plate) plate.style.scale = isLarge ? String(times) : ""
  else letters.style.fontSize = isLarge && times > 1 ? `${size * times}px` : ""
  ;(plate ?? letters).style.visibility = isLarge ? "" : "hidden"
}
