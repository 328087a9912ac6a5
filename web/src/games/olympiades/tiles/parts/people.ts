/** Figures that are drawn on more than one tile. */

import { GOLD, head, IVORY, limb, PAPER, RED, shadow, stroke, type Tone } from "./draw"

/** A runner in full stride to the right, around the hips; `arm` is stretched out in front, `far` behind. */
export function runner(shirt: Tone, shorts: Tone, skin: Tone, hair: string, arm: string, far: string): string {
  return [
    shadow(40, 186, 110, 10),
    limb(far, 20, [skin[1], "#3E2416"]),
    limb("M-6 20L-74 62L-138 34", 27, [skin[1], skin[1]]),
    stroke("M-138 34l-8 -26", 18, PAPER),
    stroke("M-144 40l-8 -30", 6, RED[0]),
    limb("M4 20L76 66L46 168", 29, skin),
    stroke("M46 172h32", 19, PAPER),
    stroke("M42 182h38", 6, RED[0]),
    stroke("M-8 14L-40 34", 40, shorts[1]),
    stroke("M4 16L42 40", 42, shorts[0]),
    limb("M0 4L26 -96", 62, shirt),
    stroke("M16 -52l34 10", 9, IVORY),
    limb(arm, 20, skin),
    head(52, -158, 30, skin, hair),
    stroke("M26 -172Q50 -182 80 -168", 7, GOLD[0]),
  ].join("")
}
