import { PATHS, type Path, type Sides, type Stage } from './stage.ts';

/** Long enough for the compiler to have done what it will do: what is measured is a server that has been up for a while. */
const WARM_UP_SECONDS = 6;
const ROUND_SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = 7;

/** Medians over the rounds; the ratio is the median of each round's own. */
export interface Result {
  /** Requests a second. */
  ours: number;
  floor: number;
  ratio: number;
}

export interface Measurement {
  /** One for each stage, in their order. */
  results: Record<Path, Result>[];
  /** How many times as long the last stage takes as the first: the median of each round's own. */
  growth: Record<Path, number>;
}

/**
 * Ours and floor of every stage in turn, in short rounds: a machine that is slow for a minute is so for all of them, and
 * one that stutters spoils a round, not the median.
 */
export async function measure(stages: readonly Stage[], say: (line: string) => void): Promise<Measurement> {
  const results = stages.map(() => ({}) as Record<Path, Result>);
  const growth = {} as Record<Path, number>;
  for (const path of PATHS) {
    say(`${path} …`);
    const rounds = await runRounds(stages.map((stage) => stage.paths[path]));
    for (const [index, result] of results.entries())
      result[path] = summarise(rounds.map((round) => round[index] as Rates));
    growth[path] = median(rounds.map((round) => (round[0]?.ours ?? 0) / (round.at(-1)?.ours ?? 0)));
  }
  return { results, growth };
}

interface Rates {
  ours: number;
  floor: number;
}

/** By round, then by stage. */
async function runRounds(sides: readonly Sides[]): Promise<Rates[][]> {
  for (const side of sides) {
    await side.ours(WARM_UP_SECONDS);
    await side.floor(WARM_UP_SECONDS);
  }
  const rounds: Rates[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates: Rates[] = [];
    for (const side of sides)
      rates.push({ ours: await side.ours(ROUND_SECONDS), floor: await side.floor(ROUND_SECONDS) });
    rounds.push(rates);
  }
  return rounds;
}

function summarise(rates: readonly Rates[]): Result {
  return {
    ours: median(rates.map(({ ours }) => ours)),
    floor: median(rates.map(({ floor }) => floor)),
    ratio: median(rates.map(({ ours, floor }) => ours / floor)),
  };
}

/** Of an odd number of values. */
function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
