import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { openLine } from '../load.ts';

const LINES = 4;
const EVERY_MS = 100;
const LOOK_EVERY_MS = 20;
/** What connections are called over which sales are made (databases.ts). */
const SALES = 'likha-money';

export interface Sale {
  token: string;
  postId: string;
}

/** Of so many sales: what the slower ones took, in milliseconds, and in how many looks one waited for a lock that what runs beside has. */
export interface Sold {
  sales: number;
  medianMs: number;
  p99Ms: number;
  slowestMs: number;
  looks: number;
  blocked: number;
}

/** Sells some forty posts a second over HTTP while something runs, one after another on each of four lines. */
export async function sellMeanwhile(
  { origin, db, next }: { origin: string; db: Database; next: () => Sale },
  run: () => Promise<unknown>,
): Promise<Sold> {
  let isOver = false;
  const times: number[] = [];
  const lines = Array.from({ length: LINES }, async (_, line) => {
    const wire = openLine(origin);
    await pause((line * EVERY_MS) / LINES);
    while (!isOver) {
      const { token, postId } = next();
      const began = performance.now();
      if (
        !(await wire.post(
          '/api/credits/unlock',
          { authorization: `Bearer ${token}` },
          { content_id: postId },
        ))
      )
        throw new Error('a sale was refused: the server is busy');
      times.push(performance.now() - began);
      await pause(Math.max(0, EVERY_MS - (performance.now() - began)));
    }
    wire.close();
  });
  const watched = watchLocks(db, () => isOver);
  try {
    await run();
  } finally {
    isOver = true;
  }
  await Promise.all(lines);
  times.sort((one, other) => one - other);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { sales: times.length, medianMs: at(0.5), p99Ms: at(0.99), slowestMs: at(1), ...(await watched) };
}

/** Looks for a sale that waits for a lock of what is no sale. */
async function watchLocks(db: Database, isOver: () => boolean): Promise<{ looks: number; blocked: number }> {
  let [looks, blocked] = [0, 0];
  while (!isOver()) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_stat_activity a cross join lateral unnest(pg_blocking_pids(a.pid)) by_pid
        join pg_stat_activity b on b.pid = by_pid
        where a.application_name = ${SALES} and b.application_name <> ${SALES}) as waits`.execute(db);
    looks += 1;
    if (rows[0]?.waits) blocked += 1;
    await pause(LOOK_EVERY_MS);
  }
  return { looks, blocked };
}
