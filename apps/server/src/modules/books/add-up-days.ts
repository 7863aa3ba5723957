import { type Database, inTransaction } from '../../platform/database/index.ts';
import { addStretch, findNextEnd, holdReach, setReach } from './days.queries.ts';

/**
 * Adds what was sealed to its days, a seal in a transaction (P741): killed it goes on where it was, and two at once add each
 * seal once. No sale waits: what is sealed is never written again.
 * @param db of connections that somebody may wait for as long as it takes
 * @returns how many seals were added
 */
export async function addUpDays(db: Database): Promise<number> {
  let added = 0;
  while (await inTransaction(db, addNext)) added += 1;
  return added;
}

async function addNext(tx: Parameters<typeof holdReach>[0]): Promise<boolean> {
  const after = await holdReach(tx);
  const until = await findNextEnd(tx, after);
  if (until === null) return false;
  await addStretch(tx, after, until);
  await setReach(tx, until);
  return true;
}
