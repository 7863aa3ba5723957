import type { AuditAction } from '@likha/contract/audit-actions';
import type { StaffRole } from '@likha/contract/staff-roles';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { recordAdminAction, recordSecurityEvent } from '../../audit/index.ts';
import { changeUser } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { Notice } from '../declared-jobs.ts';
import { endPendingLinks } from '../links/links.queries.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { lockOwners, lockPersonInStanding, type PersonInStanding } from '../standing/standing.queries.ts';
import { needsTwoFactor } from '../two-factor/has-second-factor.ts';
import { findCandidate, findStaff, type StaffRow } from './staff.queries.ts';

interface Change {
  /** The owner who gives or takes. */
  ownerId: string;
  userId: string;
  /** The address that asked. */
  from: string;
}

type Refusal = 'staffLastOwner' | 'staffNoCreators' | 'staffInactive' | 'staffTwoFactor';

/**
 * Gives somebody a role, and makes an admin of who was none (P331). In force with their next request, on every node.
 * @throws AppError `person_not_found`; `staff_refused` for the last owner, a creator, who is kept out or about to leave, and for who
 *   has no second factor; `other_part` when the owner who asks is none any more
 */
export async function giveRole(deps: AccountsDeps, change: Change & { role: StaffRole }): Promise<StaffRow> {
  const { userId, role } = change;
  const row = await changing(deps, change, async (tx, person) => {
    if (person.user_type !== 'admin') await demandCandidate(deps, tx, person);
    if (person.staff_role !== role) {
      await changeUser(tx, userId, { user_type: 'admin', staff_role: role });
      await settle(deps, tx, change, { action: 'staff.give', before: standingOf(person), after: role });
    }
    return findStaff(tx, userId);
  });
  deps.sessions.forget(userId);
  return row;
}

/**
 * Takes somebody off the staff; they are what they were before.
 * @throws AppError `person_not_found`, also for who is not of the staff; `staff_refused` for the last owner; `other_part`
 */
export async function takeRole(deps: AccountsDeps, change: Change): Promise<void> {
  await changing(deps, change, async (tx, person) => {
    if (person.user_type !== 'admin') throw new AppError('person_not_found');
    const { kyc_status } = await findCandidate(tx, change.userId);
    // Creators alone are ever looked at: such an admin was one before a command promoted them.
    const after = kyc_status === 'none' ? 'fan' : 'creator';
    await changeUser(tx, change.userId, { user_type: after, staff_role: null });
    await settle(deps, tx, change, { action: 'staff.take', before: standingOf(person), after });
  });
  deps.sessions.forget(change.userId);
}

/** Under the lock that all who decide about staff take, so that of two owners who take from each other at once one stays. */
async function changing<Result>(
  deps: AccountsDeps,
  { ownerId, userId }: Change,
  act: (tx: Tx, person: PersonInStanding) => Promise<Result>,
): Promise<Result> {
  return inTransaction(deps.db, async (tx) => {
    const owners = await lockOwners(tx);
    const person = await lockPersonInStanding(tx, userId);
    if (!owners.includes(ownerId))
      throw new AppError('other_part', { detail: (language) => accountsTexts[language].ownersHelp });
    if (!person || person.status === 'erased') throw new AppError('person_not_found');
    if (person.staff_role === 'owner' && owners.every((id) => id === userId)) throw refused('staffLastOwner');
    return act(tx, person);
  });
}

async function demandCandidate(deps: AccountsDeps, tx: Tx, person: PersonInStanding): Promise<void> {
  if (person.user_type === 'creator') throw refused('staffNoCreators');
  if (person.status !== 'active') throw refused('staffInactive');
  const factors = await findCandidate(tx, person.id);
  if (needsTwoFactor({ ...factors, user_type: 'admin' }, deps.twoFactorFor)) throw refused('staffTwoFactor');
}

function standingOf({ user_type, staff_role }: PersonInStanding): string {
  return staff_role ?? user_type;
}

function refused(what: Refusal): AppError {
  return new AppError('staff_refused', { detail: (language) => accountsTexts[language][what] });
}

interface Recorded {
  action: Extract<AuditAction, `staff.${string}`>;
  before: string;
  after: string;
}

/**
 * In the log of the person's account and in that of the admins; they are told by mail. What somebody who knows their password has asked
 * for ends: a link of yesterday's opens no account of staff (P108).
 */
async function settle(deps: AccountsDeps, tx: Tx, { ownerId, userId, from }: Change, change: Recorded) {
  const { action, before, after } = change;
  await endPendingLinks(tx, userId, deps.clock.now());
  const details = { before, after };
  await recordSecurityEvent(deps, tx, { kind: 'role_changed', userId, actorId: ownerId, from, details });
  await recordAdminAction(deps, tx, {
    actorId: ownerId,
    action,
    subject: { type: 'user', id: userId },
    before: { role: before },
    after: { role: after },
    from,
  });
  const notice: Notice = { kind: 'role_changed', userId, at: deps.clock.now() };
  await queueNotice(tx, notice);
}
