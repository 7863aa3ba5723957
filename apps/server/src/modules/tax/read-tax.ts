import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { formatTin } from '@likha/contract/tin';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { findIdentity, type IdentityRow } from './identity.queries.ts';
import { listMonths } from './remittance/list-months.ts';
import { findRule, listRules, type RuleRow } from './tax.queries.ts';

type Overview = CallResponse<Calls['getTax']>['tax'];

/** As many as a list shows: rules are written once in years. */
const SHOWN = 50;

/** What is withheld, by which rules, and what is owed of it (P784). @param viewerId of the staff */
export async function readTax(
  deps: Pick<BaseDeps, 'clock'>,
  db: Queryable,
  viewerId: string,
): Promise<Overview> {
  const today = philippineTime(deps.clock.now()).slice(0, 10);
  const [inForce, rules] = [await findRule(db, today), await listRules(db, SHOWN)];
  const { balance } = await readFigures(db, accounts.withholdingPayable);
  const identity = await findIdentity(db);
  return {
    identity: identity ? presentIdentity(identity) : null,
    in_force: inForce ? present(inForce) : null,
    rules: rules.map(present),
    payable: pesosFromCentavos(balance),
    months: await listMonths(db, viewerId, deps.clock.now()),
  };
}

function presentIdentity({
  id: _,
  tin,
  writer,
  written_at,
  ...printed
}: IdentityRow): NonNullable<Overview['identity']> {
  return { ...printed, tin: formatTin(tin), written_by: writer, written_at: written_at.toISOString() };
}

function present(rule: RuleRow): Overview['rules'][number] {
  return {
    id: rule.id,
    from_day: rule.from_day,
    is_on: rule.is_on,
    rate_basis_points: rule.rate_bp,
    share_basis_points: rule.share_bp,
    threshold: pesosFromCentavos(rule.threshold_centavos),
    atc_individual: rule.atc_individual,
    atc_corporate: rule.atc_corporate,
    source: rule.source,
    written_by: rule.writer,
    written_at: rule.written_at.toISOString(),
  };
}
