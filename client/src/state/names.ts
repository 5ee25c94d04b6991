/** Names in the reader's alphabet: those that bots are given are messages, people's stay as they wrote them. */

import type { PlayerAt } from '../wire';
import { nameOf, type Model } from './model';

/** A code's sentence, or the bare code if there is none. */
type Say = (code: string) => string;

function botName(name: string, say: Say): string {
  const plain = name.normalize('NFD').replace(/\P{ASCII}/gu, '');
  const code = `bot-name-${plain.toLowerCase()}`;
  const said = /^[a-z]+$/i.test(plain) ? say(code) : code;
  return said === code ? name : said;
}

/** What a player is called; a bot that sits in for somebody keeps their name. */
export function nameOfPlayer(player: PlayerAt, say: Say): string {
  return player.kind === 'bot' && !player.sits_in ? botName(player.name, say) : player.name;
}

/** What a seat is called at this table. */
export function nameAt(model: Model, seat: number, say: Say): string {
  const player = model.state?.players.find((one) => one.seat === seat);
  if (!player) return nameOf(model, seat);
  // a replay, which nobody hosts, does not say who was a bot
  const isTold = model.state?.host === -1 && !model.mine.includes(seat);
  return isTold ? botName(player.name, say) : nameOfPlayer(player, say);
}
