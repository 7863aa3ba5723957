import type { Clock } from './clock.ts';
import type { Database } from './database/index.ts';
import type { Ids } from './ids.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** What every module may need. A module's own dependencies extend it; `deps.ts` wires them. */
export interface BaseDeps {
  db: Database;
  clock: Clock;
  ids: Ids;
  log: Log;
  metrics: Metrics;
}
