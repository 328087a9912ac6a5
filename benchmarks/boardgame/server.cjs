// boardgame.io as shipped, in memory, with Kahuna. Arguments: a file with the draws of recorded games, a port.
const { readFileSync } = require("node:fs");
const { Server } = require("boardgame.io/server");
const { game } = require("./kahuna.cjs");

const draws = JSON.parse(readFileSync(process.argv[2]));
const server = Server({ games: [game(draws)], origins: ["http://127.0.0.1"] });
server.run({ port: Number(process.argv[3]), callback: () => console.log(process.argv[3]) });
