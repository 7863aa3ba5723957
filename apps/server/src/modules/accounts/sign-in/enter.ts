import type { Tx } from '../../../platform/database/index.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { restoreAccount } from '../leaving/restore-account.ts';
import type { SessionRequest, SessionSecrets } from '../sessions/sessions.ts';
import { refusedEntry } from '../standing/refuse-entry.ts';
import { isKeptOut } from './kept-out.ts';

/**
 * Begins a session for somebody who proved who they are, whose row is locked by the caller's transaction. Who comes back before
 * their account is erased has it again.
 * @returns what opens the session
 * @throws AppError `account_suspended`, `account_banned`
 */
export async function enter(
  deps: AccountsDeps,
  tx: Tx,
  person: { id: string; status: string },
  { from, agent }: SessionRequest,
): Promise<SessionSecrets> {
  if (isKeptOut(person)) throw await refusedEntry(deps, tx, person);
  if (person.status === 'leaving') await restoreAccount(deps, tx, person.id, from);
  return deps.sessions.start(tx, person.id, { from, agent });
}
