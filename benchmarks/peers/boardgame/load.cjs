// Four socket.io clients at each of many tables, in a closed loop: whoever is told that it is their turn moves.
const { io } = require('socket.io-client');
const { applyPatch } = require('rfc6902');
const { fits } = require('./game.cjs');

const [port, tables, way] = [process.argv[2], Number(process.argv[3]), process.argv[4]];
const url = `http://127.0.0.1:${port}`;
let moves = 0;
let bytes = 0;

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

function choose(state, seat) {
  const hand = state.G.players[seat];
  const top = state.G.pile[state.G.pile.length - 1];
  const place = hand.findIndex((card) => fits(card, top));
  return place < 0 ? ['draw', []] : ['play', [place]];
}

async function sit(matchID, seat) {
  const { playerCredentials } = await post(`/games/shedding/${matchID}/join`, {
    playerID: seat,
    playerName: `P${seat}`,
  });
  const socket = io(`${url}/shedding`, { transports: ['websocket'], forceNew: true });
  socket.io.on('open', () => {
    socket.io.engine.transport.on('packet', ({ data }) => (bytes += data ? data.length : 0));
  });
  let state;
  const go = () => {
    if (state.ctx.currentPlayer !== seat) return;
    const [type, args] = choose(state, seat);
    moves += 1;
    const payload = { type, args, playerID: seat, credentials: playerCredentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, seat);
  };
  socket.on('update', (_, fresh) => {
    state = fresh;
    go();
  });
  socket.on('patch', (_, __, ___, patch) => {
    applyPatch(state, patch);
    go();
  });
  await new Promise((ready) => {
    socket.on('connect', () => socket.emit('sync', matchID, seat, playerCredentials, 4));
    socket.on('sync', (_, info) => {
      state = info.state;
      ready();
    });
  });
  return go;
}

async function main() {
  const starts = [];
  for (let table = 0; table < tables; table += 1) {
    const { matchID } = await post('/games/shedding/create', { numPlayers: 4 });
    for (const seat of ['0', '1', '2', '3']) starts.push(await sit(matchID, seat));
  }
  process.stdout.write(`ready ${way}\n`);
  for (const start of starts) start();
  setInterval(() => process.stdout.write(`${moves} ${bytes}\n`), 250);
}

main();
