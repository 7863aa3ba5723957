import type { Database, Tx } from '../../../platform/database/index.ts';

/** Accounts that were erased before a moment and have credits left, those who wait longest first. */
export async function listUnreachable(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('ledger_accounts as a', (join) =>
      join
        .onRef('a.owner', '=', (eb) => eb.cast<string>('u.id', 'text'))
        .on('a.type', '=', 'wallet')
        .on('a.balance', '>', 0),
    )
    .select('u.id')
    .where('u.erased_at', '<=', before)
    .orderBy('u.erased_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertBreakage(
  tx: Tx,
  { id, fanId, credits, now }: { id: string; fanId: string; credits: number; now: Date },
): Promise<void> {
  await tx.insertInto('breakages').values({ id, fan_id: fanId, credits, created_at: now }).execute();
}
