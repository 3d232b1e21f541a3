// boardgame.io's own server with its in-memory storage: `node server.cjs PORT`.
// The game is the cheapest one that still has a board: 100 moves, each fills a square.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const MOVES = 100;

const fill = {
  name: "fill",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ squares: Array(MOVES).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, square) => {
      if (G.squares[square] !== null) return INVALID_MOVE;
      G.squares[square] = playerID;
    },
  },
  endIf: ({ G }) => (G.squares.every((owner) => owner !== null) ? { draw: true } : undefined),
};

Server({ games: [fill], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
