/** Pictograms of the sports, and metals. */

import { sport as sportOf } from "./athletes"

// In a box of 32 around 0; S a stroke, K a stroke in the ground's colour, the rest is filled.
const PICTOGRAMS: Record<string, string> = {
  NAT: '<circle cx="7" cy="-3.5" r="3.2"/><path d="M-10 1L-3 -4L3 2M-3 -4L1 -8.5L7 -9.5" S="3"/><path d="M-12 6q3-3 6 0t6 0t6 0t6 0M-12 11q3-3 6 0t6 0t6 0t6 0" S="2.2"/>',
  SKI: '<circle cx="3" cy="-9.5" r="3.2"/><path d="M0 -5L-3 1L3 5L0 10M-1 -4L6 -1" S="3.2"/><path d="M-11 6L9 13.5Q12 14 12 11.5M6 -1L-1 8.5" S="1.9"/>',
  ATH: '<circle cx="4" cy="-10" r="3.2"/><path d="M2 -5L-1 2L5 5.5L4 12M-1 2L-5 7L-11 6.5M1.5 -4.5L-5 -4L-8 0M1.5 -4.5L6 0L10.5 -1.5" S="3"/>',
  CYC: '<circle cx="-7" cy="6" r="5.4" S="2"/><circle cx="7.5" cy="6" r="5.4" S="2"/><circle cx="5.5" cy="-9.5" r="3"/><path d="M-4 -3.5L3 -6L6 -.5L9.5 -1.5M-4 -3.5L1 2L-1.5 7.5" S="3"/>',
  JUD: '<circle cy="-9" r="3.6"/><path d="M-8.5 9V1Q-8.5 -3.5 -3 -4L0 -1L3 -4Q8.5 -3.5 8.5 1V9Z"/><path d="M-9 5H9" K="2.8"/><path d="M-3.5 -4L2.5 5M3.5 -4L-.5 1.5" K="1.5"/><path d="M-2 6L-4 12.5M2 6L4 12.5" S="2.6"/>',
  ESC: '<path d="M-10 11L9 -11M10 11L-9 -11" S="2"/><path d="M-11.5 5Q-4 5 -4.5 12.5M11.5 5Q4 5 4.5 12.5" S="2.8"/><circle cx="-10.5" cy="11.5" r="2"/><circle cx="10.5" cy="11.5" r="2"/>',
  AVI: '<circle cx="-2" cy="-9" r="3.2"/><path d="M-4.5 -4L-6 4H3L7 4M-4.5 -3L4 -1.5" S="3.2"/><path d="M11.5 -8L-3 11.5" S="2"/><path d="M-13 7.5H13Q10 12 4 12H-6Q-11 12 -13 7.5Z"/>',
  GYM: '<path d="M-7 -14V-7M7 -14V-7" S="1.5"/><circle cx="-7" cy="-4.5" r="2.6" S="1.9"/><circle cx="7" cy="-4.5" r="2.6" S="1.9"/><circle cy="-3" r="3.1"/><path d="M-7 -3Q-5 3 0 3Q5 3 7 -3M0 3V7.5L-6 12.5M0 7.5L6 12.5" S="2.9"/>',
  ARC: '<path d="M1 -12.5Q13 0 1 12.5" S="2.6"/><path d="M1 -12.5L-5 0L1 12.5" S="1.3"/><path d="M-11 0H11M7.5 -3.5L11.5 0L7.5 3.5M-11 -3L-8.5 0L-11 3" S="2"/>',
}
const LIGHT = ["SKI", "CYC"] // their pictogram is ink
const INK = "#1B1D2E"
const PAPER = "#FFF8E8"

/** A sport's pictogram on its ground, in a box of 32 around 0. */
export function badge(id: string): string {
  const { colour } = sportOf(id)
  const line = LIGHT.includes(id) ? INK : PAPER
  const stroked = PICTOGRAMS[id]!.replaceAll(
    / S="([^"]+)"/g,
    ` fill="none" stroke="${line}" stroke-width="$1" stroke-linecap="round" stroke-linejoin="round"`,
  ).replaceAll(/ K="([^"]+)"/g, ` fill="none" stroke="${colour}" stroke-width="$1"`)
  return `<circle r="15" fill="${PAPER}" stroke="${INK}"/><circle r="12.8" fill="${colour}"/><g transform="scale(.74)" fill="${line}">${stroked}</g>`
}

export interface Metal {
  lit: string
  shaded: string
  line: string
}

/** By the number of cards: bronze, silver, gold. */
export const METALS: Record<number, Metal> = {
  1: { lit: "#CF8550", shaded: "#9A5429", line: "#5A2B10" },
  2: { lit: "#D5DBE0", shaded: "#97A1AB", line: "#4C5662" },
  3: { lit: "#F0BE45", shaded: "#C58A1B", line: "#7A4E08" },
}

/** A medal on its ribbon, in a box of 40 × 48 around 0; its figure is cards to present and points, and is told in words wherever it counts. */
export function medal(k: number): string {
  const { lit, shaded, line } = METALS[k]!
  return `<path d="M-11 -24H-3L4 -6L-4 -3ZM11 -24H3L-4 -6L4 -3Z" fill="${PAPER}"/><path d="M-11 -24H-7L0 -6L-4 -3ZM11 -24H7L0 -6L4 -3Z" fill="#C8322A"/><circle cy="7" r="16.5" fill="${INK}"/><circle cy="7" r="15.5" fill="${PAPER}"/><circle cy="7" r="13.8" fill="${lit}"/><path d="M9.76 -2.76A13.8 13.8 0 0 1 -9.76 16.76Z" fill="${shaded}"/><circle cy="7" r="10" fill="none" stroke="${line}"/><text data-scenery y="13.6" text-anchor="middle" font-family="var(--font-text)" font-weight="800" font-size="19" fill="${line}">${k}</text>`
}

/** The same as a small picture by itself. */
export function medalPicture(k: number): string {
  return `<svg viewBox="-20 -24 40 48" width="20" height="24" aria-hidden="true">${medal(k)}</svg>`
}

/** As a podium is read. */
export const METAL_ORDER = [3, 2, 1]
