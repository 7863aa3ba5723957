import { inTurn } from '../in-turn.ts';
import { median } from '../median.ts';
import type { ListStage } from './list-stage.ts';

const TIMING = {
  warmUpSeconds: Number(process.env.BENCH_WARM_UP ?? 1),
  roundSeconds: Number(process.env.BENCH_SECONDS ?? 1),
  rounds: 5,
};

/** Medians over the rounds, by stage; the growth is the median of each round's own. */
export interface ListResult {
  name: string;
  /** Requests a second. */
  rates: number[];
  growth: number;
}

export async function measureLists(
  stages: readonly ListStage[],
  names: readonly string[],
  say: (line: string) => void,
): Promise<ListResult[]> {
  const results: ListResult[] = [];
  for (const name of names) {
    const rounds = await inTurn(
      stages.map((stage) => (seconds: number) => stage.ask(name, seconds)),
      TIMING,
    );
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
