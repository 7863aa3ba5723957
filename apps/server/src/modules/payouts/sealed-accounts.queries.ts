import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

export interface Sealed {
  id: string;
  sealed: Buffer;
}

export function listSealedSettings(db: Queryable, after: Sealed | null, limit: number): Promise<Sealed[]> {
  return db
    .selectFrom('payout_settings')
    .select(['creator_id as id', 'sealed'])
    .$if(after !== null, (query) => query.where('creator_id', '>', after?.id ?? ''))
    .orderBy('creator_id')
    .limit(limit)
    .execute();
}

/** A trigger notes the new seal at the moment at which the account was saved, which stays. */
export async function replaceSealedSettings(tx: Tx, { id, sealed: before }: Sealed, sealed: Buffer) {
  await tx
    .updateTable('payout_settings')
    .set({ sealed })
    .where('creator_id', '=', id)
    .where('sealed', '=', before)
    .execute();
}

export function listSealed(db: Queryable, after: Sealed | null, limit: number): Promise<Sealed[]> {
  return db
    .selectFrom('payouts')
    .select(['id', 'sealed'])
    .$if(after !== null, (query) => query.where('id', '>', after?.id ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The new seal is noted beside the old one, at its moment; an account that was sealed at no moment gets none. */
export async function replaceSealed(tx: Tx, { id, sealed: before }: Sealed, sealed: Buffer): Promise<void> {
  await sql`
    with changed as (update payouts set sealed = ${sealed} where id = ${id} and sealed = ${before} returning creator_id)
    insert into payout_account_seals (creator_id, at, seal)
    select s.creator_id, s.at, sha256(${sealed}::bytea) from payout_account_seals s join changed using (creator_id)
    where s.seal = sha256(${before}::bytea) on conflict do nothing`.execute(tx);
}
