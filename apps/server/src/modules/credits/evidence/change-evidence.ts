import type { CallResponse, Calls } from '@likha/contract';
import type { AuditAction } from '@likha/contract/audit-actions';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Queryable, type Tx } from '../../../platform/database/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { demandOpen, factsOf, isOpen } from './evidence.policy.ts';
import {
  type Answered,
  type EvidenceRow,
  findAnswered,
  findEvidence,
  listFiles,
  lockEvidence,
} from './evidence.queries.ts';

export type Evidence = CallResponse<Calls['getEvidence']>['evidence'];

/** Who acts, and from which address. */
export interface Admin {
  id: string;
  from: string;
}

type Action = Extract<AuditAction, `dispute.${string}`>;
interface Change {
  before?: object;
  after?: object;
}

/**
 * One change after the other, and on record; null where nothing changed.
 * @throws AppError `dispute_not_found`, `evidence_closed`, and what the change throws
 */
export function changing(
  deps: CreditsDeps,
  admin: Admin,
  disputeId: string,
  action: Action,
  change: (tx: Tx, row: EvidenceRow, answered: Answered) => Promise<Change | null>,
  { isRepeatable = false } = {},
): Promise<Evidence> {
  return inTransaction(deps.db, async (tx) => {
    const answered = await demandAnswered(tx, disputeId);
    await lockEvidence(tx, answered, deps.ids.next());
    const row = await findEvidence(tx, answered);
    if (!row) throw new Error(`evidence of dispute ${disputeId} is gone`);
    const isDone = isRepeatable && (row.handed_in_at ?? row.asked_at) !== null;
    if (!isDone) demandOpen(factsOf(answered, row), deps.clock.now());
    const changed = await change(tx, row, answered);
    if (changed) await record(deps, tx, admin, answered, action, changed);
    return present(deps, tx, answered);
  });
}

export async function record(
  deps: CreditsDeps,
  tx: Tx,
  admin: Admin,
  answered: Answered,
  action: Action,
  { before, after }: Change,
) {
  await recordAdminAction(deps, tx, {
    actorId: admin.id,
    action,
    subject: { type: 'dispute', id: answered.id },
    ...(before && { before }),
    ...(after && { after }),
    from: admin.from,
  });
}

/** @throws AppError `dispute_not_found` */
export async function demandAnswered(db: Queryable, disputeId: string): Promise<Answered> {
  const answered = await findAnswered(db, disputeId);
  if (!answered) throw new AppError('dispute_not_found');
  return answered;
}

/** As staff sees it. */
export async function present(deps: CreditsDeps, db: Queryable, answered: Answered): Promise<Evidence> {
  const row = await findEvidence(db, answered);
  const files = row ? await listFiles(db, row.id) : [];
  return {
    text: row?.text ?? '',
    version: row?.version ?? 0,
    changed_at: row?.changed_at?.toISOString() ?? null,
    changed_by: row?.changed_by ?? null,
    files: files.map(({ added_at, ...file }) => ({ ...file, added_at: added_at.toISOString() })),
    handed_in_at: row?.handed_in_at?.toISOString() ?? null,
    handed_in_by: row?.handed_in_by ?? null,
    is_sent: row?.is_sent ?? false,
    can_be_sent: deps.payments[answered.provider].provideEvidence !== null,
    sending_since: row?.handed_in_at ? null : (row?.asked_at?.toISOString() ?? null),
    refused_at: row?.refused_at?.toISOString() ?? null,
    problem: row?.problem ?? null,
    is_open: isOpen(factsOf(answered, row), deps.clock.now()),
  };
}
