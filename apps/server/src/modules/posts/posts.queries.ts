import { sql } from 'kysely';
import { prepare, type Tx } from '../../platform/database.ts';

const countUnlockStatement = prepare<{ postId: string }, never>(
  (_db, param) =>
    sql<never>`update posts set unlocks_count = unlocks_count + 1 where id = ${param('postId')}::uuid`,
);

/** Counts an unlock, in its transaction. */
export async function countUnlock(tx: Tx, postId: string): Promise<void> {
  await countUnlockStatement.all(tx, { postId });
}
