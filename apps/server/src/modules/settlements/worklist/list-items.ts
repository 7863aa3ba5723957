import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import { readSettings } from '../../settings/index.ts';
import { type Carried, carriedOf, type Differing } from './carried.ts';
import {
  type ItemRow,
  listDifferences,
  listDiffering,
  listOpenRows,
  listUnsettled,
} from './worklist.queries.ts';

/** How many reports of a company that differ are gone through for what was carried: of one before them nothing is said. */
const LOOKED_BACK = 1_000;

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
  const providers = [...new Set(shown.map(({ provider }) => provider))];
  const carried =
    type === 'difference' ? carriedOf(await listDiffering(db, { providers, limit: LOOKED_BACK })) : null;
  return {
    items: shown.map((row) => present(row, now, carried?.get(row.id))),
    settlement_days: settlementDays,
    next_cursor,
  };
}

function present(row: ItemRow, now: Date, carried: Carried | undefined): Items['items'][number] {
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
    left: pesos(carried?.left ?? null),
    taken_up_by: presentDates(carried?.takenUpBy),
    takes_up: presentDates(carried?.takesUp),
    days: Math.max(0, Math.floor((now.getTime() - row.since.getTime()) / DAY_MS)),
  };
}

function presentDates(report: Differing | null | undefined): Items['items'][number]['taken_up_by'] {
  return report ? { first_at: report.first_at.toISOString(), last_at: report.last_at.toISOString() } : null;
}
