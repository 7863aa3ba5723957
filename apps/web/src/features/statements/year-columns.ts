import type { Answer } from '../../lib/api-types.ts';
import type { StatementLine } from './line-name.ts';

export type YearMonth = Answer<'GET /earnings/years/{year}'>['months'][number];

type Figure = (month: YearMonth) => number;
const amountOf =
  (...kinds: StatementLine['kind'][]): Figure =>
  ({ lines }) =>
    sum(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));

/** What a table of months says of each, in pesos: what was theirs, and what became of it, without a gap from one end to the next. */
const FIGURES = {
  paid: ({ lines }) => sum(lines.map(({ gross }) => gross ?? 0)),
  kept: ({ lines }) => 0 - sum(lines.map(({ fees }) => fees ?? 0)),
  yours: amountOf('unlocks', 'subscriptions', 'tips'),
  commission: amountOf('commission'),
  back: amountOf('taken_back', 'given_back'),
  payouts: amountOf('payouts_sent', 'payouts_back'),
  tax: amountOf('tax_withheld', 'tax_returned'),
  rest: amountOf('forfeited', 'other'),
  closing: ({ closing }) => closing,
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;
/** These a year has in any case. */
const ALWAYS: ReadonlySet<FigureName> = new Set(['paid', 'kept', 'yours', 'closing']);

/** Whole centavos are added, as sums of pesos would have errors. */
const sum = (pesos: readonly number[]): number =>
  pesos.reduce((total, each) => total + Math.round(each * 100), 0) / 100;

export const figureOf = (name: FigureName, month: YearMonth): number => FIGURES[name](month);

/** Columns of which any month has a figure, in their order. */
export function columnsOf(months: readonly YearMonth[]): FigureName[] {
  const names = Object.keys(FIGURES) as FigureName[];
  return names.filter((name) => ALWAYS.has(name) || months.some((month) => figureOf(name, month) !== 0));
}
