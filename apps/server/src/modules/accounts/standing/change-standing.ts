import { TransactionConflict, type Tx } from '../../../platform/database/index.ts';
import { deleteLinks, endPendingLinks } from '../links/links.queries.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import {
  findPersonInStanding,
  lockOwners,
  lockPersonInStanding,
  type PersonInStanding,
  setStatus,
} from './standing.queries.ts';

/** Somebody about whom staff decides, locked, and the owners who are there besides them. */
export interface Judged extends PersonInStanding {
  /** Active owners but this person; empty, and not looked for, for who is no admin. */
  otherOwners: readonly string[];
}

/**
 * Keeps a person as they are until the transaction ends. With an admin all admins are locked, so that of two who act against
 * each other at once the second sees what the first did.
 * @returns undefined for nobody
 */
export async function lockForJudgement(tx: Tx, userId: string): Promise<Judged | undefined> {
  const seen = await findPersonInStanding(tx, userId);
  const owners = seen?.user_type === 'admin' ? await lockOwners(tx) : [];
  const person = await lockPersonInStanding(tx, userId);
  if (!person) return undefined;
  if (person.user_type === 'admin' && seen?.user_type !== 'admin')
    throw new TransactionConflict('somebody became an admin meanwhile');
  return { ...person, otherOwners: owners.filter((id) => id !== userId) };
}

/**
 * Says how a person stands, in the transaction that decides it. Who is kept out is signed out everywhere, and no link that was mailed
 * before works afterwards.
 */
export async function changeStanding(
  tx: Tx,
  userId: string,
  status: 'active' | 'suspended' | 'banned',
  now: Date,
): Promise<void> {
  await setStatus(tx, userId, status);
  await endPendingLinks(tx, userId, now);
  await deleteLinks(tx, userId, ['undo_email']);
  if (status !== 'active') await deleteSessions(tx, userId, null);
}
