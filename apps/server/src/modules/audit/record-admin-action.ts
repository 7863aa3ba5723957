import type { AuditAction, AuditSubject } from '@likha/contract/audit-actions';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import { insertAdminAction } from './audit.queries.ts';

export interface AdminAction {
  /** Null where a rule of the product decided. */
  actorId: string | null;
  /** What was done to what: `coupon.create`. */
  action: AuditAction;
  subject: { type: AuditSubject; id: string };
  /** Facts without secrets; nothing where there was nothing. */
  before?: object | undefined;
  after?: object | undefined;
  /** The address that asked; only its network is kept. Null for a command on the machine. */
  from: string | null;
}

/** Writes down what an admin did, in the transaction that does it (P148): the log only grows. */
export function recordAdminAction(
  { clock, ids }: Pick<BaseDeps, 'clock' | 'ids'>,
  tx: Tx,
  { actorId, action, subject, before, after, from }: AdminAction,
): Promise<void> {
  return insertAdminAction(tx, {
    id: ids.next(),
    at: clock.now(),
    actor_id: actorId,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    network: from === null ? null : networkOf(from),
  });
}
