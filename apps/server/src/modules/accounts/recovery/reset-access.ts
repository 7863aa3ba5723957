import type { AuditAction } from '@likha/contract/audit-actions';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { recordAdminAction, recordSecurityEvent } from '../../audit/index.ts';
import { changeUser } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { Notice } from '../declared-jobs.ts';
import { endPendingLinks } from '../links/links.queries.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { lockForJudgement } from '../standing/change-standing.ts';
import { lockAccount, removeFactors } from '../two-factor/two-factor.queries.ts';

interface Act {
  adminId: string;
  /** Whom it is done to. */
  userId: string;
  /** The address that asked. */
  from: string;
}

/**
 * Ends every session of somebody, at once; they are told by mail (P168).
 * @returns how many ended
 * @throws AppError `own_account`, `person_not_found`; `other_part` for somebody of the staff, unless an owner does it (P331)
 */
export async function signPersonOut(deps: AccountsDeps, act: Act): Promise<number> {
  const ended = await acting(deps, act, async (tx) => {
    const count = await deleteSessions(tx, act.userId, null);
    const event = { kind: 'session_ended', details: { count } } as const;
    await record(deps, tx, act, { event, action: 'user.sign_out', after: { ended: count } });
    await tell(deps, tx, 'signed_out', act.userId);
    return count;
  });
  deps.sessions.forget(act.userId);
  return ended;
}

/**
 * Turns two-factor sign-in off, and removes every passkey, for who lost all ways to a code; they are told by mail (P168).
 * @throws AppError `own_account`, `person_not_found`, `two_factor_state` where there is none; `other_part` as there
 */
export async function resetTwoFactor(deps: AccountsDeps, act: Act): Promise<void> {
  await acting(deps, act, async (tx, account) => {
    if (!account.two_factor_at && !account.has_passkey)
      throw new AppError('two_factor_state', {
        detail: (language) => accountsTexts[language].hasNoTwoFactor,
      });
    await removeFactors(tx, act.userId);
    await changeUser(tx, act.userId, { two_factor_at: null });
    const before = { two_factor_at: account.two_factor_at, has_passkey: account.has_passkey };
    const event = { kind: 'two_factor_off' } as const;
    await record(deps, tx, act, { event, action: 'user.reset_two_factor', before });
    await tell(deps, tx, 'two_factor_reset', act.userId);
  });
  deps.sessions.forget(act.userId);
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

async function acting<Result>(
  deps: AccountsDeps,
  { adminId, userId }: Act,
  act: (tx: Tx, account: Account) => Promise<Result>,
): Promise<Result> {
  if (adminId === userId)
    throw new AppError('own_account', { detail: (language) => accountsTexts[language].ownAccount });
  return inTransaction(deps.db, async (tx) => {
    const person = await lockForJudgement(tx, userId);
    if (person?.user_type === 'admin' && !person.otherOwners.includes(adminId))
      throw new AppError('other_part', { detail: (language) => accountsTexts[language].ownersHelp });
    const account = await lockAccount(tx, userId);
    if (!account) throw new AppError('person_not_found');
    await endPendingLinks(tx, userId, deps.clock.now());
    return act(tx, account);
  });
}

interface Recorded {
  event: { kind: 'session_ended' | 'two_factor_off'; details?: Record<string, number> };
  action: Extract<AuditAction, `user.${string}`>;
  before?: object;
  after?: object;
}

/** In the log of the person’s account and in that of the admins. */
async function record(deps: AccountsDeps, tx: Tx, act: Act, { event, action, before, after }: Recorded) {
  const { adminId, userId, from } = act;
  await recordSecurityEvent(deps, tx, { ...event, userId, actorId: adminId, from });
  const subject = { type: 'user' as const, id: userId };
  await recordAdminAction(deps, tx, { actorId: adminId, action, subject, before, after, from });
}

async function tell(deps: AccountsDeps, tx: Tx, kind: Notice['kind'], userId: string): Promise<void> {
  const notice: Notice = { kind, userId, at: deps.clock.now() };
  await queueNotice(tx, notice);
}
