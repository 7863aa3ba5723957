import { pino } from 'pino';
import { runLaws } from '../invariants/run-laws.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';

const WORDS = { ok: 'ok      ', broken: 'BROKEN  ', unfinished: 'NOT DONE' } as const;

/** Says of each law how it was found. @returns whether all are in order */
export async function lookAtLaws(lawsDb: Database, options: { isWhole: boolean }): Promise<boolean> {
  const log = pino({ level: 'error' }, process.stderr);
  const results = await runLaws(
    { lawsDb, clock: systemClock, log },
    {
      ...options,
      onResult({ law, outcome, violations, durationMs }) {
        process.stdout.write(`${WORDS[outcome]}${law.name} (${durationMs} ms): ${law.says}\n`);
        for (const { id, difference } of violations) process.stdout.write(`          ${id}: ${difference}\n`);
      },
    },
  );
  return results.every(({ outcome }) => outcome === 'ok');
}
