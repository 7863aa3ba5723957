import type { BaseDeps } from '../../platform/base-deps.ts';
import { awaitLock, lockPeople } from './conversations.queries.ts';

/**
 * Waits until whoever is just writing from one of two people to the other has done so. Once a block is there, who comes later finds it behind the
 * conversation's lock: so nothing comes any more after this (P423). Holds nothing meanwhile, so that nobody waits for who waits here.
 */
export async function awaitWriters({ db }: Pick<BaseDeps, 'db'>, one: string, other: string): Promise<void> {
  // What is sent to many holds its receivers, as it begins conversations; outside of a transaction this lets go at once.
  await lockPeople(db, [one, other]);
  await awaitLock(db, one, other);
}
