import type { Deps } from '../../../server/src/deps.ts';
import { createAccount, findUserIdByEmail } from '../../../server/src/modules/accounts/index.ts';
import { DEMO_PASSWORD } from '../accounts.ts';

interface DemoPerson {
  name: string;
  email: string;
  userType: 'fan' | 'creator';
  /** As `2000-12-31`. */
  dateOfBirth: string;
  /** The id of the creator whose link they followed. */
  referrer?: string | null;
  /** Of the demo's password, where it is made once for many. */
  passwordHash?: string;
}

/** The id of somebody of the demo; their account is made where an interrupted start has not made it already. */
export async function openAccount(deps: Deps, person: DemoPerson): Promise<string> {
  const known = await findUserIdByEmail(deps.db, person.email);
  if (known) return known;
  const { userId } = await createAccount(deps, {
    full_name: person.name,
    email: person.email,
    password: person.passwordHash ? { hash: person.passwordHash } : DEMO_PASSWORD,
    user_type: person.userType,
    date_of_birth: person.dateOfBirth,
    referrer: person.referrer ?? null,
    confirmIn: null,
  });
  return userId;
}
