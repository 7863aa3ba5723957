import type { Queryable } from '../../platform/database/index.ts';

export interface SealedKeys {
  sealed: Buffer;
}

export function findKeys(db: Queryable) {
  return db.selectFrom('push_keys').select(['public_key', 'sealed']).executeTakeFirst();
}

/** Nothing where another process was first. */
export async function insertKeys(
  db: Queryable,
  { publicKey, sealed }: { publicKey: string; sealed: Buffer },
): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function listSealedKeys(db: Queryable): Promise<SealedKeys[]> {
  return db.selectFrom('push_keys').select('sealed').execute();
}

export async function replaceSealedKeys(db: Queryable, row: SealedKeys, sealed: Buffer): Promise<void> {
  await db.updateTable('push_keys').set({ sealed }).where('sealed', '=', row.sealed).execute();
}
