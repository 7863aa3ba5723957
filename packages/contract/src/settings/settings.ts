import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { pesos, timestamp } from '../fields.ts';
import { CREDIT_PACKS, SANCTION } from '../limits.ts';
import { centavosFromPesos } from '../money.ts';
import { SETTINGS } from '../staff-limits.ts';

interface Bounds {
  min: number;
  max: number;
}

function whole({ min, max }: Bounds) {
  return z.int(says('whole_number_needed')).min(min, says('at_least')).max(max, says('at_most'));
}

function pesosWithin({ min, max }: Bounds) {
  return z
    .number(says('pesos_needed'))
    .min(min, says('at_least'))
    .max(max, says('at_most'))
    .refine((value) => centavosFromPesos(value) !== null, says('two_decimals'));
}

const commission = says('commission_range');
const packId = z.enum(CREDIT_PACKS.map(({ id }) => id));

const figures = z.object({
  creator_percentage: whole(SETTINGS.creatorPercent),
  commission_percentage: z
    .int(commission)
    .min(SETTINGS.commissionPercent.min, commission)
    .max(SETTINGS.commissionPercent.max, commission),
  max_earnings_per_creator: pesosWithin(SETTINGS.maxEarningsPesos),
  validity_months: whole(SETTINGS.validityMonths),
  min_transaction: pesosWithin(SETTINGS.minTransactionPesos),
  min_payout_threshold: pesosWithin(SETTINGS.minPayoutPesos),
  payout_two_person_limit: pesosWithin(SETTINGS.twoPersonPayoutPesos),
  payout_instant_daily_limit: pesosWithin(SETTINGS.instantPayoutPesos),
  payout_instant_fee: pesosWithin(SETTINGS.instantFeePesos),
  php_per_foreign_unit: pesosWithin(SETTINGS.foreignRatePesos).refine(
    (value) => value === 0 || value >= 1,
    says('foreign_rate'),
  ),
  settlement_days: whole(SETTINGS.settlementDays),
  earnings_hold_days: whole(SETTINGS.earningsHoldDays),
  earnings_reserve_percentage: whole(SETTINGS.earningsReservePercent),
  earnings_reserve_days: whole(SETTINGS.earningsReserveDays),
  restitution_creator_percentage: whole(SETTINGS.restitutionPercent),
  custom_credits_min: whole(SETTINGS.customCredits),
  custom_credits_max: whole(SETTINGS.customCredits),
  strike_limit: whole(SETTINGS.strikeLimit),
  strike_window_days: whole(SETTINGS.strikeWindowDays),
  strike_first_days: whole(SANCTION.suspensionDays),
  strike_second_days: whole(SANCTION.suspensionDays),
  accounts_per_payer: whole(SETTINGS.accountsPerPayer),
  packs: z
    .array(
      z.object({
        id: packId,
        credits: whole(SETTINGS.packCredits),
        bonus: whole({ min: 0, max: SETTINGS.packCredits.max }),
      }),
    )
    .length(CREDIT_PACKS.length, says('wrong_form')),
});

const settings = z.object({
  version: z.int().describe('Grows with every change; a change names the one that it was made from'),
  changed_by: z.string().nullable().describe('Full name of who changed them last'),
  changed_at: timestamp.nullable(),
  creator_percentage: z.int(),
  commission_percentage: z.int(),
  max_earnings_per_creator: pesos,
  validity_months: z.int(),
  min_transaction: pesos,
  min_payout_threshold: pesos,
  payout_two_person_limit: pesos.describe('A payout above this needs two people to approve it'),
  payout_instant_daily_limit: pesos.describe(
    'What a creator may be paid a day without an approval; 0 is none',
  ),
  payout_instant_fee: pesos.describe('What an instant payout costs'),
  php_per_foreign_unit: pesos.describe(
    'Pesos for one unit of the currency that `card_abroad` is charged in; 0: it is not offered',
  ),
  foreign_currency: z.string(),
  foreign_rate_at: timestamp.nullable().describe('When that rate was set'),
  settlement_days: z
    .int()
    .describe('So many days after it was taken a capture should be in a report of settlement'),
  earnings_hold_days: z.int(),
  earnings_reserve_percentage: z.int().describe('Of what a day brought, what is kept back for longer'),
  earnings_reserve_days: z.int().describe('For so many days after it was earned'),
  restitution_creator_percentage: z.int(),
  custom_credits_min: z.int(),
  custom_credits_max: z.int(),
  strike_limit: z.int().describe('So many strikes lead to the next sanction'),
  strike_window_days: z.int().describe('Days for which a strike counts'),
  strike_first_days: z.int(),
  strike_second_days: z.int(),
  accounts_per_payer: z
    .int()
    .describe('Accounts that one account at a payment company may pay for within thirty days'),
  packs: z.array(z.object({ id: packId, name: z.string(), credits: z.int(), bonus: z.int() })),
});

const getSettings = defineCall({
  method: 'GET',
  path: '/admin/settings',
  who: 'admin',
  part: 'settings',
  response: z.object({ settings }),
  errors: [],
  area: 'Settings administration',
  summary: 'The settings of the product',
  description: 'All but the conversion rate, which has calls of its own as it revalues what people hold.',
});

const changeSettings = defineCall({
  method: 'PUT',
  path: '/admin/settings',
  who: 'admin',
  part: 'settings',
  isMoney: true,
  needsConsent: false,
  body: figures.partial().extend({ version: z.int(says('whole_number_needed')) }),
  response: z.object({ settings, message: z.string() }),
  errors: ['settings_changed'],
  area: 'Settings administration',
  summary: 'Change settings of the product',
  description:
    'What is left out stays. Whoever changes an older `version` than the one in force is told who was first, and nothing changes. What would make money vanish is refused: parts of a sale of more than all of it, a payout or an amount of nothing.',
});

export const settingsCalls = { getSettings, changeSettings } as const;
