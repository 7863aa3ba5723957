import { writeSync } from 'node:fs';
import { createDatabase, createPool } from '../../platform/database/index.ts';
import { createIds } from '../../platform/ids.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createStripes } from '../../platform/stripes.ts';
import { createLedger } from '../ledger/index.ts';
import { bookDays } from './book-days.ts';

/**
 * Puts days aside in a process of its own, as a worker does; says so at the day and the place where it is to be killed, and waits for
 * that: as a day is `begun`, when the one before is committed, or when its entry is `posted`, before it is.
 */
const [connectionString = '', moment = '', place, day] = process.argv.slice(2);
const clock = { now: () => new Date(moment) };
const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: 20_000 });
const db = createDatabase(pool);
const [ids, log] = [createIds(clock), createLog('silent')];
const stripes = createStripes(ids);
const deps = { db, moneyDb: db, clock, ids, stripes, log, metrics: createMetrics() };
const ledger = createLedger(deps);
let begun = 0;
let posted = 0;

function reach(which: string, count: number): void {
  if (which !== place || count !== Number(day)) return;
  writeSync(1, `${which}\n`);
  // Nothing of this process goes on, as nothing of a killed one does.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

await bookDays({
  ...deps,
  ids: {
    ...ids,
    next: () => {
      begun += 1;
      reach('begun', begun);
      return ids.next();
    },
  },
  ledger: {
    ...ledger,
    post: async (...asked) => {
      const answer = await ledger.post(...asked);
      posted += 1;
      reach('posted', posted);
      return answer;
    },
  },
});
await pool.end();
