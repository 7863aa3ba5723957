import { median } from '../median.ts';
import type { ListStage } from './list-stage.ts';

const WARM_UP_SECONDS = Number(process.env.BENCH_WARM_UP ?? 1);
const ROUND_SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const ROUNDS = 5;

/** Medians over the rounds, by stage; the growth is the median of each round's own. */
export interface ListResult {
  name: string;
  /** Requests a second. */
  rates: number[];
  growth: number;
}

/** The sizes in turn, in short rounds: a machine that is slow for a minute is so for all of them. */
export async function measureLists(
  stages: readonly ListStage[],
  names: readonly string[],
  say: (line: string) => void,
): Promise<ListResult[]> {
  const results: ListResult[] = [];
  for (const name of names) {
    for (const stage of stages) await stage.ask(name, WARM_UP_SECONDS);
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rates: number[] = [];
      for (const stage of stages) rates.push(await stage.ask(name, ROUND_SECONDS));
      rounds.push(rates);
    }
    const result = {
      name,
      rates: stages.map((_, index) => median(rounds.map((rates) => rates[index] ?? 0))),
      growth: median(rounds.map((rates) => (rates[0] ?? 0) / (rates.at(-1) ?? 0))),
    };
    say(`${name}: ${result.growth.toFixed(2)}`);
    results.push(result);
  }
  return results;
}
