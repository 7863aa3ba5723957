import type { Queryable } from '../../../platform/database/index.ts';

/** The message that a tip is. */
export function findTipMessage(db: Queryable, tipId: string) {
  return db.selectFrom('messages').select('id').where('tip_id', '=', tipId).executeTakeFirst();
}
