import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, isLockTimeout } from '../../platform/database/index.ts';
import { awaitLock, awaitOthers, awaitPeople } from './conversations.queries.ts';

/**
 * Waits until whoever is just writing from one of two people to the other, or is at one's posts, has done so. Once a block is there, who comes later finds it
 * behind the conversation's lock, and where blocks are held off: so nothing comes any more after this (P423, P1032). Nobody waits for who waits here longer than that takes, and it returns in some
 * seconds whatever the others wait for: the block stands.
 */
export async function awaitWriters(
  { db, log }: Pick<BaseDeps, 'db' | 'log'>,
  one: string,
  other: string,
): Promise<void> {
  try {
    // Who begins conversations, as what is sent to many and by itself does, holds their people: one after the other, so that neither is held for the other.
    await inTransaction(db, (tx) => awaitPeople(tx, one, other));
    await inTransaction(db, (tx) => awaitLock(tx, one, other));
    await inTransaction(db, (tx) => awaitOthers(tx, one, other));
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    log.warn('somebody still wrote to whom they blocked, or who blocked them');
  }
}
