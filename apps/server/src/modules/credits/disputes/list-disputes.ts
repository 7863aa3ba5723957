import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import { publicMediaUrl } from '../../accounts/index.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { type ListedDispute, listDisputeRows } from './disputes.queries.ts';

type Disputes = CallResponse<Calls['listDisputes']>;

/** Disputes for admins, the newest first. @throws AppError `validation_failed` for a foreign cursor */
export async function listDisputes(
  { db }: BaseDeps,
  { limit, cursor, ...days }: CallInput<Calls['listDisputes']>['query'],
): Promise<Disputes> {
  checkIdCursor(cursor);
  const rows = await listDisputeRows(db, { limit: limit + 1, before: cursor, days });
  const { shown, next_cursor } = pageById(rows, limit);
  return { disputes: shown.map(presentDispute), next_cursor };
}

/** One person's newest disputes, and what they owe because of disputes and refunds, in pesos. */
export async function readDebtOf({ db }: Pick<BaseDeps, 'db'>, fanId: string, limit: number) {
  const [rows, { balance }] = await Promise.all([
    listDisputeRows(db, { limit, fanId }),
    readFigures(db, accounts.fanDebt(fanId)),
  ]);
  return { debt: pesosFromCentavos(0 - balance), disputes: rows.map(presentDispute) };
}

function presentDispute(row: ListedDispute): Disputes['disputes'][number] {
  const isStanding = row.state !== 'won';
  return {
    id: row.id,
    purchase_id: row.purchase_id,
    purchase_reference: row.purchase_reference,
    provider: row.provider,
    reference: row.provider_dispute_id,
    state: row.state === 'corrected' ? 'won' : row.state,
    reason: row.reason,
    amount: pesosFromCentavos(row.amount_centavos),
    fee: row.fee_centavos === null ? null : pesosFromCentavos(row.fee_centavos),
    credits_taken: isStanding ? row.taken_credits : 0,
    debt: isStanding ? pesosFromCentavos(row.debt_centavos) : 0,
    is_loss: row.is_loss,
    opened_at: row.opened_at.toISOString(),
    respond_by: row.respond_by?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    person: {
      id: row.fan_id,
      username: row.username,
      full_name: row.full_name,
      avatar: publicMediaUrl(row.avatar_key),
      status: row.person_status,
    },
  };
}
