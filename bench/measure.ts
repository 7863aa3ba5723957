import { inTurn } from './in-turn.ts';
import { median } from './median.ts';
import { perSecond, type Spent } from './spent.ts';
import { FEEDS, GROWING_NAMES, type Growing, PATHS, type Path, type Stage } from './stage.ts';

/** What is compared between the sizes. */
export type Grown = Path | Growing | 'unlock';

/**
 * Long enough for the compiler to have done what it will do: what is measured is a server that has been up for a while. Ours
 * has more code than its floor: after 4 seconds of load the feed stands at 0.58 of it, after 15 at 0.72.
 */
const WARM_UP_SECONDS = Number(process.env.BENCH_WARM_UP ?? 15);
const ROUND_SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
export const ROUNDS = 5;
const TIMING = { roundSeconds: ROUND_SECONDS, rounds: ROUNDS };
const WIDTHS = [1, 8, 32, 64] as const;
/** What a commit takes at the least, in microseconds: this disk, and one as most have. */
const COMMIT_DELAYS = [0, 5000] as const;
/** Of what answers without much code of its own, or is warm by then. */
const SHORT_WARM_UP_SECONDS = Math.min(4, WARM_UP_SECONDS);
/** How many people buy the one post at once. */
const CROWD = 32;
/** Paths that are compared with one another take turns. */
const TOGETHER: readonly (readonly Path[])[] = [
  FEEDS,
  ...PATHS.filter((path) => !FEEDS.some((feed) => feed === path)).map((path) => [path]),
];

/** One side; medians over the rounds. */
export interface Side {
  perSecond: number;
  /** Processor time a request, of the program and of the database, in milliseconds. */
  processorMs: number;
  databaseMs: number;
}

export interface Result {
  ours: Side;
  floor: Side;
  /** The median of each round's own. */
  ratio: number;
}

interface SaleResult extends Result {
  delayMicroseconds: number;
  width: number;
}

export interface UnlockResult extends SaleResult {
  ofNarrower: number | null;
}

/** One post bought by everybody: `ours`; `ofMany` is its share of what we sell of many posts. */
export interface CrowdResult extends SaleResult {
  many: Side;
  ofMany: number;
}

export interface Measurement {
  /** One for each stage, in their order. */
  results: Record<Path, Result>[];
  /** How many times as long the feed of a follower of thousands takes as that of somebody who follows nobody, by stage. */
  followed: number[];
  unlocks: UnlockResult[][];
  crowds: CrowdResult[][];
  /** How many times as long the last stage takes as the first: the median of each round's own. */
  growth: Record<Grown, number>;
}

type Say = (line: string) => void;

/**
 * Ours and floor of every stage in turn, in short rounds: a machine that is slow for a minute is so for all of them, and
 * one that stutters spoils a round, not the median.
 */
export async function measure(stages: readonly Stage[], say: Say): Promise<Measurement> {
  const growth = {} as Record<Grown, number>;
  const reading = await measurePaths(stages, growth, say);
  await measureGrowing(stages, growth, say);
  return { ...reading, growth, ...(await measureUnlocks(stages, growth, say)) };
}

async function measurePaths(stages: readonly Stage[], growth: Record<Grown, number>, say: Say) {
  const results = stages.map(() => ({}) as Record<Path, Result>);
  const followed: number[] = [];
  for (const paths of TOGETHER) {
    say(`${paths.join(', ')} …`);
    const sides = paths.flatMap((path) => stages.map((stage) => stage.paths[path]));
    const rounds = await runRounds(sides, WARM_UP_SECONDS);
    const roundsOf = (path: number, stage: number) => columnOf(rounds, path * stages.length + stage);
    for (const [at, path] of paths.entries()) {
      for (const [stage, result] of results.entries()) result[path] = summarise(roundsOf(at, stage));
      growth[path] = timesAsLong(oursOf(roundsOf(at, 0)), oursOf(roundsOf(at, stages.length - 1)));
    }
    if (paths === FEEDS)
      for (const stage of stages.keys())
        followed.push(timesAsLong(oursOf(roundsOf(0, stage)), oursOf(roundsOf(FEEDS.length - 1, stage))));
  }
  return { results, followed };
}

/** Against the smaller size alone: what a floor would be is the smaller size itself. */
async function measureGrowing(
  stages: readonly Stage[],
  growth: Record<Grown, number>,
  say: Say,
): Promise<void> {
  for (const name of GROWING_NAMES) {
    say(`${name} …`);
    const rounds = await inTurn(
      stages.map(
        ({ growing }) =>
          async (seconds: number) =>
            perSecond(await growing[name](seconds)),
      ),
      { ...TIMING, warmUpSeconds: SHORT_WARM_UP_SECONDS },
    );
    growth[name] = timesAsLong(columnOf(rounds, 0), columnOf(rounds, stages.length - 1));
  }
}

