import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

export interface LawCheck {
  law: string;
  outcome: 'ok' | 'broken' | 'unfinished';
  violations: number;
  tried_at: Date;
  checked_at: Date | null;
  duration_ms: number;
  clean_until: Date | null;
  whole_at: Date | null;
}

export function listLawChecks(db: Queryable): Promise<LawCheck[]> {
  return db.selectFrom('law_checks').selectAll().orderBy('law').execute();
}

/** How a look went. One that did not come to an end leaves what was known. */
export async function keepLawCheck(
  db: Queryable,
  look: { law: string; at: Date; durationMs: number; violations: number | null; isWhole: boolean },
): Promise<void> {
  const { law, at, durationMs, violations, isWhole } = look;
  const outcome = violations === null ? 'unfinished' : violations > 0 ? 'broken' : 'ok';
  // Broken in its whole, it is looked at whole until it is not; broken since a moment, from that moment on.
  const cleanUntil = outcome === 'ok' ? at : null;
  const keepsClean = outcome === 'unfinished' || (outcome === 'broken' && !isWhole);
  await sql`insert into law_checks (law, outcome, violations, tried_at, checked_at, duration_ms, clean_until, whole_at)
    values (${law}, ${outcome}, ${violations ?? 0}, ${at}, ${violations === null ? null : at}, ${durationMs}, ${cleanUntil}, ${isWhole && violations !== null ? at : null})
    on conflict (law) do update set outcome = excluded.outcome,
      violations = case when excluded.outcome = 'unfinished' then law_checks.violations else excluded.violations end,
      tried_at = excluded.tried_at, checked_at = coalesce(excluded.checked_at, law_checks.checked_at), duration_ms = excluded.duration_ms,
      clean_until = case when ${keepsClean} then law_checks.clean_until else excluded.clean_until end,
      whole_at = coalesce(excluded.whole_at, law_checks.whole_at)`.execute(db);
}

/** One look, of one moment, that changes nothing: room to sort in, as a whole look reads all of the books. */
export async function settleIn(db: Queryable): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(db);
  await sql`set local jit = off`.execute(db);
}
