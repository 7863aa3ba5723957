import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { Queryable } from '../../../platform/database/index.ts';
import { philippineTime } from '../../../platform/philippine-time.ts';
import { dueOf } from './due-day.ts';
import { listOwed, listRemittances, type OwedRow, type RemittanceRow } from './remittance.queries.ts';

type Shown = CallResponse<Calls['getTax']>['tax']['months'][number];

/** As many as somebody reads; whatever is open stands there however old it is. */
const SHOWN = 36;

/** What is owed to the tax office, by month (P791), the newest first. */
export async function listMonths(db: Queryable, now: Date): Promise<Shown[]> {
  const [owed, remittances] = [await listOwed(db), await listRemittances(db)];
  const own = new Map(remittances.map((each) => [each.month, each]));
  const months = owed.map((row) => present(row, own.get(row.month), philippineTime(now).slice(0, 10)));
  return months.filter(({ state }, place) => place < SHOWN || state === 'open' || state === 'asked');
}

function present(row: OwedRow, remittance: RemittanceRow | undefined, today: string): Shown {
  const month = row.month.slice(0, 7);
  const due = dueOf(month);
  const state = stateOf(row, remittance, month >= today.slice(0, 7));
  return {
    month,
    withheld: pesosFromCentavos(row.withheld),
    returned: pesosFromCentavos(row.returned),
    brought: pesosFromCentavos(row.brought),
    owed: pesosFromCentavos(row.owed),
    due_on: due.day,
    form: due.form,
    state,
    is_late: (state === 'open' || state === 'asked') && today > due.day,
    remittance: remittance ? presentRemittance(remittance) : null,
  };
}

function stateOf({ owed }: OwedRow, remittance: RemittanceRow | undefined, isRunning: boolean) {
  if (remittance) return remittance.done_at ? 'remitted' : 'asked';
  if (isRunning) return 'running';
  return owed > 0 ? 'open' : 'nothing';
}

function presentRemittance(row: RemittanceRow): NonNullable<Shown['remittance']> {
  return {
    id: row.id,
    amount: pesosFromCentavos(row.centavos),
    paid_on: row.paid_on,
    reference: row.reference,
    said_by: row.done_at ? row.done_by_name : row.asked_by_name,
    said_at: (row.done_at ?? row.asked_at).toISOString(),
    back_asked:
      row.back_asked_by === null ? null : { by: row.back_asked_by_name, reason: row.back_reason ?? '' },
  };
}
