import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { firstDayOf } from '../../apps/server/src/platform/philippine-months.ts';

const LOOK_EVERY_MS = 500;

/**
 * Waits until so many statements of a month are made, or all of them.
 * @returns how many there are @throws Error when that takes longer than it may
 */
export async function untilMade(
  db: Database,
  { month, most, patienceMs }: { month: string; most: number | null; patienceMs: number },
): Promise<number> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await sql<{ made: number; isDone: boolean }>`
      select (select count(*)::int from creator_statements where month = ${firstDayOf(month)}::date) as made,
        exists (select from statement_months where month = ${firstDayOf(month)}::date and done_at is not null) as "isDone"`.execute(
      db,
    );
    const { made = 0, isDone = false } = rows[0] ?? {};
    if (isDone || (most !== null && made >= most)) return made;
    if (performance.now() > until) throw new Error(`${made} statements are made after ${patienceMs} ms`);
    await pause(LOOK_EVERY_MS);
  }
}
