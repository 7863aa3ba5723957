import type { Language, Saying } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { customerOf } from '../../../platform/http/network-address.ts';
import { type LegalDeps, readVersions } from '../../legal/index.ts';
import { tell } from '../../notifications/index.ts';
import { findKeywords, holdProfile, holds } from '../../reviews/index.ts';
import { insertUser, type NewUser, takenUsernames } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { confirmationOf } from '../links/account-link.ts';
import { requestLink } from '../links/request-link.ts';
import { isHeldFor } from '../profile/profile.queries.ts';
import type { SessionRequest, SessionSecrets, Sessions } from '../sessions/sessions.ts';
import { hashPassword } from '../sign-in/password.ts';
import { recordConsent } from './accept-documents.ts';
import { usernameCandidate, usernameFrom } from './username.ts';

export interface NewAccount {
  full_name: string;
  /** In lower case. */
  email: string;
  /** Or its hash: where many people of the demo share one, it is made once. */
  password: string | { hash: string };
  user_type: 'fan' | 'creator' | 'admin';
  date_of_birth: string;
  referrer: string | null;
  /** Mailed to confirm the address, in this language; null where nobody has to. */
  confirmIn: Language | null;
  /** What asked for it, where a browser or a program did. */
  request?: SessionRequest;
}

const MAX_USERNAME_TRIES = 200;
/** Rounds in which others may take the chosen username at the same moment. */
const MAX_ATTEMPTS = 6;

/**
 * Makes an account and its first session in one transaction. Who calls it has checked the fields.
 * @throws AppError `email_taken`, `service_unavailable` when too many passwords wait
 */
export async function createAccount(
  deps: LegalDeps & { sessions: Sessions },
  account: NewAccount,
): Promise<{ userId: string; secrets: SessionSecrets }> {
  const now = deps.clock.now();
  const { inForce } = await readVersions(deps);
  const person = {
    id: deps.ids.next(),
    email: account.email,
    full_name: account.full_name,
    password_hash: await hashOf(account),
    email_confirmed_at: account.confirmIn ? null : now,
    user_type: account.user_type,
    // Who is an admin from the start was made one on the machine.
    staff_role: account.user_type === 'admin' ? ('owner' as const) : null,
    date_of_birth: account.date_of_birth,
    referred_by: account.referrer,
    legal_consent_version: inForce.version,
    legal_consent_at: now,
    created_at: now,
    last_seen_at: now,
  };
  return { userId: person.id, secrets: await addPerson(deps, person, account) };
}

function hashOf({ password, request }: NewAccount): Promise<string> | string {
  if (typeof password !== 'string') return password.hash;
  return hashPassword(password, request ? customerOf(request.from) : null);
}

/** Adds the person under the first free username, their session, and the mail that confirms their address. */
async function addPerson(
  deps: BaseDeps & { sessions: Sessions },
  person: Omit<NewUser, 'username'>,
  { confirmIn, request }: Pick<NewAccount, 'confirmIn' | 'request'>,
): Promise<SessionSecrets> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(deps.db, async (tx) => {
        // A name that waits for a look is not in the username either (P369).
        const isHeld = holds(await findKeywords(tx, person.full_name));
        const username = await freeUsername(deps, tx, isHeld ? '' : person.full_name, attempt);
        await insertUser(tx, { ...person, username, full_name: isHeld ? username : person.full_name });
        if (person.referred_by !== null) await tellReferrer(tx, person.referred_by, person);
        await holdProfile(deps, tx, {
          userId: person.id,
          type: 'name',
          fields: { full_name: person.full_name },
        });
        await recordConsent(deps, tx, person.id, person.legal_consent_version);
        // Given up by somebody while this waited for it: it is held for them.
        if (await isHeldFor(tx, username, { notFor: person.id, now: person.created_at }))
          throw new HeldUsername();
        if (confirmIn) await requestLink(deps, tx, confirmationOf(person, confirmIn));
        return deps.sessions.start(tx, person.id, request);
      });
    } catch (error) {
      if (isUniqueViolation(error, 'users_email')) throw emailTaken();
      const isTaken = error instanceof HeldUsername || isUniqueViolation(error, 'users_username');
      if (!isTaken || attempt >= MAX_ATTEMPTS) throw error;
    }
  }
}

/** Tells a creator in the app of whom they brought (P443). */
function tellReferrer(tx: Tx, referrer: string, { id, created_at: at }: Pick<NewUser, 'id' | 'created_at'>) {
  return tell(tx, { personId: referrer, kind: 'affiliate', groupKey: id, actorId: id, at });
}

class HeldUsername extends Error {}

export function emailTaken(): AppError {
  const detail: Saying = (language) => accountsTexts[language].emailTaken;
  return new AppError('email_taken', { detail, errors: { email: detail } });
}

/** The derived username, or the first with a numeric suffix that nobody has; any suffix where many ask at once. */
async function freeUsername(deps: BaseDeps, tx: Tx, fullName: string, attempt: number): Promise<string> {
  const base = usernameFrom(fullName);
  const anySuffix = () => usernameCandidate(base, 1000 + (deps.ids.random(4).readUInt32BE() % 1_000_000));
  if (attempt > 2) return anySuffix();
  const candidates = Array.from({ length: MAX_USERNAME_TRIES }, (_, index) =>
    usernameCandidate(base, index + 1),
  );
  const taken = await takenUsernames(tx, candidates, deps.clock.now());
  return candidates.find((name) => !taken.has(name)) ?? anySuffix();
}
