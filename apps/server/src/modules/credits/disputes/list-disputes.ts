import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Days, Queryable } from '../../../platform/database/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { checkIdCursor, pageBy, pageById, parsePosition } from '../../../platform/http/list-cursor.ts';
import { publicMediaUrl } from '../../accounts/index.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { type ListedDispute, listDisputeRows, listDueRows, NO_DEADLINE } from './disputes.queries.ts';

type Disputes = CallResponse<Calls['listDisputes']>;

/** Disputes for admins, the newest first, or open ones by their deadlines (P403). @throws AppError `validation_failed` for a foreign cursor */
export async function listDisputes(
  { db, clock }: BaseDeps,
  { order, ...page }: CallInput<Calls['listDisputes']>['query'],
): Promise<Disputes> {
  const now = clock.now();
  const { shown, next_cursor } = await (order === 'due' ? pageDue : pageNewest)(db, page);
  return { disputes: shown.map((row) => presentDispute(row, now)), next_cursor };
}

interface DatedPage extends Days {
  limit: number;
  cursor?: string | undefined;
}

async function pageNewest(db: Queryable, { limit, cursor, ...days }: DatedPage) {
  checkIdCursor(cursor);
  const rows = await listDisputeRows(db, { limit: limit + 1, before: cursor, days });
  return pageById(rows, limit);
}

async function pageDue(db: Queryable, { limit, cursor, ...days }: DatedPage) {
  const after = cursor === undefined ? undefined : parsePosition(cursor, String(NO_DEADLINE).length);
  const rows = await listDueRows(db, { limit: limit + 1, after, days });
  return pageBy(rows, limit, ({ respond_by, id }) => `${respond_by?.getTime() ?? NO_DEADLINE}_${id}`);
}

/** One person's newest disputes, and what they owe because of disputes and refunds, in pesos. */
export async function readDebtOf(
  { db, clock }: Pick<BaseDeps, 'db' | 'clock'>,
  fanId: string,
  limit: number,
) {
  const [rows, { balance }] = await Promise.all([
    listDisputeRows(db, { limit, fanId }),
    readFigures(db, accounts.fanDebt(fanId)),
  ]);
  return {
    debt: pesosFromCentavos(0 - balance),
    disputes: rows.map((row) => presentDispute(row, clock.now())),
  };
}

function presentDispute(row: ListedDispute, now: Date): Disputes['disputes'][number] {
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
    hours_left: row.state === 'open' ? hoursUntil(row.respond_by, now) : null,
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

function hoursUntil(deadline: Date | null, now: Date): number | null {
  return deadline && Math.max(0, Math.floor((deadline.getTime() - now.getTime()) / HOUR_MS));
}