async function measureUnlocks(stages: readonly Stage[], growth: Record<Grown, number>, say: Say) {
  const unlocks = stages.map((): UnlockResult[] => []);
  // Wide, so that fans and creators have been there before when one at a time is measured.
  for (const { unlocks: sides } of stages) await sides.many(CROWD, WARM_UP_SECONDS);
  const crowds = stages.map((): CrowdResult[] => []);
  for (const delayMicroseconds of COMMIT_DELAYS) {
    for (const { unlocks: sides } of stages) await sides.delayCommits(delayMicroseconds);
    say(`unlock, ${WIDTHS.join(', ')} at once, commits of ${delayMicroseconds / 1000} ms and more …`);
    const byWidth = await runWidths(stages);
    for (const [at, width] of WIDTHS.entries()) {
      const rounds = byWidth[at] ?? [];
      for (const [index, list] of unlocks.entries())
        list.push({
          delayMicroseconds,
          width,
          ...summarise(columnOf(rounds, index)),
          ofNarrower: ofNarrower(byWidth, at, index),
        });
      if (width === 8 && delayMicroseconds === 0)
        growth.unlock = timesAsLong(oursOf(columnOf(rounds, 0)), oursOf(columnOf(rounds, stages.length - 1)));
    }
    say('one post bought by everybody …');
    const found = await measureCrowds(stages);
    for (const [index, list] of crowds.entries())
      list.push(...found.slice(index, index + 1).map((crowd) => ({ ...crowd, delayMicroseconds })));
  }
  for (const { unlocks: sides } of stages) await sides.delayCommits(0);
  return { unlocks, crowds };
}

/** One post, many posts, and the floor in turn; by stage. */
async function measureCrowds(stages: readonly Stage[]): Promise<Omit<CrowdResult, 'delayMicroseconds'>[]> {
  const runs = stages.flatMap(({ unlocks: { one, many, floor } }) =>
    [one, many, floor].map((sell) => (seconds: number) => sell(CROWD, seconds)),
  );
  const rounds = await inTurn(runs, { ...TIMING, warmUpSeconds: ROUND_SECONDS });
  return stages.map((_, stage) => {
    const [one, many, floor] = [0, 1, 2].map((kind) => columnOf(rounds, stage * 3 + kind));
    if (!one || !many || !floor) throw new Error('a kind of run is missing');
    return {
      width: CROWD,
      ...summarise(one.map((ours, round) => ({ ours, floor: floor[round] ?? ours }))),
      many: sideOf(many),
      ofMany: median(one.map((ours, round) => perSecond(ours) / perSecond(many[round] ?? ours))),
    };
  });
}

/**
 * Every width in each round, so that a width is compared with the one before it in the same minute. By width, then round,
 * then stage.
 */
async function runWidths(stages: readonly Stage[]): Promise<Pair[][][]> {
  const byWidth: Pair[][][] = WIDTHS.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, width] of WIDTHS.entries()) {
      const pairs: Pair[] = [];
      for (const { unlocks } of stages) {
        // What was sold before is written down by then: nobody else's writes are waited for.
        await unlocks.settle();
        pairs.push({
          ours: await unlocks.many(width, ROUND_SECONDS),
          floor: await unlocks.floor(width, ROUND_SECONDS),
        });
      }
      // The first round warms up.
      if (round > 0) byWidth[at]?.push(pairs);
    }
  }
  return byWidth;
}

/** What so many at once sell, of what the next fewer sell: the median of each round's own. Null for the fewest. */
function ofNarrower(byWidth: readonly Pair[][][], at: number, stage: number): number | null {
  const narrower = byWidth[at - 1];
  if (!narrower) return null;
  return timesAsLong(oursOf(columnOf(byWidth[at] ?? [], stage)), oursOf(columnOf(narrower, stage)));
}

interface Pair {
  ours: Spent;
  floor: Spent;
}

interface Runnable {
  ours(seconds: number): Promise<Spent>;
  floor(seconds: number): Promise<Spent>;
}

/** By round, then in the order of the sides. */
async function runRounds(sides: readonly Runnable[], warmUpSeconds: number): Promise<Pair[][]> {
  const runs = sides.flatMap((side) => [side.ours, side.floor]);
  const rounds = await inTurn(runs, { ...TIMING, warmUpSeconds });
  return rounds.map((spent) =>
    sides.flatMap((_, at) => {
      const [ours, floor] = spent.slice(2 * at, 2 * at + 2);
      return ours && floor ? [{ ours, floor }] : [];
    }),
  );
}

function columnOf<Value>(rounds: readonly Value[][], index: number): Value[] {
  return rounds.flatMap((round) => round.slice(index, index + 1));
}

const oursOf = (rounds: readonly Pair[]): number[] => rounds.map(({ ours }) => perSecond(ours));

/** How many times as long the second takes as the first, by what each does a second: the median of each round's own. */
function timesAsLong(first: readonly number[], second: readonly number[]): number {
  return median(first.map((rate, round) => rate / (second[round] ?? Number.NaN)));
}

/** @throws Error when nothing at all was done, as there is no time of nothing */
export function sideOf(runs: readonly Spent[]): Side {
  if (runs.some(({ count }) => count === 0)) throw new Error('a round did nothing');
  return {
    perSecond: median(runs.map(perSecond)),
    processorMs: median(runs.map(({ processorMs, count }) => processorMs / count)),
    databaseMs: median(runs.map(({ databaseMs, count }) => databaseMs / count)),
  };
}

function summarise(pairs: readonly Pair[]): Result {
  return {
    ours: sideOf(pairs.map(({ ours }) => ours)),
    floor: sideOf(pairs.map(({ floor }) => floor)),
    ratio: median(pairs.map(({ ours, floor }) => perSecond(ours) / perSecond(floor))),
  };
}
