import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { firstDayOf } from '../../platform/philippine-months.ts';
import { quarterName } from '../../platform/philippine-quarters.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { dueBy, listPeriods } from '../tax/index.ts';
import { findRule, listMonths, listRules, type RuleRow } from './vat.queries.ts';
import { vatDueOn } from './vat-due-on.ts';
import { VAT } from './vat-tax.ts';

type Overview = CallResponse<Calls['getVat']>['vat'];

/** As many as a list shows: rules are written once in years. */
const RULES_SHOWN = 50;
const MONTHS_SHOWN = 24;

/** Which VAT is put aside, what is owed of it, and what it was of each month (P805, P806). @param viewerId of the staff */
export async function readVat(
  deps: Pick<BaseDeps, 'clock'>,
  db: Queryable,
  viewerId: string,
): Promise<Overview> {
  const today = philippineTime(deps.clock.now()).slice(0, 10);
  const inForce = await findRule(db, today);
  const rules = await listRules(db, RULES_SHOWN);
  const months = await listMonths(db, MONTHS_SHOWN);
  const { balance } = await readFigures(db, accounts.taxPayable);
  return {
    in_force: inForce ? present(inForce) : null,
    rules: rules.map(present),
    payable: pesosFromCentavos(balance),
    months: months.map(({ month, share, vat }) => ({
      month,
      share: pesosFromCentavos(share),
      vat: pesosFromCentavos(vat),
    })),
    quarters: await listQuarters(db, viewerId, deps.clock.now()),
  };
}

/** What is owed of each quarter, and whether it was paid (P803), the newest first. */
async function listQuarters(db: Queryable, viewerId: string, now: Date): Promise<Overview['quarters']> {
  return (await listPeriods(db, VAT, { viewerId, now })).map(({ period, added, ...rest }) => ({
    quarter: quarterName(firstDayOf(period)),
    put_aside: added,
    ...rest,
    ...dueBy(rest.state, vatDueOn(period), now),
  }));
}

function present(rule: RuleRow): Overview['rules'][number] {
  return {
    id: rule.id,
    from_day: rule.from_day,
    is_on: rule.is_on,
    rate_basis_points: rule.rate_bp,
    source: rule.source,
    written_by: rule.writer,
    written_at: rule.written_at.toISOString(),
  };
}
