import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Month } from '../../../platform/philippine-months.ts';
import { dueBy, dueOf, endOf } from './due-day.ts';
import { listRemittances, type OwedRow, type RemittanceRow } from './remittance.queries.ts';
import { type RemittedTax, WITHHELD } from './remitted-tax.ts';

type Shown = CallResponse<Calls['getTax']>['tax']['months'][number];

/** As many as somebody reads; whatever is open stands there however old it is. */
const SHOWN = 36;

/** What is owed to the tax office, by month (P791), the newest first. */
export async function listMonths(db: Queryable, now: Date): Promise<Shown[]> {
  return (await listPeriods(db, WITHHELD, now)).map(({ period, added, ...rest }) => {
    const { form, day } = dueOf(period);
    return { month: period, withheld: added, ...rest, form, ...dueBy(rest.state, day, now) };
  });
}

type Period = Omit<Shown, 'month' | 'withheld' | 'form' | 'due_on' | 'is_late'> & {
  period: Month;
  added: number;
};

/** What is owed of each period of a tax, in pesos, and what was said of its payment. */
export async function listPeriods(db: Queryable, tax: RemittedTax, now: Date): Promise<Period[]> {
  const [owed, remittances] = [await tax.listOwed(db), await listRemittances(db, tax.name)];
  const own = new Map(remittances.map((each) => [each.month, each]));
  const periods = owed.map((row) => {
    const period = row.month.slice(0, 7);
    return present(period, row, own.get(row.month), now < endOf(tax, period));
  });
  return periods.filter(({ state }, place) => place < SHOWN || state === 'open' || state === 'asked');
}

function present(
  period: Month,
  row: OwedRow,
  remittance: RemittanceRow | undefined,
  isRunning: boolean,
): Period {
  return {
    period,
    added: pesosFromCentavos(row.added),
    returned: pesosFromCentavos(row.returned),
    brought: pesosFromCentavos(row.brought),
    owed: pesosFromCentavos(row.owed),
    state: stateOf(row, remittance, isRunning),
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
    input_vat: pesosFromCentavos(row.input_centavos),
    paid_on: row.paid_on,
    reference: row.reference,
    said_by: row.done_at ? row.done_by_name : row.asked_by_name,
    said_at: (row.done_at ?? row.asked_at).toISOString(),
    back_asked:
      row.back_asked_by === null ? null : { by: row.back_asked_by_name, reason: row.back_reason ?? '' },
  };
}
