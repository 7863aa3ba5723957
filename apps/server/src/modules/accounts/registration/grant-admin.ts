import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import type { LegalDeps } from '../../legal/index.ts';
import { changeUser, findUserType } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { passwordWeakness } from '../sign-in/password.ts';
import { createAccount } from './create-account.ts';

export interface NewAdmin {
  email: string;
  fullName: string;
  /** Asked for only when the account is new: who is promoted keeps their password. */
  password: () => Promise<string>;
}

/** Nobody is shown an admin's birthday, and the command that makes one does not ask. */
const UNKNOWN_BIRTHDAY = '1970-01-01';

/**
 * Makes the first admin (P37), or another, an owner (P330): a new account, or one that exists. Safe to repeat.
 * @throws AppError `validation_failed` for a weak password or an account that is suspended or banned
 */
export async function grantAdmin(
  deps: LegalDeps & { sessions: Sessions },
  admin: NewAdmin,
): Promise<'created' | 'promoted' | 'unchanged'> {
  const email = admin.email.trim().toLowerCase();
  const existing = await findUserType(deps.db, email);
  if (existing) return promote(deps, existing);
  const password = await admin.password();
  const weakness = await passwordWeakness(password, { personal: [email, admin.fullName] });
  if (weakness) throw new AppError('validation_failed', { detail: weakness });
  const { userId } = await createAccount(deps, {
    email,
    full_name: admin.fullName,
    password,
    user_type: 'admin',
    date_of_birth: UNKNOWN_BIRTHDAY,
    referrer: null,
    confirmIn: null,
  });
  await recordSecurityEvent(deps, deps.db, becameAdmin(userId, 'none'));
  return 'created';
}

function becameAdmin(userId: string, before: string) {
  return { kind: 'role_changed', userId, from: null, details: { before, after: 'admin' } } as const;
}

interface Known {
  id: string;
  user_type: string;
  staff_role: string | null;
  status: string;
}

async function promote(deps: LegalDeps, user: Known) {
  if (user.status !== 'active')
    throw new AppError('validation_failed', {
      detail: (language) => accountsTexts[language].accountIs({ status: user.status }),
    });
  if (user.user_type === 'admin' && user.staff_role === 'owner') return 'unchanged';
  await inTransaction(deps.db, async (tx) => {
    await changeUser(tx, user.id, { user_type: 'admin', staff_role: 'owner' });
    await recordSecurityEvent(deps, tx, becameAdmin(user.id, user.staff_role ?? user.user_type));
  });
  return 'promoted';
}
