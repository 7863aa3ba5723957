import type { Queryable } from '../../platform/database/index.ts';

export interface FormerKey {
  use: string;
  key_hash: Buffer;
  sealed: Buffer;
  added_at: Date;
}

/** Keeps a key once. */
export async function insertFormerKey(db: Queryable, key: FormerKey): Promise<void> {
  await db
    .insertInto('former_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of one use, the newest first: what is looked for is more often of lately. */
export async function listFormerKeys(db: Queryable, use: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('former_keys')
    .select('sealed')
    .where('use', '=', use)
    .orderBy('added_at', 'desc')
    .execute();
  return rows.map(({ sealed }) => sealed);
}

export function listSealedKeys(db: Queryable, after: FormerKey | null, limit: number): Promise<FormerKey[]> {
  return db
    .selectFrom('former_keys')
    .selectAll()
    .$if(after !== null, (query) =>
      query.where((is) =>
        is(
          is.refTuple('use', 'key_hash'),
          '>',
          is.tuple(after?.use ?? '', after?.key_hash ?? Buffer.alloc(0)),
        ),
      ),
    )
    .orderBy('use')
    .orderBy('key_hash')
    .limit(limit)
    .execute();
}

export async function replaceSealedKey(db: Queryable, key: FormerKey, sealed: Buffer): Promise<void> {
  await db
    .updateTable('former_keys')
    .set({ sealed })
    .where('use', '=', key.use)
    .where('key_hash', '=', key.key_hash)
    .where('sealed', '=', key.sealed)
    .execute();
}
