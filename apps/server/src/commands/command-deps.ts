import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { createIds } from '../platform/ids.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createStripes } from '../platform/stripes.ts';

/** What use cases ask for, for a command that has one database and says what it does itself. */
export function createCommandDeps(db: Database) {
  const ids = createIds(systemClock);
  return {
    db,
    moneyDb: db,
    clock: systemClock,
    ids,
    stripes: createStripes(ids),
    log: createLog('silent'),
    metrics: createMetrics(),
  };
}
