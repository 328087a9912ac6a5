/** Shrinks what is higher than the room it has, so that all of it is in sight. */

import type { Attachment } from "svelte/attachments"

const SMALLEST = 0.6

/** What lies in a box, on a screen where nothing may scroll away. */
export function fit(isWanted: () => boolean): Attachment<HTMLElement> {
  return (box) => {
    if (!isWanted()) return
    const measure = () => {
      const content = box.firstElementChild
      if (content instanceof HTMLElement) shrink(content, box.clientHeight)
    }
    const sizes = new ResizeObserver(measure)
    const changes = new MutationObserver(measure)
    sizes.observe(box)
    changes.observe(box, { childList: true, subtree: true, characterData: true })
    measure()
    return () => {
      sizes.disconnect()
      changes.disconnect()
      if (box.firstElementChild instanceof HTMLElement) box.firstElementChild.style.zoom = ""
    }
  }
}

/** What is shrunk has more room for its lines, and may become lower still: twice is near enough. */
function shrink(content: HTMLElement, room: number): void {
  content.style.zoom = ""
  let zoom = Math.min(1, content.clientWidth / content.scrollWidth)
  if (zoom < 1) content.style.zoom = String(zoom)
  for (let i = 0; i < 2; i++) {
    const high = content.getBoundingClientRect().height
    zoom = Math.max(SMALLEST, Math.min(1, (zoom * room) / high))
    if (zoom < 1) content.style.zoom = String(zoom)
  }
}
