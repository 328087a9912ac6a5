/** A finger that goes across: told once it is lifted. */

import type { Attachment } from "svelte/attachments"

const FAR = 60 // px
const ELSEWHERE = ".near, .rail, [role=slider], input" // where going across means something else

export function swipe(onswipe: (direction: "left" | "right") => void): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | undefined
    const down = (event: TouchEvent) => {
      const [finger, other] = event.touches
      const isElsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE)
      from = finger && !other && !isElsewhere ? { x: finger.clientX, y: finger.clientY } : undefined
    }
    const up = (event: TouchEvent) => {
      const [finger] = event.changedTouches
      if (!from || !finger) return
      const [dx, dy] = [finger.clientX - from.x, finger.clientY - from.y]
      from = undefined
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) onswipe(dx < 0 ? "left" : "right")
    }
    node.addEventListener("touchstart", down, { passive: true })
    node.addEventListener("touchend", up, { passive: true })
    return () => {
      node.removeEventListener("touchstart", down)
      node.removeEventListener("touchend", up)
    }
  }
}
