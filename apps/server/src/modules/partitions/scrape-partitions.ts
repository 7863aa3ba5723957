import { Gauge } from 'prom-client';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { orNothing } from '../../platform/scrape-metrics.ts';
import { listPartitionedTables } from './partitions.queries.ts';

interface ScrapedDeps {
  metrics: Metrics;
  healthDb: Database;
  clock: Clock;
}

/** How far ahead the partitions of each table reach, read with each scrape (P807). */
export async function scrapePartitions(deps: ScrapedDeps): Promise<void> {
  new Gauge({
    name: 'partitions_ahead_days',
    help: 'For how many days to come the table has partitions; below 0 rows wait for one',
    labelNames: ['table'],
    registers: [deps.metrics.registry],
    collect() {
      return orNothing(this, async () => {
        const now = deps.clock.now().getTime();
        for (const { name, ends_at } of await listPartitionedTables(deps.healthDb))
          this.set({ table: name }, Math.floor((ends_at.getTime() - now) / DAY_MS));
      });
    },
  });
}
