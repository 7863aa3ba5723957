/** Runs for so many seconds and answers requests a second. */
export type Run = (seconds: number) => Promise<number>;

export interface Timing {
  warmUpSeconds: number;
  roundSeconds: number;
  rounds: number;
}

/**
 * Each in turn, in short rounds: a machine that is slow for a minute is so for all of them.
 * @returns requests a second by round, then in the order of what ran
 */
export async function inTurn(runs: readonly Run[], timing: Timing): Promise<number[][]> {
  for (const run of runs) await run(timing.warmUpSeconds);
  const rounds: number[][] = [];
  for (let round = 0; round < timing.rounds; round += 1) {
    const rates: number[] = [];
    for (const run of runs) rates.push(await run(timing.roundSeconds));
    rounds.push(rates);
  }
  return rounds;
}
