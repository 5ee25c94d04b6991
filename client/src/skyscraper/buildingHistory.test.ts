import { describe, expect, it } from 'vitest';
import type { Entry } from '../state/model';
import type { Line, StructureSeen } from '../wire';
import { buildersOf, linesAbout } from './buildingHistory';

const HERE = 2;
const SHOWN_SEPARATELY = 5;
function line(code: string, structure?: number): Line {
  return { code, params: structure === undefined ? {} : { structure: structure + 1 } };
}
function entry(lines: Line[], ...events: unknown[]): Entry {
  return { version: 7, at: 0, deed: 'moved', seat: 0, lines, events: events as Entry['events'] };
}
function told(one: Entry, structure = HERE): string[] {
  return linesAbout(one, structure).map(({ code }) => code);
}
const floor = (structure: number, seat = 0) => ({
  event: 'FloorAdded',
  seat,
  structure,
  card: 7,
  metres: 30,
});

describe('what the log tells of a building', () => {
  const plays = line('skyscraper-told-plays');
  it('is who played what on it, without what is about others', () => {
    const toilets = line('skyscraper-told-toilets');
    const grows = line('skyscraper-told-builds', HERE);
    const draws = line('skyscraper-told-draws');
    const one = entry([plays, grows, toilets, draws], floor(HERE));
    expect(told(one)).toEqual([plays.code, grows.code, toilets.code]);
    expect(told(one, SHOWN_SEPARATELY)).toEqual([]);
  });
  it('is why its roof made it faulty; the site that opens then has only its own beginning', () => {
    const one = entry(
      [
        plays,
        line('skyscraper-told-claims-faulty', HERE),
        line('skyscraper-fault-no-toilet'),
        line('skyscraper-told-site', SHOWN_SEPARATELY),
      ],
      {
        event: 'Claimed',
        seat: 0,
        structure: HERE,
        card: 9,
        metres: 90,
        faulty: true,
        reasons: ['no-toilet'],
      },
      { event: 'SiteOpened', structure: SHOWN_SEPARATELY, foundation: 1 },
    );
    expect(told(one)).toEqual([plays.code, 'skyscraper-told-claims-faulty', 'skyscraper-fault-no-toilet']);
    expect(told(one, SHOWN_SEPARATELY)).toEqual(['skyscraper-told-site']);
  });
  it('is where its prize went, though the words name only who has it now', () => {
    const record = line('skyscraper-told-prize-record', SHOWN_SEPARATELY);
    const lost = line('skyscraper-told-lost-unity');
    const one = entry(
      [plays, record, lost],
      {
        event: 'Claimed',
        seat: 1,
        structure: SHOWN_SEPARATELY,
        card: 9,
        metres: 200,
        faulty: false,
        reasons: [],
      },
      { event: 'PrizeMoved', prize: 'record', source: HERE, target: SHOWN_SEPARATELY, gone: false },
      { event: 'PrizeMoved', prize: 'unity', source: HERE, target: null, gone: false },
    );
    expect(told(one)).toEqual([record.code, lost.code]);
    expect(told(one, SHOWN_SEPARATELY)).toEqual([plays.code, record.code]);
  });
  it('is what the Earthquake of the Century did to it, which shakes everything at once', () => {
    const shakes = line('skyscraper-told-century');
    const one = entry([plays, shakes], {
      event: 'CenturyQuake',
      uninsured: [HERE],
      marked: [SHOWN_SEPARATELY],
    });
    expect(told(one)).toEqual([plays.code, shakes.code, 'sky-shaken-uninsured']);
    expect(told(one, SHOWN_SEPARATELY)).toEqual([plays.code, shakes.code, 'sky-shaken-marked']);
    expect(told(one, 0)).toEqual([]);
  });
});

describe('who laid the floors', () => {
  const built = { number: HERE, floors: [{}, {}, {}] } as unknown as StructureSeen;
  it('is told from below', () => {
    const log = [floor(HERE, 1), floor(SHOWN_SEPARATELY, 3), floor(HERE, 0), floor(HERE, 2)].map((one) =>
      entry([], one),
    );
    expect(buildersOf(log, built)).toEqual([1, 0, 2]);
  });
  it('is not known of those that were there before anything was heard', () => {
    expect(buildersOf([entry([], floor(HERE, 2))], built)).toEqual([null, null, 2]);
    expect(buildersOf([], built)).toEqual([null, null, null]);
  });
});
