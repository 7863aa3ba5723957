import { sql } from 'kysely';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { Clock } from './clock.ts';
import type { Database } from './database/index.ts';
import { roomAt } from './disk-room.ts';
import { inTime } from './in-time.ts';
import type { Metrics } from './metrics.ts';

export interface ScrapedDeps {
  metrics: Metrics;
  pools: Readonly<Record<string, pg.Pool>>;
  healthDb: Database;
  clock: Clock;
  /** Asked whether it answers, with each scrape. */
  storage: { check(): Promise<void> };
  dataDir: string;
}

/** A scrape is answered whatever is away: well below the ten seconds that Prometheus waits. */
const PATIENCE_MS = 2000;

/** Figures that are read when somebody asks for them. One that cannot be read is left out, rather than kept from before (P263). */
export function scrapeMachine(deps: ScrapedDeps): void {
  const { metrics, pools, healthDb, clock, storage, dataDir } = deps;
  const registers = [metrics.registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections of each pool: open, idle, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'disk_bytes',
    help: 'The file system of DATA_DIR: its size, and what is free for us',
    labelNames: ['state'],
    registers,
    collect() {
      return orNothing(this, async () => {
        const { free, size } = await roomAt(dataDir);
        this.set({ state: 'size' }, size);
        this.set({ state: 'free' }, free);
      });
    },
  });
  new Gauge({
    name: 'clock_drift_seconds',
    help: 'How far this clock is ahead of the database’s; below 0 behind it',
    registers,
    collect() {
      // Without labels the library resets to 0, which would say that all is well.
      const unknown = { reset: () => this.remove() };
      return orNothing(unknown, async () => this.set(await readDrift(healthDb, clock)));
    },
  });
  new Gauge({
    name: 'store_away',
    help: '1 while the store of media does not answer',
    registers,
    async collect() {
      await inTime(PATIENCE_MS, storage.check()).then(
        () => this.set(0),
        () => this.set(1),
      );
    },
  });
}

/** Leaves nothing of a figure that cannot be read in time. */
export async function orNothing(gauge: { reset(): void }, read: () => Promise<void>): Promise<void> {
  await inTime(PATIENCE_MS, read()).catch(() => gauge.reset());
}

/** In seconds; what the question itself takes is shared out by half. */
async function readDrift(db: Database, clock: Clock): Promise<number> {
  const asked = clock.now().getTime();
  const { rows } = await sql<{ ms: string }>`
    select (extract(epoch from clock_timestamp()) * 1000)::text as ms`.execute(db);
  return ((asked + clock.now().getTime()) / 2 - Number(rows[0]?.ms)) / 1000;
}
