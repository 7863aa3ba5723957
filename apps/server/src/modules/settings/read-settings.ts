import type { CallResponse, Calls } from '@likha/contract';
import { CREDIT_PACKS } from '@likha/contract/limits';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { findChanger, readSettings } from './settings.queries.ts';

export type ShownSettings = CallResponse<Calls['getSettings']>['settings'];

export interface ShownDeps extends BaseDeps {
  foreignCurrency: string;
}

/** The settings as admins see them, with the full name of who changed them last. */
export async function showSettings(
  { foreignCurrency }: Pick<ShownDeps, 'foreignCurrency'>,
  db: Queryable,
): Promise<ShownSettings> {
  const [row, changedBy] = [await readSettings(db), await findChanger(db)];
  return {
    version: row.version,
    changed_by: changedBy,
    changed_at: row.changed_at?.toISOString() ?? null,
    creator_percentage: row.creator_percent,
    commission_percentage: row.affiliate_percent,
    max_earnings_per_creator: pesosFromCentavos(row.affiliate_cap_centavos),
    validity_months: row.affiliate_validity_months,
    min_transaction: pesosFromCentavos(row.affiliate_min_transaction_centavos),
    min_payout_threshold: pesosFromCentavos(row.payout_min_centavos),
    payout_two_person_limit: pesosFromCentavos(row.payout_two_person_centavos),
    payout_instant_daily_limit: pesosFromCentavos(row.payout_instant_daily_centavos),
    php_per_foreign_unit: pesosFromCentavos(row.foreign_rate_centavos),
    foreign_currency: foreignCurrency,
    foreign_rate_at: row.foreign_rate_at?.toISOString() ?? null,
    settlement_days: row.settlement_days,
    payout_instant_fee: pesosFromCentavos(row.payout_instant_fee_centavos),
    earnings_hold_days: row.earnings_hold_days,
    earnings_reserve_percentage: row.earnings_reserve_percent,
    earnings_reserve_days: row.earnings_reserve_days,
    restitution_creator_percentage: row.restitution_creator_percent,
    custom_credits_min: row.custom_credits_min,
    custom_credits_max: row.custom_credits_max,
    strike_limit: row.strike_limit,
    strike_window_days: row.strike_window_days,
    strike_first_days: row.strike_first_days,
    strike_second_days: row.strike_second_days,
    accounts_per_payer: row.accounts_per_payer,
    packs: row.packs.map(({ id, credits, bonus }) => ({ id, name: nameOf(id), credits, bonus })),
  };
}

function nameOf(packId: string): string {
  return CREDIT_PACKS.find(({ id }) => id === packId)?.name ?? packId;
}
