import type { CallInput, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { algorithmOf } from './algorithms.ts';
import type { Asker } from './challenges.ts';
import { countUse, findPasskey, type PasskeyRow, useChallenge } from './passkeys.queries.ts';
import { userHandleOf } from './relying-party.ts';

export type Assertion = CallInput<Calls['signInWithPasskey']>['body']['passkey'];
export type PasskeyDeps = Pick<AccountsDeps, 'db' | 'clock' | 'ids' | 'passkeys'>;

/** Words under which a refusal stands; no passkey is told from another by them. */
export function passkeyRefused(
  words: 'passkeyRefused' | 'passkeyKnown' | 'passkeyTooWeak' = 'passkeyRefused',
): AppError {
  return new AppError('passkey_refused', { detail: (language) => accountsTexts[language][words] });
}

/** The passkey that an answer says to be of, and nothing proven yet. @throws AppError `passkey_refused` */
export async function findAnswering(deps: PasskeyDeps, assertion: Assertion): Promise<PasskeyRow> {
  const passkey = await findPasskey(deps.db, Buffer.from(assertion.id, 'base64url'));
  if (!passkey) throw passkeyRefused();
  const handle = assertion.response.userHandle;
  if (handle && handle !== userHandleOf(passkey.user_id)) throw passkeyRefused();
  return passkey;
}

/**
 * Proves that who answers has the passkey and was recognised by its authenticator: for a challenge of ours that was made for this
 * asker and was not answered before, at our address, signed by the passkey's key (P340).
 * @param from the address that asked
 * @throws AppError `passkey_refused`, also for one by an algorithm that is taken no longer; of one whose count goes backwards its person is told
 */
export async function verifyPasskey(
  deps: PasskeyDeps,
  passkey: PasskeyRow,
  { assertion, asker, from }: { assertion: Assertion; asker: Asker; from: string },
): Promise<void> {
  const { party, challenges, algorithms } = deps.passkeys;
  const answered: { challenge: string; endsAt: Date }[] = [];
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...assertion, response: withoutNull(assertion.response), clientExtensionResults: {} },
    expectedChallenge: (challenge) => {
      const endsAt = challenges.endOf(challenge, asker);
      if (endsAt) answered.push({ challenge, endsAt });
      return endsAt !== null;
    },
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    requireUserVerification: true,
    // The count is compared below, by one statement, however many answers come at once.
    credential: { id: assertion.id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
  }).catch((cause: unknown) => {
    throw Object.assign(passkeyRefused(), { cause });
  });
  const [one] = answered;
  if (!verified || !one || !(await useChallenge(deps.db, one.challenge, one.endsAt))) throw passkeyRefused();
  // Said to its owner alone, and what to do: it may be from before the operator took none of its kind (P946).
  const algorithm = await algorithmOf(passkey.public_key);
  if (algorithm === undefined || !algorithms.includes(algorithm)) throw passkeyRefused('passkeyTooWeak');
  if (await countUse(deps.db, passkey.id, authenticationInfo.newCounter, deps.clock.now())) return;
  await tellOfCopy(deps, passkey, from);
  throw passkeyRefused();
}

function withoutNull({ userHandle, ...response }: Assertion['response']) {
  return userHandle ? { ...response, userHandle } : response;
}

function tellOfCopy(deps: PasskeyDeps, { user_id: userId, name }: PasskeyRow, from: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await recordSecurityEvent(deps, tx, { kind: 'passkey_refused', userId, from, details: { by: 'count' } });
    await queueNotice(tx, { kind: 'passkey_cloned', userId, at: deps.clock.now(), name });
  });
}
