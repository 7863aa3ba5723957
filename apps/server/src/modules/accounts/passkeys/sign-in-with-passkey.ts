import { inTransaction } from '../../../platform/database/index.ts';
import { customerOf } from '../../../platform/http/network-address.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { SessionRequest } from '../sessions/sessions.ts';
import { countGuess } from '../sign-in/count-guess.ts';
import { enter } from '../sign-in/enter.ts';
import { findPasskey, lockForEntry } from './passkeys.queries.ts';
import { type Assertion, findAnswering, passkeyRefused, verifyPasskey } from './verify-passkey.ts';

interface Attempt extends SessionRequest {
  assertion: Assertion;
  /** What the browser that asked for the challenge is known by. */
  browser: string;
}

/**
 * Signs a person in by a passkey, which counts as two factors (P340): how they stand is looked at as after a password. Wrong answers
 * for a passkey are counted by address; one that nobody has costs nobody anything.
 * @returns the person's id and address, and what opens the session
 * @throws AppError `passkey_refused`, `rate_limited`, `account_suspended`, `account_banned`
 */
export async function signInWithPasskey(deps: AccountsDeps, { assertion, browser, from, agent }: Attempt) {
  const passkey = await findAnswering(deps, assertion);
  const { user_id: userId } = passkey;
  const counted = await countGuess(deps, `passkey\n${passkey.id}\n${customerOf(from)}`);
  const asker = { purpose: 'sign_in', by: browser } as const;
  try {
    await verifyPasskey(deps, passkey, { assertion, asker, from });
  } catch (error) {
    await recordSecurityEvent(deps, deps.db, { kind: 'sign_in_failed', userId, from });
    throw error;
  }
  await counted.isRight();
  return inTransaction(deps.db, async (tx) => {
    const person = await lockForEntry(tx, userId);
    // It may have been removed while its answer was looked at, as by a new password.
    if (!(person && (await findPasskey(tx, passkey.credential_id)))) throw passkeyRefused();
    const secrets = await enter(deps, tx, person, { from, agent });
    await recordSecurityEvent(deps, tx, { kind: 'signed_in', userId, from, details: { by: 'passkey' } });
    return { userId, secrets, email: person.email };
  });
}
