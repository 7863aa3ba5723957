import type { Clock } from './clock.ts';
import type { Database } from './database/index.ts';
import type { Ids } from './ids.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Stripes } from './stripes.ts';

/** What every module may need. A module's own dependencies extend it; `deps.ts` wires them. */
export interface BaseDeps {
  db: Database;
  /** For transactions that move money: connections of their own, and two seconds of patience with a lock. */
  moneyDb: Database;
  clock: Clock;
  ids: Ids;
  stripes: Stripes;
  log: Log;
  metrics: Metrics;
}
