import { QUEUE_NAMES } from '@likha/contract/staff-queues';
import { Gauge } from 'prom-client';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { orNothing } from '../../platform/scrape-metrics.ts';
import { readWaiting } from './queue-figures.queries.ts';

interface ScrapedDeps {
  metrics: Metrics;
  healthDb: Database;
  clock: Clock;
}

/** What waits for staff, read with each scrape: by queue how many, and for how long the first one has (P393). */
export async function scrapeStaffQueues({ metrics, healthDb, clock }: ScrapedDeps): Promise<void> {
  // A scrape collects both at once: the queues are read once for them.
  let reading: Promise<void> | null = null;
  const collect = () => {
    reading ??= orNothing(both, read).finally(() => {
      reading = null;
    });
    return reading;
  };
  const make = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['queue'], registers: [metrics.registry], collect });
  const waiting = make('staff_queue_waiting', 'What waits for a decision of staff, by queue');
  const oldest = make(
    'staff_queue_oldest_seconds',
    'How long the first of a queue has waited for staff, by queue',
  );
  const both = {
    reset() {
      waiting.reset();
      oldest.reset();
    },
  };

  async function read(): Promise<void> {
    const rows = await readWaiting(healthDb, QUEUE_NAMES);
    const now = clock.now().getTime();
    for (const { queue, waiting: count, oldest_at: at } of rows) {
      waiting.set({ queue }, count);
      oldest.set({ queue }, at ? Math.max(0, now - at.getTime()) / 1000 : 0);
    }
  }
}
