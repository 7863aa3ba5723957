import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import { readSettings } from '../../settings/index.ts';
import { type ItemRow, listDifferences, listOpenRows, listUnsettled } from './worklist.queries.ts';

type Items = CallResponse<Calls['listSettlementItems']>;

/** What waits for finance, what waits longest first (P753). @throws AppError `validation_failed` for a foreign cursor */
export async function listItems(
  { db, clock }: BaseDeps,
  { type, limit, cursor, ...days }: CallInput<Calls['listSettlementItems']>['query'],
): Promise<Items> {
  checkIdCursor(cursor);
  const now = clock.now();
  const { settlement_days: settlementDays } = await readSettings(db);
  const page = { limit: limit + 1, after: cursor, days };
  const before = new Date(now.getTime() - settlementDays * DAY_MS);
  const lists = {
    row: () => listOpenRows(db, page),
    capture: () => listUnsettled(db, before, page),
    difference: () => listDifferences(db, page),
  };
  const { shown, next_cursor } = pageById(await lists[type](), limit);
  return { items: shown.map((row) => present(row, now)), settlement_days: settlementDays, next_cursor };
}

function present(row: ItemRow, now: Date): Items['items'][number] {
  const pesos = (centavos: number | null) => (centavos === null ? null : pesosFromCentavos(centavos));
  return {
    id: row.id,
    provider: row.provider,
    kind: row.kind as Items['items'][number]['kind'],
    problem: row.problem as Items['items'][number]['problem'],
    reference: row.reference,
    capture: row.capture_ref,
    purchase_reference: row.purchase_reference,
    line: row.line,
    currency: row.currency,
    amount: pesosFromCentavos(row.amount_centavos),
    fee: pesos(row.fee_centavos),
    our_amount: pesos(row.our_centavos),
    our_fee: pesos(row.our_fee_centavos),
    at: row.at.toISOString(),
    since: row.since.toISOString(),
    taken_up_by: presentDates(row.taken_up_by),
    takes_up: presentDates(row.takes_up),
    days: Math.max(0, Math.floor((now.getTime() - row.since.getTime()) / DAY_MS)),
  };
}

function presentDates(report: ItemRow['taken_up_by']): Items['items'][number]['taken_up_by'] {
  if (!report) return null;
  const { first_at, last_at } = report;
  return { first_at: new Date(first_at).toISOString(), last_at: new Date(last_at).toISOString() };
}
