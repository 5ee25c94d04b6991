/** Who is at the table, who is waited for, and how many agree that a bot plays for somebody. */

import { actorOf, type Model } from './model';

/** The seat that decides although its person is away, or null. One's own seats are never missing. */
export function absentActor(model: Model): number | null {
  const seat = actorOf(model);
  if (seat === null || model.mine.includes(seat)) return null;
  const player = model.state?.players.find((one) => one.seat === seat);
  if (!player || player.kind === 'bot' || player.sits_in) return null;
  return (model.here.seats ?? []).includes(seat) ? null : seat;
}

export interface BotVotes {
  have: number;
  need: number;
  /** Whether one of my seats has agreed already. */
  mine: boolean;
}

/** How many have agreed that a bot sits in for a seat, and how many it takes: the host alone, or more than half. */
export function botVotes(model: Model, seat: number): BotVotes {
  const voters = model.state?.votes?.[seat] ?? [];
  const isHost = model.state !== null && model.mine.includes(model.state.host);
  const others = (model.state?.players ?? []).filter(
    (player) =>
      player.seat !== seat &&
      player.seat < (model.game?.players ?? Infinity) &&
      player.kind !== 'bot' &&
      !player.sits_in,
  );
  return {
    have: voters.length,
    need: isHost ? 1 : Math.floor(others.length / 2) + 1,
    mine: voters.some((voter) => model.mine.includes(voter)),
  };
}

/** My seats in which a bot plays at the moment. */
export function seatsHeldByBots(model: Model): number[] {
  return (model.state?.players ?? [])
    .filter((player) => player.sits_in && model.mine.includes(player.seat))
    .map((player) => player.seat);
}

/** Who has to say so before another game begins without the host's word: everybody who is there, and the host first. */
export function missingForAgain(model: Model): number[] {
  const wanting = model.state?.again ?? [];
  const missing = (model.state?.players ?? [])
    .filter((player) => player.kind !== 'bot' && !wanting.includes(player.seat))
    .map((player) => player.seat);
  const there = missing.filter((seat) => (model.here.seats ?? []).includes(seat));
  return there.includes(model.state?.host ?? -1) ? [model.state!.host] : there.length ? there : missing;
}
