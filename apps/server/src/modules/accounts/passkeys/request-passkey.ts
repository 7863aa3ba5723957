import type { CallResponse, Calls } from '@likha/contract';
import { PASSKEYS } from '@likha/contract/limits';
import type { Asker } from './challenges.ts';
import { listDescribed } from './passkeys.queries.ts';
import type { PasskeyDeps } from './verify-passkey.ts';

type Requested = CallResponse<Calls['beginPasskeySignIn']>;

const MS = 1000;

/**
 * What a browser asks an authenticator for.
 * @param userId whose passkeys it may be; null where the authenticator is to say who it is
 */
export async function requestPasskey(
  deps: PasskeyDeps,
  asker: Asker,
  userId: string | null = null,
): Promise<Requested> {
  const { party, challenges } = deps.passkeys;
  return {
    options: {
      challenge: challenges.make(asker),
      rpId: party.id,
      timeout: PASSKEYS.challengeSeconds * MS,
      userVerification: 'required',
      allowCredentials: userId === null ? [] : await describedOf(deps, userId),
    },
  };
}

/** A person's passkeys, as browsers name them. */
export async function describedOf(deps: Pick<PasskeyDeps, 'db'>, userId: string) {
  const rows = await listDescribed(deps.db, userId);
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    type: 'public-key' as const,
    transports,
  }));
}
