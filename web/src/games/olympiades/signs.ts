/** Pictograms of the events, and the buttons of a pad: SVG as text, around 0. */

import { INK, PAPER } from "./tiles/parts/draw"

// In a box of 32; S a stroke, the rest is filled.
const PICTOGRAMS: Record<string, string> = {
  track_cycling: '<circle cx="-7" cy="6" r="5.4" S="2"/><circle cx="7.5" cy="6" r="5.4" S="2"/><circle cx="5.5" cy="-9.5" r="3"/><path d="M-4 -3.5L3 -6L6 -.5L9.5 -1.5M-4 -3.5L1 2L-1.5 7.5" S="3"/>',
  show_jumping: '<path d="M-8 13Q-9 2 -3 -5L-2 -12L2 -8.5Q9 -6 12 2Q12 5.5 8 5L2 3Q3 8 6 13Z"/>',
  golf: '<path d="M-4 11V-12" S="2"/><path d="M-3 -12L9 -8L-3 -3.5Z"/><path d="M-12 11H10" S="2.4"/><circle cx="6" cy="7.5" r="2.4"/>',
  tennis: '<ellipse cx="-2.5" cy="-3" rx="6.5" ry="8" S="2.2" transform="rotate(35 -2.5 -3)"/><path d="M-7 3L-12 11" S="3"/><circle cx="9" cy="7" r="3.2"/>',
  weightlifting: '<path d="M-13 -6H13" S="2"/><path d="M-11 -11V-1M11 -11V-1" S="4"/><circle cy="-2.5" r="3"/><path d="M-6.5 -5L-5 2H5L6.5 -5M-3 3L-5 12M3 3L5 12" S="2.8"/>',
  relay_run: '<circle cx="2" cy="-10" r="3"/><path d="M0 -5L-2 2L4 5.5L3 12M-2 2L-6 7L-11 6M0 -4.5L-5 -3L-8 1M0 -4.5L5 0L9 -2" S="2.8"/><path d="M8 2L13 -7" S="3.2"/>',
  relay_medley: '<circle cx="7" cy="-3.5" r="3.2"/><path d="M-10 1L-3 -4L3 2M-3 -4L1 -8.5L7 -9.5" S="3"/><path d="M-12 6q3-3 6 0t6 0t6 0t6 0M-12 11q3-3 6 0t6 0t6 0t6 0" S="2.2"/>',
  high_jump: '<path d="M-12 -2H12" S="1.8"/><path d="M-11 -2V13M11 -2V13" S="1.8"/><circle cx="-7" cy="-9" r="2.8"/><path d="M-4 -7Q2 -11 5 -5L10 -8M4 -6L8 3" S="3"/>',
  archery: '<path d="M1 -12.5Q13 0 1 12.5" S="2.6"/><path d="M1 -12.5L-5 0L1 12.5" S="1.3"/><path d="M-11 0H11M7.5 -3.5L11.5 0L7.5 3.5" S="2"/>',
  sprint_100: '<circle cx="4" cy="-10" r="3.2"/><path d="M2 -5L-1 2L5 5.5L4 12M-1 2L-5 7L-11 6.5M1.5 -4.5L-5 -4L-8 0M1.5 -4.5L6 0L10.5 -1.5" S="3"/>',
  beach_volley: '<circle r="10" S="2.2"/><path d="M0 -10Q2 -3 0 0Q-7 0 -9.5 4M0 0Q6 4 5 9M9 -4Q4 -5 0 0" S="1.8"/>',
  doping_control: '<path d="M-3.5 -12H3.5M-2.5 -12V-4L-8.5 9Q-9 12 -6 12H6Q9 12 8.5 9L2.5 -4V-12" S="2.2"/><path d="M-5.5 4H5.5L8 10Q8 11.5 6 11.5H-6Q-8 11.5 -8 10Z"/>',
  basketball: '<circle r="11" S="2.4"/><path d="M-11 0H11M0 -11V11M-7.5 -8Q-1 0 -7.5 8M7.5 -8Q1 0 7.5 8" S="1.8"/>',
  fencing: '<path d="M-10 11L9 -11M10 11L-9 -11" S="2"/><path d="M-11.5 5Q-4 5 -4.5 12.5M11.5 5Q4 5 4.5 12.5" S="2.8"/>',
  tug_of_war: '<path d="M-14 1H14" S="2.2"/><path d="M0 -3V5" S="3.4"/><circle cx="-9" cy="-8" r="2.8"/><circle cx="9" cy="-8" r="2.8"/><path d="M-10 -4L-12 4L-7 12M-10 -3L-4 1M10 -4L12 4L7 12M10 -3L4 1" S="2.8"/>',
  taekwondo: '<circle cx="-6" cy="-10" r="3.2"/><path d="M-6 -5L-4 3L-6 12.5M-4 3L4 0L12 -5M-6 -4L0 -2L3 -7" S="3"/>',
}

/** What a place of the programme shows before its tile is drawn: standard, rest, final. */
const KINDS: Record<string, string> = {
  standard: '<circle r="9" S="2.4"/>',
  rest: '<path d="M-9 6V-7M-9 2H9V6M9 2Q9 -3 4 -3H-3V2" S="2.4"/>',
  final: '<path d="M-6 -10H6V-3Q6 4 0 4Q-6 4 -6 -3ZM0 4V10M-5 11H5M-6 -8H-10Q-10 -1 -5 0M6 -8H10Q10 -1 5 0" S="2.2"/>',
}

/** The pictogram of an event, or of its kind while its tile is unknown, in the colour of the text around it. */
export function pictogram(event: string | null, kind: string): string {
  const drawn = PICTOGRAMS[event ?? ""] ?? KINDS[kind] ?? ""
  return drawn.replaceAll(/ S="([^"]+)"/g, ' fill="none" stroke="currentColor" stroke-width="$1" stroke-linecap="round" stroke-linejoin="round"')
}

/** The three buttons of a pad: shape, colour and key, in a box of 80. */
export const BUTTONS = [
  { letter: "A", key: "J", colour: "#D7263D", text: PAPER, shape: "M0 -36A36 36 0 1 1 0 36A36 36 0 1 1 0 -36Z", y: 12 },
  { letter: "B", key: "K", colour: "#1B6CA8", text: PAPER, shape: "M-26 -34H26Q34 -34 34 -26V26Q34 34 26 34H-26Q-34 34 -34 26V-26Q-34 -34 -26 -34Z", y: 12 },
  { letter: "C", key: "L", colour: "#E0A100", text: INK, shape: "M0 -36L40 31H-40Z", y: 23 },
]
