import { pino } from 'pino';
import { runLaws } from '../invariants/run-laws.ts';
import { systemClock } from '../platform/clock.ts';
import { runCommand, withDatabase } from './with-database.ts';

const WORDS = { ok: 'ok      ', broken: 'BROKEN  ', unfinished: 'NOT DONE' } as const;

/**
 * Looks at every law of all the books; with `recent` at what was written since the last look alone. Ends with 1 when one is
 * broken or could not be looked at to the end (docs/operations.md).
 */
await runCommand(async () => {
  const isWhole = process.argv[2] !== 'recent';
  const log = pino({ level: 'error' }, process.stderr);
  const results = await withDatabase((lawsDb) =>
    runLaws(
      { lawsDb, clock: systemClock, log },
      {
        isWhole,
        onResult({ law, outcome, violations, durationMs }) {
          process.stdout.write(`${WORDS[outcome]}${law.name} (${durationMs} ms): ${law.says}\n`);
          for (const { id, difference } of violations)
            process.stdout.write(`          ${id}: ${difference}\n`);
        },
      },
    ),
  );
  return results.every(({ outcome }) => outcome === 'ok') ? 0 : 1;
});
