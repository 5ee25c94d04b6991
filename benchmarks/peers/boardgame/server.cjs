// boardgame.io's own server with its own in-memory store.
process.env.NODE_ENV = 'production';
const { Server, Origins } = require('boardgame.io/server');
const game = require('./game.cjs');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
console.info = () => {};
const log = console.log;
console.log = () => {};
server.run(0).then((running) => log(String(running.appServer.address().port)));
