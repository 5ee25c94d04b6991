/** An analysis of a game that is over: asked for, waited for, and looked at moment by moment. */

import type {
  Analysis,
  AnalysisTold,
  AnyMove,
  AskAnalysis,
  HttpProblem,
  JudgedMove,
  JudgeMove,
  Line,
  Replay,
} from '../wire';

/** What is laid over Comparity's pairs: nothing, what one could know then, or what came to light in this game. */
export type HeatLayer = 'off' | 'known' | 'truth';

/** A pair of neighbours with what is to be said about it. */
export interface Heat {
  low: number;
  high: number;
  /** How strongly it is coloured, from 0 to 3; `right` and `wrong` are the truth. */
  tone: 0 | 1 | 2 | 3 | 'right' | 'wrong';
  text: string;
}

/** A decision of the game, and the place of the replay at which it had to be made. */
export interface Judgement {
  place: number;
  judged: JudgedMove;
}

export const LEVELS = [65, 75, 85, 95] as const;
export type StudyLevel = (typeof LEVELS)[number];

/** Doubts below this are not drawn: the table would be full of them. */
const LEAST = 0.05;
const TONES = [0.15, 0.35, 0.6] as const;
const AGAIN = 700;

export class StudyRefused extends Error {
  constructor(readonly problem: HttpProblem) {
    super(problem.code);
  }
}

/** Why an analysis was refused, as a line to be said. */
export function refusalOf(problem: HttpProblem): Line {
  return { code: `refusal-${problem.code}`, params: (problem.params ?? {}) as Line['params'] };
}

async function post(path: string, body: AskAnalysis | JudgeMove): Promise<unknown> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const told: unknown = await answer.json();
  if (!answer.ok) throw new StudyRefused(told as HttpProblem);
  return told;
}

/** What another move at a moment would have been worth. */
export async function judge(table: string, game: number, wish: JudgeMove): Promise<JudgedMove> {
  return (await post(`/api/tables/${encodeURIComponent(table)}/judge/${game}`, wish)) as JudgedMove;
}

/** The chance in whole points of a hundred. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** Every decision with a choice, in order. */
export function judgementsOf(analysis: Analysis): Judgement[] {
  return analysis.moments.flatMap((moment, place) =>
    moment.judged ? [{ place, judged: moment.judged }] : [],
  );
}

/** The decisions that cost these seats most, the worst first: what there is to learn from. */
export function worstOf(analysis: Analysis, seats: readonly number[]): Judgement[] {
  return judgementsOf(analysis)
    .filter(({ judged }) => seats.includes(judged.seat) && !['best', 'good'].includes(judged.mark))
    .sort((a, b) => b.judged.lost.chance - a.judged.lost.chance || a.place - b.place)
    .slice(0, 5);
}

/** The pairs to be coloured at a place; the truth only about cards that were opened in this game. */
export function heatAt(
  analysis: Analysis,
  place: number,
  layer: HeatLayer,
  pairs: [number, number][],
): Heat[] {
  if (layer === 'known')
    return (analysis.moments[place]?.doubts ?? [])
      .filter((pair) => pair.doubt >= LEAST)
      .map(({ low, high, doubt }) => ({
        low,
        high,
        tone: TONES.filter((tone) => doubt >= tone).length as 0 | 1 | 2 | 3,
        text: String(percent(doubt)),
      }));
  if (layer === 'off') return [];
  const ranks = new Map(analysis.truth);
  return pairs.flatMap(([low, high]) => {
    const [less, more] = [ranks.get(low), ranks.get(high)];
    if (less === undefined || more === undefined) return [];
    const isRight = less <= more;
    return [
      { low, high, tone: isRight ? ('right' as const) : ('wrong' as const), text: isRight ? '✓' : '✕' },
    ];
  });
}

export class Study {
  analysis = $state.raw<Analysis | null>(null);
  level = $state<StudyLevel>(85);
  /** How far it is, from 0 to 1; null while nothing is asked for. */
  progress = $state<number | null>(null);
  problem = $state.raw<HttpProblem | null>(null);
  isAway = $state(false);
  layer = $state<HeatLayer>('off');
  /** The decisions one steps through to learn from them, and which of them is looked at. */
  lessons = $state.raw<Judgement[]>([]);
  lesson = $state(-1);
  private wanted = 0;

  constructor(readonly replay: Replay) {}

  get isPossible(): boolean {
    return this.replay.is_over === true;
  }

  /** Asks until the analysis is there. */
  async ask(): Promise<void> {
    const mine = ++this.wanted;
    this.problem = null;
    this.isAway = false;
    this.analysis = null;
    this.progress = 0;
    const path = `/api/tables/${encodeURIComponent(this.replay.table)}/analysis/${this.replay.game.number}`;
    try {
      while (mine === this.wanted) {
        const told = (await post(path, { level: this.level })) as AnalysisTold;
        if (mine !== this.wanted) return;
        this.progress = told.done / told.moments;
        if (told.analysis) {
          this.analysis = told.analysis as unknown as Analysis;
          if (this.analysis.engine === 'comparity') this.layer = 'known';
          break;
        }
        await new Promise((again) => setTimeout(again, AGAIN));
      }
    } catch (failed) {
      if (mine !== this.wanted) return;
      if (failed instanceof StudyRefused) this.problem = failed.problem;
      else this.isAway = true;
    }
    if (mine === this.wanted) this.progress = null;
  }

  /** Asks no more. */
  end(): void {
    this.wanted++;
    this.progress = null;
  }
}

/** A decision that is tried again at a table of one's own. */
export interface Retry {
  from: string;
  game: number;
  place: number;
  level: StudyLevel;
  /** What the move that was played gave away then. */
  lost: number;
}

const keyOf = (table: string): string => `retry-${table}`;

export function rememberRetry(table: string, retry: Retry): void {
  sessionStorage.setItem(keyOf(table), JSON.stringify(retry));
}

/** The decision that this table was opened for, if it was. */
export function retryAt(table: string): Retry | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as Retry | null;
  } catch {
    return null;
  }
}

export function judgeRetry(retry: Retry, move: AnyMove): Promise<JudgedMove> {
  return judge(retry.from, retry.game, { moment: retry.place, move, level: retry.level });
}
