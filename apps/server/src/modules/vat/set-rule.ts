import { writeDatedRule } from '../tax/index.ts';
import { findRule, insertRule, type RuleRow } from './vat.queries.ts';
import type { VatDeps } from './vat-deps.ts';

type Figures = Pick<RuleRow, 'from_day' | 'is_on' | 'rate_bp' | 'source'>;

const VAT = {
  action: 'vat.set_rule',
  subjectType: 'vat_rule',
  figuresOf,
  find: findRule,
  insert: insertRule,
} as const;

/**
 * Writes which VAT is within what the platform earns from a day on (P805).
 * @throws AppError `validation_failed` for a day that has begun
 */
export const setRule = (
  deps: VatDeps,
  figures: Figures,
  admin: { id: string; from: string },
): Promise<void> => writeDatedRule<Figures, RuleRow>(deps, VAT, figures, admin);

function figuresOf({ from_day, is_on, rate_bp, source }: Figures): Figures {
  return { from_day, is_on, rate_bp, source };
}
