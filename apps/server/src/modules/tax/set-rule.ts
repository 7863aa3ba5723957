import type { BaseDeps } from '../../platform/base-deps.ts';
import { findRule, insertRule, type RuleRow } from './tax.queries.ts';
import { writeDatedRule } from './write-dated-rule.ts';

type Figures = Omit<RuleRow, 'id' | 'written_at' | 'writer'>;

const WITHHOLDING = {
  action: 'tax.set_rule',
  subjectType: 'withholding_rule',
  figuresOf,
  find: findRule,
  insert: insertRule,
} as const;

/**
 * Writes what is withheld from a day on (P784).
 * @throws AppError `validation_failed` for a day that has begun
 */
export const setRule = (
  deps: BaseDeps,
  figures: Figures,
  admin: { id: string; from: string },
): Promise<void> => writeDatedRule<Figures, RuleRow>(deps, WITHHOLDING, figures, admin);

/** As it is on record: what rules of before had nothing of is not in it where it is nothing. */
function figuresOf({ from_day, is_on, rate_bp, share_bp, threshold_centavos, source, ...atc }: Figures) {
  const { atc_individual, atc_corporate } = atc;
  return {
    ...{ from_day, is_on, rate_bp, share_bp, threshold_centavos, source },
    ...(atc_individual !== null && { atc_individual }),
    ...(atc_corporate !== null && { atc_corporate }),
  };
}
