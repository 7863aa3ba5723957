import type { SpendingPeriod } from '@likha/contract/late-limits';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { SpendingLimit } from './spending-limit.ts';

/** A fan's limit of one period, as it is kept. */
export async function findLimit(
  tx: Tx,
  personId: string,
  period: SpendingPeriod,
): Promise<SpendingLimit | null> {
  const row = await tx
    .selectFrom('spending_limits')
    .select(['credits', 'set_at', 'next_credits', 'next_from'])
    .where('person_id', '=', personId)
    .where('period', '=', period)
    .executeTakeFirst();
  if (!row) return null;
  return {
    credits: row.credits,
    setAt: row.set_at,
    next: row.next_from && { credits: row.next_credits, from: row.next_from },
  };
}

export async function saveLimit(
  tx: Tx,
  key: { id: string; personId: string; period: SpendingPeriod },
  { credits, setAt, next }: SpendingLimit,
): Promise<void> {
  const kept = {
    credits,
    set_at: setAt,
    next_credits: next?.credits ?? null,
    next_from: next?.from ?? null,
  };
  await tx
    .insertInto('spending_limits')
    .values({ id: key.id, person_id: key.personId, period: key.period, ...kept })
    .onConflict((conflict) => conflict.constraint('spending_limits_once').doUpdateSet(kept))
    .execute();
}

/** Begins a pause in the place of one that is over. */
export async function savePause(
  tx: Tx,
  { id, personId, now, endsAt }: { id: string; personId: string; now: Date; endsAt: Date },
): Promise<void> {
  const kept = { started_at: now, ends_at: endsAt };
  await tx
    .insertInto('cool_offs')
    .values({ id, person_id: personId, ...kept })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(kept))
    .execute();
}

export async function movePauseEnd(db: Queryable, personId: string, endsAt: Date): Promise<void> {
  await db.updateTable('cool_offs').set({ ends_at: endsAt }).where('person_id', '=', personId).execute();
}
