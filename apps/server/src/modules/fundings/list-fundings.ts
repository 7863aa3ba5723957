import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { FUNDING } from '@likha/contract/staff-limits';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { dawnOf, philippineTime } from '../../platform/philippine-time.ts';
import { type Approvers, readApprovers } from '../accounts/index.ts';
import { readFigures } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { clearingForPayouts } from './funding-entry.ts';
import { type FundingRow, findFunding, findOldestUncovered, listFundingRows } from './fundings.queries.ts';

type Listed = CallResponse<Calls['listFundings']>;
type Shown = Listed['fundings'][number];

interface Viewing {
  db: Queryable;
  clock: Clock;
}

/** What left the bank for payouts as one of the staff sees it, the newest first, and what is not covered (P954). @throws AppError `validation_failed` for a foreign cursor */
export async function listFundings(
  { db, clock }: Viewing,
  viewerId: string,
  { limit, cursor, ...days }: CallInput<Calls['listFundings']>['query'],
): Promise<Listed> {
  checkIdCursor(cursor);
  const rows = await listFundingRows(db, { limit: limit + 1, before: cursor, days });
  const { shown, next_cursor } = pageById(rows, limit);
  const approvers = await readApprovers(db, 'payouts', viewerId);
  return {
    fundings: shown.map((row) => present(row, approvers)),
    summary: await summarise({ db, clock }, approvers),
    next_cursor,
  };
}

/** One as it stands, and what is not covered. @throws AppError `funding_not_found` */
export async function readFunding(
  { db, clock }: Viewing,
  id: string,
  viewerId: string,
): Promise<Pick<Listed, 'summary'> & { funding: Shown }> {
  const row = await findFunding(db, id);
  if (!row) throw new AppError('funding_not_found');
  const approvers = await readApprovers(db, 'payouts', viewerId);
  return { funding: present(row, approvers), summary: await summarise({ db, clock }, approvers) };
}

async function summarise({ db, clock }: Viewing, { hasOther }: Approvers): Promise<Listed['summary']> {
  const { balance } = await readFigures(db, clearingForPayouts);
  const { payout_two_person_centavos: limit } = await readSettings(db);
  const oldest = await findOldestUncovered(db, balance);
  const day = oldest ? dayOf(oldest) : null;
  const days = day ? (dawnOf(dayOf(clock.now())).getTime() - dawnOf(day).getTime()) / DAY_MS : null;
  return {
    sent: pesosFromCentavos(balance),
    oldest_unfunded_on: day,
    unfunded_days: days,
    is_late: (days ?? 0) > FUNDING.lateDays,
    two_people_above: pesosFromCentavos(limit),
    has_other: hasOther,
  };
}

const dayOf = (moment: Date) => philippineTime(moment).slice(0, 10);

function present(row: FundingRow, approvers: Approvers): Shown {
  return {
    id: row.id,
    state: stateOf(row),
    amount: pesosFromCentavos(row.centavos),
    fee: pesosFromCentavos(row.fee_centavos),
    left_on: row.left_on,
    reference: row.reference,
    said_by_id: row.asked_by,
    said_by: row.asked_by_name,
    said_at: row.asked_at.toISOString(),
    counts: row.done_at !== null || approvers.counts(row.asked_by),
    booked_by: row.done_by_name,
    booked_at: row.done_at?.toISOString() ?? null,
    ...approvers.takesTwo(row.centavos + row.fee_centavos),
    take_back: presentTakeBack(row, approvers),
  };
}

function stateOf({ done_at: doneAt, back_at: backAt }: FundingRow): Shown['state'] {
  if (backAt) return 'taken_back';
  return doneAt ? 'booked' : 'asked';
}

function presentTakeBack(row: FundingRow, { counts }: Approvers): Shown['take_back'] {
  const { back_asked_by: byId, back_asked_at: at } = row;
  if (byId === null || at === null) return null;
  return {
    asked_by_id: byId,
    asked_by: row.back_asked_by_name,
    asked_at: at.toISOString(),
    reason: row.back_reason ?? '',
    counts: row.back_at !== null || counts(byId),
    done_by: row.back_by_name,
    done_at: row.back_at?.toISOString() ?? null,
  };
}
