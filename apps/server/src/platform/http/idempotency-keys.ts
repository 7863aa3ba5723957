import { type Database, inTransaction } from '../database/index.ts';
import { bury, findHeld } from '../liveness.ts';

/** One use of a key by one person. Times of locking are for operators; liveness decides who holds a key. */
export interface KeyUse {
  userId: string;
  key: string;
  /** Of the call and its input: the same key for something else is refused. */
  hash: Buffer;
  /** The process that answers. */
  holder: string;
  at: Date;
}

export type Claim =
  | { outcome: 'claimed' }
  | { outcome: 'answered'; status: number; response: string }
  | { outcome: 'used for another request' }
  | { outcome: 'held'; by: string }
  /** Somebody else was faster or removed it: look again. */
  | { outcome: 'changed meanwhile' };

/**
 * Takes the key when nobody has it; says otherwise who has it, or what was answered. Only for the one request of this process
 * that works on the key: one that is noted as ours is nobody's then, and taken.
 */
export async function claimKey(db: Database, use: KeyUse): Promise<Claim> {
  if (await insertKey(db, use)) return { outcome: 'claimed' };
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', use.userId)
    .where('key', '=', use.key)
    .executeTakeFirst();
  if (!row) return { outcome: 'changed meanwhile' };
  if (!row.request_hash.equals(use.hash)) return { outcome: 'used for another request' };
  if (row.status !== null)
    return { outcome: 'answered', status: row.status, response: row.response ?? 'null' };
  if (row.holder !== null && row.holder !== use.holder) return { outcome: 'held', by: row.holder };
  return { outcome: (await takeKey(db, use, row.holder)) ? 'claimed' : 'changed meanwhile' };
}

async function insertKey(db: Database, { userId, key, hash, holder, at }: KeyUse): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: hash, holder, locked_at: at, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Of many that take it at the same time from the same holder, one gets it. */
async function takeKey(db: Database, { userId, key, holder, at }: KeyUse, from: string | null) {
  const taken = await db
    .updateTable('idempotency_keys')
    .set({ holder, locked_at: at })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('holder', 'is not distinct from', from)
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Does the process that holds a key show that it lives? One whose connection was cut a moment ago does not, and may. */
export async function isHolderSeen(db: Database, holder: string): Promise<boolean> {
  return (await findHeld(db, [holder])).has(holder);
}

/** Takes the key of a process that is dead. False when it lives after all, or when another was faster. */
export function takeFromDead(db: Database, use: KeyUse, dead: string): Promise<boolean> {
  return inTransaction(db, async (tx) => (await bury(tx, dead)) && (await takeKey(tx, use, dead)));
}

/** Notes the answer that every later use of the key is given. Where somebody else has taken the key, theirs stands. */
export async function noteAnswer(
  db: Database,
  { userId, key, holder }: KeyUse,
  answer: { status: number; body: unknown },
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, response: JSON.stringify(answer.body) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('holder', '=', holder)
    .execute();
}

/** Gives the key back for another try of the same request; for another one it stays used. */
export async function giveBack(db: Database, { userId, key, holder }: KeyUse): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ holder: null })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('holder', '=', holder)
    .execute();
}
