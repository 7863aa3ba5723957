import type { Queryable, Tx } from '../../platform/database/index.ts';

/** May this person be blocked: are they there, and whom the one who blocks may meet? Fans meet creators, staff blocks nobody. */
export async function isBlockable(
  db: Queryable,
  by: 'fan' | 'creator' | 'admin',
  id: string,
): Promise<boolean> {
  if (by === 'admin') return false;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('user_type', 'in', by === 'fan' ? ['creator'] : ['creator', 'fan'])
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertBlock(
  tx: Tx,
  block: { id: string; blocker_id: string; blocked_id: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('blocks')
    .values(block)
    .onConflict((conflict) => conflict.constraint('blocks_pair').doNothing())
    .execute();
}

export async function deleteBlock(db: Queryable, blockerId: string, blockedId: string): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

/** The newest first, after a position. */
export function listBlocksOf(
  db: Queryable,
  blockerId: string,
  { limit, before }: { limit: number; before: string | undefined },
) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select([
      'blocks.id as block_id',
      'blocks.created_at',
      'users.id',
      'users.full_name',
      'users.username',
      'users.avatar_key',
    ])
    .where('blocks.blocker_id', '=', blockerId)
    .$if(before !== undefined, (query) => query.where('blocks.id', '<', before ?? ''))
    .orderBy('blocks.id', 'desc')
    .limit(limit)
    .execute();
}

/** Whom a person blocked, and who blocked them. */
export async function eraseBlocks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('blocks').where('blocker_id', '=', userId).execute();
  await tx.deleteFrom('blocks').where('blocked_id', '=', userId).execute();
}
