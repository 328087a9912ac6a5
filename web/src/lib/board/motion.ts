/** Motion: the difference of two positions, never longer than 450 ms, and none for people who turn it off. */

import { cubicInOut, cubicOut } from "svelte/easing"
import type { TransitionConfig } from "svelte/transition"
import { settings } from "../settings.svelte"

const FAST = 0.5
const LONGEST = 450
export const T1 = 120
export const T2 = 220
export const T3 = 320
export const T4 = LONGEST

/** Milliseconds as this person likes them. */
export function lasting(ms: number): number {
  if (settings.isCalm || document.hidden) return 0
  return Math.min(LONGEST, settings.motion === "fast" ? ms * FAST : ms)
}

interface Timed {
  duration?: number
  delay?: number
}

const RING =
  "drop-shadow(0 0 1.5px var(--target)) drop-shadow(0 0 1.5px var(--target)) drop-shadow(0 0 1px var(--piece-ink))"
const RING_MS = 1500

/** Does nothing move for this person, or just now? */
export function isStill(): boolean {
  return lasting(1) === 0
}

/** Where nothing moves, what has changed keeps a ring for a moment. */
export function ring(node: Element): void {
  if (settings.isCalm && !document.hidden) node.animate([{ filter: RING }, { filter: RING }], RING_MS)
}

function timed(
  node: Element,
  { duration = T3, delay = 0 }: Timed,
  css: (t: number, u: number) => string,
): TransitionConfig {
  ring(node)
  return { delay: lasting(delay), duration: lasting(duration), css }
}

/** A stone, a medal, a token: falls, and rebounds once. */
export function drop(node: Element, { height = 24, ...time }: Timed & { height?: number } = {}): TransitionConfig {
  const rebound = (t: number) => 1 - Math.abs(Math.cos(t * Math.PI * 1.5)) * (1 - t)
  return timed(
    node,
    time,
    (t) => `transform: translateY(${-height * (1 - rebound(t))}px); opacity: ${Math.min(1, t * 3)}`,
  )
}

/** A die that is thrown: comes down turning over, and lies. */
export function tumble(node: Element, { height = 40, ...time }: Timed & { height?: number } = {}): TransitionConfig {
  return timed(node, { duration: T4, ...time }, (t) => {
    const rest = 1 - cubicOut(t)
    return `transform: translateY(${-height * rest}px) rotate(${-400 * rest}deg); transform-box: fill-box; transform-origin: center; opacity: ${Math.min(1, t * 3)}`
  })
}

/** Swept away: shakes once and fades where it stands. */
export function sweep(node: Element, time: Timed = {}): TransitionConfig {
  return timed(
    node,
    { duration: T2, ...time },
    (t, u) => `transform: translateX(${Math.sin(u * Math.PI * 2) * 2}px); opacity: ${t}`,
  )
}

/** A line drawn from one end to the other; its path needs `pathLength="1"`. */
export function draw(node: Element, time: Timed = {}): TransitionConfig {
  return timed(node, time, (t) => `stroke-dasharray: 1 1; stroke-dashoffset: ${1 - cubicInOut(t)}`)
}

/** Slides a little and fades: drawers, notices, cards that come and go. */
export function slide(
  node: Element,
  { x = 0, y = 24, ...time }: Timed & { x?: number; y?: number } = {},
): TransitionConfig {
  return timed(node, { duration: T2, ...time }, (t) => {
    const rest = 1 - cubicOut(t)
    return `transform: translate(${x * rest}px, ${y * rest}px); opacity: ${t}`
  })
}

/** A tile that is turned over where it lies. */
export function turnOver(node: Element, time: Timed = {}): TransitionConfig {
  return timed(
    node,
    time,
    (t) => `transform: scaleX(${cubicOut(t)}); transform-box: fill-box; transform-origin: center`,
  )
}

/** Something that flies across the page, see `Flights.svelte`. */
export interface Flight {
  name: string // of what flies
  from: string // selectors of what it leaves and where it comes to
  to: string
  turns: boolean // its `.back` lies on top until the last third
}

interface Flown {
  place: number // among several that leave one after the other
  turns: boolean
}

/** Flies what lies nowhere (`position: fixed`) from one thing on the page to another; done when it is there. */
export async function fly(node: HTMLElement, from: Element, to: Element, { place, turns }: Flown): Promise<void> {
  const own = node.getBoundingClientRect()
  const over = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return `translate(${left + width / 2 - own.left - own.width / 2}px, ${top + height / 2 - own.top - own.height / 2}px)`
  }
  const [start, end] = [over(from), over(to)]
  const timing: KeyframeAnimationOptions = {
    duration: lasting(T3),
    delay: lasting(inTurn(place, 3)),
    easing: "cubic-bezier(.6,0,.2,1)",
    fill: "both",
  }
  if (turns) {
    node
      .querySelector(".back")
      ?.animate([{ opacity: 1 }, { opacity: 1, offset: 0.83 }, { opacity: 0, offset: 0.83 }, { opacity: 0 }], timing)
    node.animate([{ scale: "1" }, { scale: "1", offset: 0.67 }, { scale: "0 1", offset: 0.83 }, { scale: "1" }], timing)
  }
  await node.animate([{ transform: start }, { transform: end }], timing).finished.catch(() => undefined)
}

/** The delay of one of several things that happen in a row. */
export function inTurn(index: number, of: number, step = 80): number {
  return index * Math.min(step, (LONGEST - T2) / Math.max(1, of - 1))
}

export interface Pose {
  x: number
  y: number
  turn?: number // degrees, of what heads somewhere
}

const slid = ({ x, y }: Pose) => `translate(${x}px, ${y}px)`
/** For a `Glide` of what turns with its way, as a car does. */
export const turned = ({ turn = 0 }: Pose) => `rotate(${turn}deg)`

/** Slides an element to its new place when it is given one; begins from wherever a running slide has come to. */
export class Glide {
  private before: string | undefined
  private heading = 0
  private running: Animation | undefined

  constructor(private readonly css: (pose: Pose) => string = slid) {}

  /**
   * To be called from an effect with the place of the moment, 90 ms a space; `via` are places on its way, `after` is
   * what it waits for.
   */
  to(node: Element, x: number, y: number, spaces = 3, via: Pose[] = [], turn = 0, after = 0): void {
    const way = [...via, { x, y, turn }].map((place) => this.css({ ...place, turn: this.nearest(place.turn) }))
    const now = way.at(-1)!
    if (this.before !== undefined && this.before !== now) {
      const from = this.running?.playState === "running" ? getComputedStyle(node).transform : this.before
      this.running?.cancel()
      ring(node)
      const timing = {
        duration: lasting(spaces * 90),
        delay: lasting(after),
        fill: "backwards",
        easing: "cubic-bezier(.6,0,.2,1)",
      } as const
      this.running = node.animate(
        [from, ...way].map((transform) => ({ transform })),
        timing,
      )
    }
    this.before = now
  }

  /** The same heading, as few turns as possible from the last one. */
  private nearest(turn = 0): number {
    return (this.heading += ((((turn - this.heading + 180) % 360) + 360) % 360) - 180)
  }
}
