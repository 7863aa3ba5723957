import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';

/** As the database has them. */
export interface Renewed {
  /** Months that were paid. */
  charges: number;
  /** Subscriptions of which one was. */
  subscriptions: number;
  /** Entries that paid them in the books. */
  entries: number;
  /** Subscriptions that still wait. */
  due: number;
}

export async function countRenewed(db: Database, dueAt: Date): Promise<Renewed> {
  const { rows } = await sql<Renewed>`select
    (select count(*)::int from subscription_charges) as charges,
    (select count(*)::int from (select distinct fan_id, creator_id from subscription_charges) s) as subscriptions,
    (select count(*)::int from ledger_entries where reason = 'subscription') as entries,
    (select count(*)::int from subscriptions where next_try_at <= ${dueAt}) as due`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count has one row');
  return row;
}

/** Each due subscription was paid once, in the books too, and none waits. */
export function isRight({ charges, subscriptions, entries, due }: Renewed, renewals: number): boolean {
  return due === 0 && [charges, subscriptions, entries].every((count) => count === renewals);
}

const LOOK_EVERY_MS = 500;

/** Waits until at most so many are left. @returns when it saw that @throws Error when that takes longer than it may */
export async function untilLeft(db: Database, dueAt: Date, left: number, mostMs: number): Promise<number> {
  const until = performance.now() + mostMs;
  for (;;) {
    const { rows } = await sql<{ due: number }>`
      select count(*)::int as due from subscriptions where next_try_at <= ${dueAt}`.execute(db);
    if ((rows[0]?.due ?? 0) <= left) return Date.now();
    if (performance.now() > until) throw new Error(`${rows[0]?.due} renewals are left after ${mostMs} ms`);
    await pause(LOOK_EVERY_MS);
  }
}
