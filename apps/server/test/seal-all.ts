import { sql } from 'kysely';
import type { Deps } from '../src/deps.ts';
import { sealBooks } from '../src/modules/ledger/index.ts';

/** Until nothing is left to seal: one that is under way elsewhere is waited for. */
export async function sealAll(deps: Deps): Promise<void> {
  const { rows } = await sql<{ last: number }>`select max(id) as last from ledger_postings`.execute(deps.db);
  for (;;) {
    await sealBooks(deps);
    const newest = await deps.db
      .selectFrom('ledger_seals')
      .select('until_posting')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if ((newest?.until_posting ?? 0) >= (rows[0]?.last ?? 0)) return;
  }
}
