import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database, Queryable } from './database/index.ts';
import type { Metrics } from './metrics.ts';
import { orNothing } from './scrape-metrics.ts';

export interface QueueMetricsDeps {
  metrics: Metrics;
  healthDb: Database;
  /** The lane of a job by its task; undefined of a task that nobody takes any more. */
  laneOf(task: string): string | undefined;
  /** Every lane: one in which nothing waits says 0, rather than nothing. */
  lanes: readonly string[];
}

/** Of tasks that this release does not know, such as one that the next release brought. */
const UNKNOWN = 'unknown';

/** What waits in the queue, read with each scrape: by lane how many jobs are due, and for how long the oldest has been (P263). */
export function scrapeQueue({ metrics, healthDb, laneOf, lanes }: QueueMetricsDeps): void {
  // A scrape collects all of them at once: the queue is read once for them.
  let reading: Promise<void> | null = null;
  const collect = () => {
    reading ??= orNothing(all, read).finally(() => {
      reading = null;
    });
    return reading;
  };
  const make = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['lane'], registers: [metrics.registry], collect });
  const gauges: Gauges = {
    due: make('jobs_due', 'Jobs that are due and that nobody has taken, by lane'),
    oldest: make(
      'jobs_oldest_due_seconds',
      'How long the oldest job has been due that nobody has taken, by lane',
    ),
    dead: make(
      'jobs_out_of_tries',
      'Jobs that failed to the last of their tries and wait for somebody, by lane',
    ),
    failedTurns: make(
      'jobs_failed_turns',
      'Jobs by the clock whose last turn failed, for which the next makes up, by lane',
    ),
  };
  const all = {
    reset() {
      for (const gauge of Object.values(gauges)) gauge.reset();
    },
  };

  async function read(): Promise<void> {
    const tasks = await readQueue(healthDb);
    all.reset();
    for (const lane of lanes) for (const gauge of Object.values(gauges)) gauge.set({ lane }, 0);
    addUp(tasks, laneOf, gauges);
  }
}

type Gauges = Record<'due' | 'oldest' | 'dead' | 'failedTurns', Gauge<'lane'>>;

function addUp(tasks: readonly QueuedTask[], laneOf: QueueMetricsDeps['laneOf'], gauges: Gauges): void {
  const longest = new Map<string, number>();
  for (const { task, due, oldest_seconds, dead, failed_turns } of tasks) {
    const lane = laneOf(task) ?? UNKNOWN;
    gauges.due.inc({ lane }, due);
    gauges.dead.inc({ lane }, dead);
    gauges.failedTurns.inc({ lane }, failed_turns);
    longest.set(lane, Math.max(longest.get(lane) ?? 0, oldest_seconds));
  }
  for (const [lane, seconds] of longest) gauges.oldest.set({ lane }, seconds);
}

interface QueuedTask {
  task: string;
  due: number;
  /** 0 where none is due. */
  oldest_seconds: number;
  /** Nobody does them again by themselves. */
  dead: number;
  /** Of a job that also runs by the clock: its next turn does what they were for, and forgets them. */
  failed_turns: number;
}

/** By the database's clock, which the queue goes by, and by what a worker has told it of turns (P812). */
export async function readQueue(db: Queryable): Promise<QueuedTask[]> {
  const { rows } = await sql<QueuedTask>`
    select task_identifier as task,
      count(*) filter (where attempts < max_attempts)::int as due,
      coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts)), 0)::float8
        as oldest_seconds,
      count(*) filter (where attempts >= max_attempts and c.identifier is null)::int as dead,
      count(*) filter (where attempts >= max_attempts and c.identifier is not null)::int as failed_turns
    from graphile_worker.jobs left join graphile_worker._private_known_crontabs c on c.identifier = task_identifier
    where run_at <= now() and locked_at is null
    group by task_identifier`.execute(db);
  return rows;
}
