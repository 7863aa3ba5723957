/** Runs for so many seconds and answers what it came to. */
export type Run<Result> = (seconds: number) => Promise<Result>;

export interface Timing {
  warmUpSeconds: number;
  roundSeconds: number;
  rounds: number;
}

/**
 * Each in turn, in short rounds: a machine that is slow for a minute is so for all of them.
 * @returns what each came to, by round, then in the order of what ran
 */
export async function inTurn<Result>(runs: readonly Run<Result>[], timing: Timing): Promise<Result[][]> {
  for (const run of runs) await run(timing.warmUpSeconds);
  const rounds: Result[][] = [];
  for (let round = 0; round < timing.rounds; round += 1) {
    const results: Result[] = [];
    for (const run of runs) results.push(await run(timing.roundSeconds));
    rounds.push(results);
  }
  return rounds;
}
