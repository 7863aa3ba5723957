import { inTurn } from './in-turn.ts';
import { median } from './median.ts';
import { GROWING_NAMES, type Growing, PATHS, type Path, type Stage } from './stage.ts';

/** What is compared between the sizes. */
export type Grown = Path | Growing | 'unlock';

/**
 * Long enough for the compiler to have done what it will do: what is measured is a server that has been up for a while. Ours
 * has more code than its floor: after 4 seconds of load the feed stands at 0.58 of it, after 15 at 0.72.
 */
const WARM_UP_SECONDS = Number(process.env.BENCH_WARM_UP ?? 15);
const ROUND_SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = 7;
const TIMING = { roundSeconds: ROUND_SECONDS, rounds: ROUNDS };
const WIDTHS = [1, 8, 32, 64] as const;
/** What a commit takes at the least, in microseconds: this disk, and one as most have. */
const COMMIT_DELAYS = [0, 5000] as const;
/** Of what answers without much code of its own, on servers that are warm by then. */
const GROWING_WARM_UP_SECONDS = 4;
/** How many people buy the one post at once. */
const CROWD = 32;

/** Medians over the rounds; the ratio is the median of each round's own. */
export interface Result {
  /** Requests a second. */
  ours: number;
  floor: number;
  ratio: number;
}

interface CrowdResult extends Result {
  delayMicroseconds: number;
  width: number;
}

export interface UnlockResult extends CrowdResult {
  ofNarrower: number | null;
}

export interface Measurement {
  /** One for each stage, in their order. */
  results: Record<Path, Result>[];
  unlocks: UnlockResult[][];
  /** One post bought by everybody, against many posts. */
  crowds: CrowdResult[][];
  /** How many times as long the last stage takes as the first: the median of each round's own. */
  growth: Record<Grown, number>;
}

/**
 * Ours and floor of every stage in turn, in short rounds: a machine that is slow for a minute is so for all of them, and
 * one that stutters spoils a round, not the median.
 */
export async function measure(stages: readonly Stage[], say: (line: string) => void): Promise<Measurement> {
  const results = stages.map(() => ({}) as Record<Path, Result>);
  const growth = {} as Record<Grown, number>;
  for (const path of PATHS) {
    say(`${path} …`);
    const rounds = await runRounds(stages.map((stage) => stage.paths[path]));
    for (const [index, result] of results.entries()) result[path] = summarise(columnOf(rounds, index));
    growth[path] = growthOf(oursOf(rounds));
  }
  await measureGrowing(stages, growth, say);
  return { results, growth, ...(await measureUnlocks(stages, growth, say)) };
}

/** Against the smaller size alone: what a floor would be is the smaller size itself. */
async function measureGrowing(
  stages: readonly Stage[],
  growth: Record<Grown, number>,
  say: (line: string) => void,
): Promise<void> {
  for (const name of GROWING_NAMES) {
    say(`${name} …`);
    const rounds = await inTurn(
      stages.map(({ growing }) => growing[name]),
      { ...TIMING, warmUpSeconds: GROWING_WARM_UP_SECONDS },
    );
    growth[name] = growthOf(rounds);
  }
}

async function measureUnlocks(
  stages: readonly Stage[],
  growth: Record<Grown, number>,
  say: (line: string) => void,
) {
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
      if (width === 8 && delayMicroseconds === 0) growth.unlock = growthOf(oursOf(rounds));
    }
    say('one post bought by everybody …');
    const rounds = await runRounds(
      stages.map(({ unlocks: { many, one } }) => ({
        ours: (seconds) => one(CROWD, seconds),
        floor: (seconds) => many(CROWD, seconds),
      })),
      ROUND_SECONDS,
    );
    for (const [index, list] of crowds.entries())
      list.push({ delayMicroseconds, width: CROWD, ...summarise(columnOf(rounds, index)) });
  }
  for (const { unlocks: sides } of stages) await sides.delayCommits(0);
  return { unlocks, crowds };
}

/**
 * Every width in each round, so that a width is compared with the one before it in the same minute. By width, then round,
 * then stage.
 */
async function runWidths(stages: readonly Stage[]): Promise<Rates[][][]> {
  const byWidth: Rates[][][] = WIDTHS.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, width] of WIDTHS.entries()) {
      const rates: Rates[] = [];
      for (const { unlocks } of stages) {
        // What was sold before is written down by then: nobody else's writes are waited for.
        await unlocks.settle();
        rates.push({
          ours: await unlocks.many(width, ROUND_SECONDS),
          floor: await unlocks.floor(width, ROUND_SECONDS),
        });
      }
      // The first round warms up.
      if (round > 0) byWidth[at]?.push(rates);
    }
  }
  return byWidth;
}

/** What so many at once sell, of what the next fewer sell: the median of each round's own. Null for the fewest. */
function ofNarrower(byWidth: readonly Rates[][][], at: number, stage: number): number | null {
  const narrower = byWidth[at - 1];
  if (!narrower) return null;
  const before = columnOf(narrower, stage);
  const now = columnOf(byWidth[at] ?? [], stage);
  return median(now.map(({ ours }, round) => ours / (before[round]?.ours ?? Number.NaN)));
}

interface Rates {
  ours: number;
  floor: number;
}

interface Runnable {
  ours(seconds: number): Promise<number>;
  floor(seconds: number): Promise<number>;
}

/** By round, then by stage. */
async function runRounds(sides: readonly Runnable[], warmUpSeconds = WARM_UP_SECONDS): Promise<Rates[][]> {
  const runs = sides.flatMap((side) => [side.ours, side.floor]);
  const rounds = await inTurn(runs, { ...TIMING, warmUpSeconds });
  return rounds.map((rates) =>
    sides.map((_, at) => ({ ours: rates[2 * at] ?? Number.NaN, floor: rates[2 * at + 1] ?? Number.NaN })),
  );
}

const columnOf = (rounds: readonly Rates[][], index: number) => rounds.flatMap((round) => round[index] ?? []);

/** How many times as long the last takes as the first. */
function growthOf(rounds: readonly number[][]): number {
  return median(rounds.map((rates) => (rates[0] ?? 0) / (rates.at(-1) ?? 0)));
}

const oursOf = (rounds: readonly Rates[][]) => rounds.map((rates) => rates.map(({ ours }) => ours));

function summarise(rates: readonly Rates[]): Result {
  return {
    ours: median(rates.map(({ ours }) => ours)),
    floor: median(rates.map(({ floor }) => floor)),
    ratio: median(rates.map(({ ours, floor }) => ours / floor)),
  };
}
