import type { CallInput, Calls } from '@likha/contract';
import { centavosFromPesos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { forgetGuestPages } from '../../platform/http/pages/guest-pages.ts';
import { recordAdminAction } from '../audit/index.ts';
import { type ShownDeps, type ShownSettings, showSettings } from './read-settings.ts';
import { findChanger, lockSettings, writeFigures } from './settings.queries.ts';
import { settingsTexts } from './settings.texts.generated.ts';
import { type Figures, findProblems } from './settings-rules.ts';

type Change = CallInput<Calls['changeSettings']>['body'];

/** The one row of settings, as the record of what admins did names it. */
const SUBJECT = { type: 'settings' as const, id: '00000000-0000-7000-8000-000000000001' };

/** Who acts, and from which address. */
export interface Admin {
  id: string;
  from: string;
}

/**
 * Changes what was named and leaves the rest (P181). Before and after are on record with it, guests get pages with the new
 * figures at once. Of two admins who began with the same version one is told who was first.
 * @throws AppError `settings_changed`, `validation_failed` for figures that do not go together
 */
export async function changeSettings(deps: ShownDeps, admin: Admin, change: Change): Promise<ShownSettings> {
  return inTransaction(deps.db, async (tx) => {
    const before = await lockSettings(tx);
    if (before.version !== change.version) throw settingsChanged(await findChanger(tx));
    const figures = figuresOf(before);
    const next = { ...figures, ...askedFor(change) };
    const problems = findProblems(next);
    if (Object.keys(problems).length > 0) throw refuse(problems);
    if (JSON.stringify(next) === JSON.stringify(figures)) return showSettings(deps, tx);
    const after = await writeFigures(tx, next, { id: admin.id, at: deps.clock.now() });
    await recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'settings.change',
      subject: SUBJECT,
      before: { version: before.version, ...figures },
      after: { version: after.version, ...next },
      from: admin.from,
    });
    await forgetGuestPages(tx);
    return showSettings(deps, tx);
  });
}

/** Somebody else was first. */
export function settingsChanged(name: string | null): AppError {
  return new AppError('settings_changed', {
    detail: (language) =>
      name === null ? settingsTexts[language].changedBySomebody : settingsTexts[language].changedBy({ name }),
  });
}

function refuse(errors: ReturnType<typeof findProblems>): AppError {
  const [first] = Object.values(errors);
  return new AppError('validation_failed', { errors, ...(first && { detail: first }) });
}

/** Each in the same order, so that two can be compared. */
function figuresOf(settings: Figures): Figures {
  return {
    creator_percent: settings.creator_percent,
    affiliate_percent: settings.affiliate_percent,
    affiliate_validity_months: settings.affiliate_validity_months,
    affiliate_cap_centavos: settings.affiliate_cap_centavos,
    affiliate_min_transaction_centavos: settings.affiliate_min_transaction_centavos,
    payout_min_centavos: settings.payout_min_centavos,
    payout_two_person_centavos: settings.payout_two_person_centavos,
    payout_instant_daily_centavos: settings.payout_instant_daily_centavos,
    payout_instant_fee_centavos: settings.payout_instant_fee_centavos,
    foreign_rate_centavos: settings.foreign_rate_centavos,
    settlement_days: settings.settlement_days,
    earnings_hold_days: settings.earnings_hold_days,
    earnings_reserve_percent: settings.earnings_reserve_percent,
    earnings_reserve_days: settings.earnings_reserve_days,
    restitution_creator_percent: settings.restitution_creator_percent,
    custom_credits_min: settings.custom_credits_min,
    custom_credits_max: settings.custom_credits_max,
    strike_limit: settings.strike_limit,
    strike_window_days: settings.strike_window_days,
    strike_first_days: settings.strike_first_days,
    strike_second_days: settings.strike_second_days,
    accounts_per_payer: settings.accounts_per_payer,
    packs: settings.packs.map(({ id, credits, bonus }) => ({ id, credits, bonus })),
  };
}

/** What was asked for, in the units of the books; the contract has let nothing through that is no amount. */
function askedFor(change: Change): Partial<Figures> {
  const asked = {
    creator_percent: change.creator_percentage,
    affiliate_percent: change.commission_percentage,
    affiliate_validity_months: change.validity_months,
    affiliate_cap_centavos: centavosOf(change.max_earnings_per_creator),
    affiliate_min_transaction_centavos: centavosOf(change.min_transaction),
    payout_min_centavos: centavosOf(change.min_payout_threshold),
    payout_two_person_centavos: centavosOf(change.payout_two_person_limit),
    payout_instant_daily_centavos: centavosOf(change.payout_instant_daily_limit),
    payout_instant_fee_centavos: centavosOf(change.payout_instant_fee),
    foreign_rate_centavos: centavosOf(change.php_per_foreign_unit),
    settlement_days: change.settlement_days,
    earnings_hold_days: change.earnings_hold_days,
    earnings_reserve_percent: change.earnings_reserve_percentage,
    earnings_reserve_days: change.earnings_reserve_days,
    restitution_creator_percent: change.restitution_creator_percentage,
    custom_credits_min: change.custom_credits_min,
    custom_credits_max: change.custom_credits_max,
    strike_limit: change.strike_limit,
    strike_window_days: change.strike_window_days,
    strike_first_days: change.strike_first_days,
    strike_second_days: change.strike_second_days,
    accounts_per_payer: change.accounts_per_payer,
    packs: change.packs,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

function centavosOf(pesos: number | undefined): number | undefined {
  return pesos === undefined ? undefined : (centavosFromPesos(pesos) ?? undefined);
}
