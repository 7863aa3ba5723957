import { SANCTION } from '@likha/contract/limits';
import { centavosFromPesos, formatPesos } from '@likha/contract/money';
import { SETTINGS } from '@likha/contract/staff-limits';
import type { Answer, Body } from '../../lib/api-types.ts';
import { wholeNumber } from '../../lib/format.ts';
import { withLabel } from '../../ui/form/use-form.ts';
import type { SettingsTexts } from './settings.texts.generated.ts';

export type Settings = Answer<'GET /admin/settings'>['settings'];
export type Change = Omit<Body<'PUT /admin/settings'>, 'version'>;

/** The figures that stand by themselves, with their bounds and what they are counted in. */
export const FIGURES = {
  creator_percentage: { ...SETTINGS.creatorPercent, unit: 'percent' },
  commission_percentage: { ...SETTINGS.commissionPercent, unit: 'percent' },
  max_earnings_per_creator: { ...SETTINGS.maxEarningsPesos, unit: 'pesos' },
  validity_months: { ...SETTINGS.validityMonths, unit: 'whole' },
  min_transaction: { ...SETTINGS.minTransactionPesos, unit: 'pesos' },
  min_payout_threshold: { ...SETTINGS.minPayoutPesos, unit: 'pesos' },
  payout_two_person_limit: { ...SETTINGS.twoPersonPayoutPesos, unit: 'pesos' },
  payout_instant_daily_limit: { ...SETTINGS.instantPayoutPesos, unit: 'pesos' },
  payout_instant_fee: { ...SETTINGS.instantFeePesos, unit: 'pesos' },
  php_per_foreign_unit: { ...SETTINGS.foreignRatePesos, unit: 'pesos' },
  settlement_days: { ...SETTINGS.settlementDays, unit: 'whole' },
  earnings_hold_days: { ...SETTINGS.earningsHoldDays, unit: 'whole' },
  earnings_reserve_percentage: { ...SETTINGS.earningsReservePercent, unit: 'whole' },
  earnings_reserve_days: { ...SETTINGS.earningsReserveDays, unit: 'whole' },
  restitution_creator_percentage: { ...SETTINGS.restitutionPercent, unit: 'percent' },
  strike_limit: { ...SETTINGS.strikeLimit, unit: 'whole' },
  strike_window_days: { ...SETTINGS.strikeWindowDays, unit: 'whole' },
  strike_first_days: { ...SANCTION.suspensionDays, unit: 'whole' },
  strike_second_days: { ...SANCTION.suspensionDays, unit: 'whole' },
  accounts_per_payer: { ...SETTINGS.accountsPerPayer, unit: 'whole' },
  custom_credits_min: { ...SETTINGS.customCredits, unit: 'whole' },
  custom_credits_max: { ...SETTINGS.customCredits, unit: 'whole' },
} as const satisfies Record<string, Bounds>;

interface Bounds {
  min: number;
  max: number;
  unit: 'percent' | 'pesos' | 'whole';
}

export type FigureName = keyof typeof FIGURES;
type PackId = Settings['packs'][number]['id'];
export type FieldName = FigureName | `${PackId}_credits` | `${PackId}_bonus`;
/** What the form holds: each field as it is typed. */
export type Draft = Partial<Record<FieldName, string>>;

/** A figure's bounds; those of a pack where it is none by itself. */
export function boundsOf(name: FieldName): Bounds {
  if (name in FIGURES) return FIGURES[name as FigureName];
  return {
    min: name.endsWith('_bonus') ? 0 : SETTINGS.packCredits.min,
    max: SETTINGS.packCredits.max,
    unit: 'whole',
  };
}

/** The settings in force, as the fields show them. */
export function draftOf(settings: Settings): Required<Draft> {
  const figures = Object.keys(FIGURES).map((name) => [name, String(settings[name as FigureName])]);
  const packs = settings.packs.flatMap(({ id, credits, bonus }) => [
    [`${id}_credits`, String(credits)],
    [`${id}_bonus`, String(bonus)],
  ]);
  return Object.fromEntries([...figures, ...packs]);
}

/** The fields that are not as they are in force. */
export function changedIn(draft: Draft, settings: Settings): Draft {
  const known = draftOf(settings);
  const changed = Object.entries(draft).filter(([name, value]) => value.trim() !== known[name as FieldName]);
  return Object.fromEntries(changed);
}

/** What is wrong with what was typed; the server has the last word. */
export function problemsOf(draft: Draft, t: SettingsTexts): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, text] of Object.entries(draft)) {
    const problem = problemOf(name as FieldName, text.trim(), t);
    if (problem) problems[name] = problem;
  }
  const { creator_percentage: creator, commission_percentage: commission } = draft;
  if (!problems.commission_percentage && Number(creator) + Number(commission) > 100)
    problems.commission_percentage = t.overAll;
  return problems;
}

function problemOf(name: FieldName, text: string, t: SettingsTexts): string | null {
  const { min, max, unit } = boundsOf(name);
  const value = text === '' ? Number.NaN : Number(text);
  const isExact = unit === 'pesos' ? centavosFromPesos(value) !== null : Number.isInteger(value);
  if (isExact && value >= min && value <= max) return null;
  if (name === 'commission_percentage') return t.commissionWrong;
  return unit === 'pesos'
    ? t.pesosWrong({ min: formatPesos(min), max: formatPesos(max) })
    : t.wholeWrong({ min: wholeNumber(min), max: wholeNumber(max) });
}

/**
 * The first problem as fields stand on the screen, for a toast above a long form: by its field's label (P96). What is wrong with the
 * commission names it by itself, in the product's own words.
 */
export function firstProblem(
  problems: Record<string, unknown>,
  fields: readonly FieldName[],
  labelOf: (name: FieldName) => string,
): string {
  const first = fields.find((name) => name in problems);
  if (!first) return '';
  const words = String(problems[first]);
  return first === 'commission_percentage' ? words : withLabel(words, labelOf(first));
}

/** What is sent: the fields that changed, and all packs where one did. */
export function bodyOf(changed: Draft, settings: Settings): Change {
  const draft = { ...draftOf(settings), ...changed };
  const figures = Object.keys(FIGURES).filter((name) => name in changed);
  const packs = settings.packs.map(({ id }) => ({
    id,
    credits: Number(draft[`${id}_credits`]),
    bonus: Number(draft[`${id}_bonus`]),
  }));
  const arePacksChanged = settings.packs.some(
    ({ id }) => `${id}_credits` in changed || `${id}_bonus` in changed,
  );
  return {
    ...Object.fromEntries(figures.map((name) => [name, Number(draft[name as FigureName])])),
    ...(arePacksChanged && { packs }),
  };
}

/** A server's words by the fields of the form: `packs.1.bonus` is the second pack's. */
export function ownErrors(errors: Record<string, string>, settings: Settings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, words]) => {
      const [list, place, part] = name.split('.');
      const pack = list === 'packs' ? settings.packs[Number(place)] : undefined;
      return [pack && part ? `${pack.id}_${part}` : name, words];
    }),
  );
}

/** A field's value as people read it. */
export function written(name: FieldName, text: string): string {
  const { unit } = boundsOf(name);
  if (unit === 'pesos') return formatPesos(Number(text));
  return unit === 'percent' ? `${text}%` : wholeNumber(Number(text));
}
