import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { PASSKEYS } from '@likha/contract/limits';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { describeDevice } from '../devices/device.ts';
import { endPendingLinks } from '../links/links.queries.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { lockAsker } from '../sessions/lock-asker.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import type { SessionRequest } from '../sessions/sessions.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { confirmSecondFactor } from '../two-factor/confirm-second-factor.ts';
import type { SecondFactor } from '../two-factor/second-factor.ts';
import { nameOfPasskey } from './authenticators.ts';
import type { Asker } from './challenges.ts';
import {
  insertPasskey,
  listPasskeyRows,
  type NewPasskey,
  type ShownPasskey,
  useChallenge,
} from './passkeys.queries.ts';
import { userHandleOf } from './relying-party.ts';
import { describedOf } from './request-passkey.ts';
import { passkeyRefused } from './verify-passkey.ts';

type Attestation = CallInput<Calls['addPasskey']>['body']['passkey'];
type Options = CallResponse<Calls['beginPasskey']>['options'];

const askerOf = ({ sessionId }: Viewer): Asker => ({ purpose: 'add', by: sessionId });

/**
 * What a browser makes a passkey of, for who shows the password and, with two factors on, the second one (P341). The session that
 * asked is the only one that may answer.
 * @throws AppError `wrong_password`, `passkeys_full`, `two_factor_required`, `two_factor_wrong`, `rate_limited`
 */
export async function beginPasskey(
  deps: AccountsDeps,
  viewer: Viewer,
  { password, ...second }: { password: string } & SecondFactor,
): Promise<Options> {
  const { email, full_name: displayName } = await confirmPassword(deps, viewer, password, 'password');
  const excludeCredentials = await describedOf(deps, viewer.id);
  if (excludeCredentials.length >= PASSKEYS.max) throw full();
  await confirmSecondFactor(deps, viewer, second);
  const { party, challenges, algorithms } = deps.passkeys;
  return {
    challenge: challenges.make(askerOf(viewer)),
    rp: { id: party.id, name: party.name },
    user: { id: userHandleOf(viewer.id), name: email, displayName },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: PASSKEYS.challengeSeconds * 1000,
    attestation: 'none',
    excludeCredentials,
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/**
 * Keeps a new passkey, and tells its person. The first one of an admin who has no authenticator app meets the duty of two factors:
 * their other sessions end, as they were begun without.
 * @throws AppError `passkey_refused`, `passkeys_full`
 */
export async function addPasskey(
  deps: AccountsDeps,
  viewer: Viewer,
  { passkey, from, agent }: { passkey: Attestation } & SessionRequest,
): Promise<ShownPasskey> {
  const { aaguid, ...verified } = await verifyNew(deps, viewer, passkey);
  const now = deps.clock.now();
  const made: NewPasskey = {
    ...verified,
    id: deps.ids.next(),
    user_id: viewer.id,
    transports: passkey.response.transports ?? [],
    name: nameOfPasskey(aaguid, describeDevice(agent)),
    created_at: now,
  };
  try {
    await inTransaction(deps.db, (tx) => keep(deps, tx, { viewer, made, from }));
  } catch (error) {
    throw isUniqueViolation(error, 'passkeys_credential_id_key') ? passkeyRefused('passkeyKnown') : error;
  }
  deps.sessions.forget(viewer.id);
  return { id: made.id, name: made.name, created_at: now, last_used_at: null };
}

async function keep(
  deps: AccountsDeps,
  tx: Tx,
  { viewer, made, from }: { viewer: Viewer; made: NewPasskey; from: string },
): Promise<void> {
  const person = await lockAsker(tx, viewer);
  const others = (await listPasskeyRows(tx, viewer.id)).length;
  if (others >= PASSKEYS.max) throw full();
  await insertPasskey(tx, made);
  if (person.user_type === 'admin' && person.two_factor_at === null && others === 0) {
    await endPendingLinks(tx, viewer.id, deps.clock.now());
    await deleteSessions(tx, viewer.id, viewer.sessionId);
  }
  await recordSecurityEvent(deps, tx, { kind: 'passkey_added', userId: viewer.id, from });
  await queueNotice(tx, { kind: 'passkey_added', userId: viewer.id, at: made.created_at, name: made.name });
}

/** What is kept of a passkey whose answer is right. @throws AppError `passkey_refused` */
async function verifyNew(deps: AccountsDeps, viewer: Viewer, given: Attestation) {
  const { party, challenges, algorithms } = deps.passkeys;
  const answered: { challenge: string; endsAt: Date }[] = [];
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...given, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: (challenge) => {
      const endsAt = challenges.endOf(challenge, askerOf(viewer));
      if (endsAt) answered.push({ challenge, endsAt });
      return endsAt !== null;
    },
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  }).catch((cause: unknown) => {
    throw Object.assign(passkeyRefused(), { cause });
  });
  const [one] = answered;
  if (!registrationInfo || !one || !(await useChallenge(deps.db, one.challenge, one.endsAt)))
    throw passkeyRefused();
  const { aaguid, credential } = registrationInfo;
  return {
    aaguid,
    credential_id: Buffer.from(credential.id, 'base64url'),
    public_key: Buffer.from(credential.publicKey),
    sign_count: credential.counter,
  };
}

function full(): AppError {
  return new AppError('passkeys_full', {
    detail: (language) => accountsTexts[language].passkeysFull({ max: PASSKEYS.max }),
  });
}
