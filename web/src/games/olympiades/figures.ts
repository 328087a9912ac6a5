/** The drawings of the rule book, made by the board itself: each event in the middle of its play. */

import { telling } from "../../lib/board/events"
import type { Figure } from "../../lib/board/game"
import { gold, medals, pads, sample } from "./tiles/sample"
import { HEIGHT, WIDTH } from "./tiles/tile"
import type { OlympiadesEvent, OlympiadesView } from "./shapes"

const told = telling<OlympiadesEvent>()
const WHOLE: Figure["crop"] = [0, 0, WIDTH, HEIGHT]

const FIGURES: Record<string, [OlympiadesView, ...OlympiadesEvent[]]> = {
  "OLY-10.2": [
    sample({
      event: "track_cycling",
      pads: pads("bid", [7, 5, 7, 3, 5, 0]),
      spent: [5, 3, 5, 0, 3, 0],
      won: medals("gold", "bronze", "gold", "", "bronze"),
    }),
    told("medal_won", { seat: 2, metal: "gold" }),
    told("energy_paid", { seat: 2, energy: 5 }),
  ],
  "OLY-11.5": [
    sample({
      event: "show_jumping",
      round: 3,
      players: 4,
      score: [0, null, 1, null],
      waiting: [1, 3],
      pads: pads("bid", [0, 3, 1, 2]),
      lately: [[], ["bid:3", "green:4"], ["bid:1", "green:2"], ["bid:2", "green:3"]],
    }),
    told("rider_fell", { seat: 2, obstacle: 2 }),
    told("score_marked", { seat: 2, score: 1 }),
  ],
  "OLY-12.5": [
    sample({
      event: "golf",
      players: 4,
      pads: pads("bid", [2, 1, 0, 3]),
      score: [1, 0, 0, 2],
      holes: [[4], [4]],
      turn: 3,
      dice: [4, 0, 0, 0],
    }),
    told("die_thrown", { seat: 3, die: "green", face: "4" }),
  ],
  "OLY-13.5": [
    sample({
      event: "tennis",
      round: 2,
      players: 4,
      energy: [3, 2, 2, 1],
      turn: 2,
      price: 1,
      speaker: 1,
      won: [{ metal: "gold", team: 1, seat: null, lost: false }],
    }),
    told("number_announced", { seat: 1, n: 1 }),
  ],
  "OLY-14.5": [
    sample({
      event: "weightlifting",
      players: 4,
      turn: 3,
      trying: 5,
      score: [3, null, null, 4],
      out: [1, 2],
      lately: [[], [], [], ["lift:5", "green:2"]],
    }),
    told("lift_failed", { seat: 3, kg: 160 }),
  ],
  "OLY-15.2": [
    sample({
      event: "relay_run",
      first: 2,
      round: 3,
      pads: [null, null, "bid:3", "bid:1", "bid:0", "bid:4"],
      waiting: [0],
      submitted: [1],
    }),
    told("choice_shown", { seat: 4, choice: "bid", n: 0 }),
    told("choice_shown", { seat: 5, choice: "bid", n: 4 }),
  ],
  "OLY-16.2": [
    sample({ event: "relay_medley", pads: pads("bid", [9, 2, 9, 2, 0, 1]), won: gold(1) }),
    told("sums_compared", { sun: 0, wave: 4 }),
  ],
  "OLY-17.7": [
    sample({
      event: "high_jump",
      round: 3,
      pads: ["jump", "wait", "jump", "wait", "wait", "wait"],
      spent: [7, 0, 7, 0, 0, 0],
      won: medals("gold", "", "gold"),
      waiting: [1, 4],
      submitted: [3, 5],
    }),
    told("bar_lowered", { cost: 5 }),
  ],
  "OLY-18.3": [
    sample({ event: "archery", players: 4, turn: 2, dice: [2, 3, 5, 6], score: [15, 12, null, null] }),
    told("die_thrown", { seat: 2, die: "red", face: "6" }),
  ],
  "OLY-20.3": [
    sample({
      event: "sprint_100",
      players: 4,
      pads: pads("enter", ["rest", 0, 4, 4]),
      spent: [-1, 0, 4, 4],
      won: medals("", "bronze", "gold", "gold"),
    }),
    told("energy_gained", { seat: 0, energy: 1 }),
    told("medal_won", { seat: 1, metal: "bronze" }),
  ],
  "OLY-21.2": [
    sample({ event: "beach_volley", pads: pads("enter", [4, 5, "rest", 2, 1, "rest"]), won: gold(1) }),
    told("sums_compared", { sun: 5, wave: 7 }),
  ],
  "OLY-22.5": [
    sample({
      event: "doping_control",
      players: 4,
      pads: ["dope", "accuse", null, null],
      won: [{ metal: "gold", team: 0, seat: null, lost: true }],
    }),
    told("medal_lost", { team: 0, metal: "gold" }),
  ],
  "OLY-30.4": [
    sample({
      event: "basketball",
      players: 4,
      ball: 0,
      baskets: [1, 0],
      pads: ["shoot:2", "block:3", null, "intercept"],
      lately: [["shoot:2", "green:4"], ["block:3"], [], ["intercept"]],
    }),
    told("shot_taken", { seat: 0, reached: 6, needed: 6, result: "basket" }),
  ],
  "OLY-31.7": [
    sample({
      event: "fencing",
      players: 4,
      round: 2,
      cube: -1,
      score: [4, 12, 13, 9],
      pads: pads("bid", [0, 2, 5, 1]),
      waiting: [0, 2],
      submitted: [1, 3],
    }),
    told("sums_compared", { sun: 17, wave: 21 }),
    told("cube_moved", { team: 1 }),
  ],
  "OLY-32.3": [
    sample({
      event: "tug_of_war",
      round: 2,
      cube: 1,
      pads: pads("bid", [3, 1, 2, 2, 0, 1]),
      waiting: [0, 1, 2, 3, 4, 5],
    }),
    told("sums_compared", { sun: 5, wave: 4 }),
    told("cube_moved", { team: 0 }),
  ],
  "OLY-33.4": [
    sample({
      event: "taekwondo",
      players: 4,
      round: 2,
      score: [0, 1, 4, 0],
      pads: ["attack:s1", "guard", "attack:s3", "attack:s0"],
      waiting: [1, 2],
    }),
    told("athlete_hit", { seat: 0, score: 0 }),
    told("athlete_eliminated", { seat: 0 }),
  ],
}

export function figures(rule: string): Figure<OlympiadesView, OlympiadesEvent> | undefined {
  const [view, ...preview] = FIGURES[rule] ?? []
  return view && { view, preview, crop: WHOLE }
}
