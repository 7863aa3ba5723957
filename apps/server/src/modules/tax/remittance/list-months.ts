import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Month } from '../../../platform/philippine-months.ts';
import { type Approvers, readApprovers } from '../../accounts/index.ts';
import { dueBy, dueOf, endOf } from './due-day.ts';
import { listRemittances, type OwedRow, type RemittanceRow } from './remittance.queries.ts';
import { type RemittedTax, WITHHELD } from './remitted-tax.ts';

type Shown = CallResponse<Calls['getTax']>['tax']['months'][number];

/** As many as somebody reads; whatever is open stands there however old it is. */
const SHOWN = 36;

/** What is owed to the tax office, by month (P791), the newest first. @param viewerId of the staff */
export async function listMonths(db: Queryable, viewerId: string, now: Date): Promise<Shown[]> {
  return (await listPeriods(db, WITHHELD, { viewerId, now })).map(({ period, added, ...rest }) => {
    const { form, day } = dueOf(period);
    return { month: period, withheld: added, ...rest, form, ...dueBy(rest.state, day, now) };
  });
}

type Period = Omit<Shown, 'month' | 'withheld' | 'form' | 'due_on' | 'is_late'> & {
  period: Month;
  added: number;
};

/** What is owed of each period of a tax, in pesos, what was said of its payment, and whether another one has to say it, too (P332). */
export async function listPeriods(
  db: Queryable,
  tax: RemittedTax,
  { viewerId, now }: { viewerId: string; now: Date },
): Promise<Period[]> {
  const approvers = await readApprovers(db, 'tax', viewerId);
  const [owed, remittances] = [await tax.listOwed(db), await listRemittances(db, tax.name)];
  const own = new Map(remittances.map((each) => [each.month, each]));
  const periods = owed.map((row) => {
    const period = row.month.slice(0, 7);
    const isRunning = now < endOf(tax, period);
    return present(row, { period, remittance: own.get(row.month), isRunning, approvers });
  });
  return periods.filter(({ state }, place) => place < SHOWN || state === 'open' || state === 'asked');
}

interface Facts {
  period: Month;
  remittance: RemittanceRow | undefined;
  isRunning: boolean;
  approvers: Approvers;
}

function present(row: OwedRow, { period, remittance, isRunning, approvers }: Facts): Period {
  const shown = remittance ? presentRemittance(remittance, approvers) : null;
  return {
    period,
    added: pesosFromCentavos(row.added),
    returned: pesosFromCentavos(row.returned),
    brought: pesosFromCentavos(row.brought),
    owed: pesosFromCentavos(row.owed),
    state: stateOf(row, shown, isRunning),
    ...approvers.takesTwo(row.owed),
    remittance: shown,
  };
}

/** What somebody said first who may not any more counts as nothing: it is to be paid, as before (P332). */
function stateOf({ owed }: OwedRow, said: Shown['remittance'], isRunning: boolean): Shown['state'] {
  if (said?.counts) return said.asked_by_id === null ? 'remitted' : 'asked';
  if (isRunning) return 'running';
  return owed > 0 ? 'open' : 'nothing';
}

function presentRemittance(row: RemittanceRow, { counts }: Approvers): NonNullable<Shown['remittance']> {
  return {
    id: row.id,
    amount: pesosFromCentavos(row.centavos),
    input_vat: pesosFromCentavos(row.input_centavos),
    paid_on: row.paid_on,
    reference: row.reference,
    said_by: row.done_at ? row.done_by_name : row.asked_by_name,
    said_at: (row.done_at ?? row.asked_at).toISOString(),
    asked_by_id: row.done_at ? null : row.asked_by,
    counts: row.done_at !== null || counts(row.asked_by),
    back_asked: presentBackAsked(row, counts),
  };
}

function presentBackAsked(row: RemittanceRow, counts: Approvers['counts']) {
  const { back_asked_by: byId, back_asked_by_name: by, back_asked_at: at, back_reason: reason } = row;
  if (byId === null || at === null) return null;
  return { by_id: byId, by, at: at.toISOString(), reason: reason ?? '', counts: counts(byId) };
}
