import { describe, expect, it } from 'vitest';
import { GAMES, gameOf, isRegistered, offerOf, soundOf, unregisteredOffers } from '../games';
import { emptyModel } from '../state/model';
import { plainSentence, type Voice } from '../state/sentences';
import type { AnyEvent, GameHead, OnOffer } from '../wire';
import { cardsOf } from './cards';
import { readable } from './words';

const voice: Voice = { language: 'en', units: 'metric', say: (code) => code };

describe('a game without parts of its own', () => {
  it('is played on the generic board', () => {
    expect(isRegistered('higher-lower')).toBe(false);
    expect(gameOf('higher-lower').board).not.toBe(GAMES['comparity']!.board);
    expect(gameOf('higher-lower').rulebook).toBeNull();
  });
  it('is offered with what the server says about it', () => {
    const offered = [
      { game: 'skyscraper', engine: 'skyscraper' },
      { game: 'higher-lower', engine: 'higher-lower', orders: ['height'], players: [1, 4] },
    ] as unknown as OnOffer[];
    expect(unregisteredOffers(offered)).toMatchObject([
      { game: 'higher-lower', orders: ['height'], players: [1, 4], minutes: 0 },
    ]);
    expect(offerOf('higher-lower').scene).toBe(unregisteredOffers(offered)[0]!.scene);
  });
  it('has a readable name even if nobody has written one', () => {
    expect(readable('higher-lower')).toBe('Higher lower');
  });
  it('says what happened as well as its codes allow', () => {
    const model = { ...emptyModel('abc'), game: { engine: 'higher-lower' } as GameHead };
    const line = { code: 'higher-lower-guessed-wrong', params: { seat: { type: 'seat', seat: 1 } } } as const;
    expect(plainSentence(model, line, voice)).toBe('Guessed wrong: 2.');
    expect(plainSentence(model, { code: 'higher-lower-pile-empty', params: {} }, voice)).toBe('Pile empty.');
  });
  it('sounds like a card being played', () => {
    expect(soundOf([{ event: 'guessed' } as unknown as AnyEvent])).toBe('card');
    expect(soundOf([])).toBeNull();
  });
});

it('leaves an engine’s name out of its codes', () => {
  expect(readable('higher-lower-pick-higher', 'higher-lower')).toBe('Pick higher');
  expect(readable('go_up')).toBe('Go up');
});

it('finds the cards that a sentence speaks about, each once', () => {
  const inner = { code: 'x', params: { card: { type: 'card', card: 3 } } } as const;
  const line = {
    code: 'x',
    params: {
      count: 2,
      cards: { type: 'cards', cards: [3, 5] },
      more: { type: 'phrases', lines: [inner] },
    },
  } as const;
  expect(cardsOf(line as never)).toEqual([3, 5]);
});
