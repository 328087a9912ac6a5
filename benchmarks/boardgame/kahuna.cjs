// Kahuna for boardgame.io, for comparison only: the rules of docs/rules/kahuna.md with their default options.
// Cards are drawn in the order of a recorded game (`setupData.draws`, an index), so that recorded actions are legal.
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { INVALID_MOVE } = require("boardgame.io/core");

const board = JSON.parse(readFileSync(join(__dirname, "../../src/tablee/games/kahuna/data/board.json")));
const ISLANDS = board.islands.map((island) => island.id);
const NEED = board.islands.map((island) => island.need);
const ENDS = board.lines.map((line) => line.split("-").map((island) => ISLANDS.indexOf(island)));
const AROUND = ISLANDS.map((_, island) => ENDS.flatMap((ends, line) => (ends.includes(island) ? [line] : [])));
const LINKS = 25;
const FULL_HAND = 5;
const BLANK_LIMIT = 4;
const POINTS = [0, 1, 2];
const THIRD = 3;
const FINAL = 4;

const count = (list, value) => list.filter((one) => one === value).length;
const without = (list, value) => list.splice(list.indexOf(value), 1);

function game(draws) {
  const draw = (G) => {
    G.pile -= 1;
    return draws[G.recorded].cards[G.drawn++];
  };

  const setup = (_, { draws: recorded }) => {
    const dealer = draws[recorded].dealer;
    const G = {
      recorded, drawn: 0, dealer, pile: 24, hands: [[], []], row: [], used: [], buried: [[], []],
      links: Array(board.lines.length).fill(null), stones: Array(ISLANDS.length).fill(null),
      round: 1, score: [0, 0], drew: [true, true], blank: 0, played: false, discarded: false, lastTurns: 0, winner: null,
    };
    for (let i = 0; i < 3; i++) for (const seat of [1 - dealer, dealer]) G.hands[seat].push(draw(G));
    for (let i = 0; i < 3; i++) G.row.push(draw(G));
    return G;
  };

  const near = (G, seat, island) => AROUND[island].filter((line) => G.links[line] === seat).length;

  const loseStones = (G, seat) =>
    G.stones.forEach((owner, island) => {
      if (owner === seat && near(G, seat, island) < NEED[island]) G.stones[island] = null;
    });

  const lay = (G, seat, line) => {
    G.links[line] = seat;
    const won = ENDS[line].filter((island) => G.stones[island] !== seat && near(G, seat, island) >= NEED[island]);
    for (const island of won) G.stones[island] = seat;
    for (const island of won) for (const at of AROUND[island]) if (G.links[at] === 1 - seat) G.links[at] = null;
    if (won.length) loseStones(G, 1 - seat);
  };

  const spend = (G, seat, card) => {
    without(G.hands[seat], card);
    G.used.push(card);
  };

  const suddenDefeat = (G) => {
    const [first, second] = [count(G.stones, 0), count(G.stones, 1)];
    if ((first === 0) !== (second === 0)) G.winner = first === 0 ? 1 : 0;
  };

  const afterPlay = (G) => {
    G.played = true;
    if (G.round > 1) suddenDefeat(G);
  };

  const scoreRound = (G, points) => {
    const [first, second] = [count(G.stones, 0), count(G.stones, 1)];
    if (first !== second) G.score[first > second ? 0 : 1] += points;
  };

  const endRound = (G) => {
    if (G.round === THIRD) {
      G.round = FINAL;
      G.lastTurns = 2;
      return;
    }
    scoreRound(G, POINTS[G.round]);
    suddenDefeat(G);
    if (G.winner !== null) return;
    G.round += 1;
    G.pile = G.used.length + G.buried[0].length + G.buried[1].length;
    G.used = [];
    G.buried = [[], []];
    for (let slot = 0; slot < 3; slot++) G.row[slot] = draw(G);
  };

  const endGame = (G) => {
    scoreRound(G, Math.abs(count(G.stones, 0) - count(G.stones, 1)));
    const ahead = G.score[0] - G.score[1] || count(G.links, 0) - count(G.links, 1);
    G.winner = ahead === 0 ? -1 : ahead > 0 ? 0 : 1;
  };

  const endTurn = (G, seat, hasDrawn, events) => {
    G.blank = hasDrawn || G.played || G.discarded ? 0 : G.blank + 1;
    G.drew[seat] = hasDrawn;
    G.played = G.discarded = false;
    if (G.round === FINAL) {
      G.lastTurns -= 1;
      if (G.lastTurns === 0) endGame(G);
    } else if (hasDrawn && G.pile === 0 && G.row.every((card) => card === null)) {
      endRound(G);
    }
    events.endTurn();
  };

  const canPlace = (G, seat, line, card) =>
    !G.discarded && G.links[line] === null && ENDS[line].includes(card) && G.hands[seat].includes(card) &&
    count(G.links, seat) < LINKS;

  const canRemove = (G, seat, line, first, second) =>
    !G.discarded && G.links[line] === 1 - seat && ENDS[line].includes(first) && ENDS[line].includes(second) &&
    (first === second ? count(G.hands[seat], first) > 1 : G.hands[seat].includes(first) && G.hands[seat].includes(second));

  const canPlay = (G, seat) =>
    ENDS.some(([a, b], line) =>
      canPlace(G, seat, line, a) || canPlace(G, seat, line, b) ||
      canRemove(G, seat, line, a, b) || canRemove(G, seat, line, a, a) || canRemove(G, seat, line, b, b));

  const canDraw = (G, seat) => G.round !== FINAL && G.hands[seat].length < FULL_HAND;

  const moves = {
    place_link: ({ G, playerID }, line, card) => {
      const seat = Number(playerID);
      if (!canPlace(G, seat, line, card)) return INVALID_MOVE;
      spend(G, seat, card);
      lay(G, seat, line);
      afterPlay(G);
    },
    remove_link: ({ G, playerID }, line, first, second) => {
      const seat = Number(playerID);
      if (!canRemove(G, seat, line, first, second)) return INVALID_MOVE;
      spend(G, seat, first);
      spend(G, seat, second);
      G.links[line] = null;
      loseStones(G, 1 - seat);
      afterPlay(G);
    },
    discard: ({ G, playerID }, card) => {
      const seat = Number(playerID);
      const isFree = G.discarded || (G.hands[seat].length === FULL_HAND && (G.blank >= BLANK_LIMIT || !canPlay(G, seat)));
      if (G.round === FINAL || !isFree || !G.hands[seat].includes(card)) return INVALID_MOVE;
      without(G.hands[seat], card);
      G.buried[seat].push(card);
      G.discarded = true;
    },
    draw_pile: ({ G, playerID, events }) => {
      const seat = Number(playerID);
      if (!canDraw(G, seat) || G.pile === 0) return INVALID_MOVE;
      G.hands[seat].push(draw(G));
      endTurn(G, seat, true, events);
    },
    draw_row: ({ G, playerID, events }, slot) => {
      const seat = Number(playerID);
      if (!canDraw(G, seat) || G.row[slot] === null) return INVALID_MOVE;
      G.hands[seat].push(G.row[slot]);
      G.row[slot] = G.pile ? draw(G) : null;
      endTurn(G, seat, true, events);
    },
    end_turn: ({ G, playerID, events }) => {
      const seat = Number(playerID);
      if (G.round !== FINAL) {
        if (G.hands[seat].length < FULL_HAND && !G.drew[1 - seat]) return INVALID_MOVE;
        if (G.blank >= BLANK_LIMIT && !G.played && !G.discarded) return INVALID_MOVE;
      }
      endTurn(G, seat, false, events);
    },
  };

  const hide = (cards, isSeen) => (isSeen ? cards : cards.length);

  return {
    name: "kahuna",
    minPlayers: 2,
    maxPlayers: 2,
    setup,
    moves,
    turn: { order: { first: ({ G }) => 1 - G.dealer, next: ({ ctx }) => 1 - ctx.playOrderPos } },
    endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
    playerView: ({ G, playerID }) => ({
      ...G,
      hands: G.hands.map((cards, seat) => hide(cards, String(seat) === playerID)),
      buried: G.buried.map((cards, seat) => hide(cards, String(seat) === playerID)),
    }),
  };
}

module.exports = { game, ISLANDS };
