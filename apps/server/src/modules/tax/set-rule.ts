import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { recordAdminAction } from '../audit/index.ts';
import { findRule, insertRule, type RuleRow } from './tax.queries.ts';
import { taxTexts } from './tax.texts.generated.ts';

type Figures = Omit<RuleRow, 'id' | 'written_at' | 'writer'>;

/**
 * Writes what is withheld from a day on (P784). The day has not begun, so that no payout is judged by a rule that came after it; what was
 * written stays, and of several for one day the newest holds.
 * @throws AppError `validation_failed` for a day that has begun
 */
export function setRule(
  deps: BaseDeps,
  figures: Figures,
  admin: { id: string; from: string },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    if (figures.from_day <= philippineTime(at).slice(0, 10)) throw dayHasBegun();
    const before = await findRule(tx, figures.from_day);
    const id = deps.ids.next();
    await insertRule(tx, { id, ...figures, by: admin.id, at });
    await recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'tax.set_rule',
      subject: { type: 'withholding_rule', id },
      ...(before && { before: figuresOf(before) }),
      after: { ...figuresOf(figures) },
      from: admin.from,
    });
  });
}

function figuresOf({ from_day, is_on, rate_bp, share_bp, threshold_centavos, source }: Figures) {
  return { from_day, is_on, rate_bp, share_bp, threshold_centavos, source };
}

function dayHasBegun(): AppError {
  const says = (language: 'en' | 'fil') => taxTexts[language].dayHasBegun;
  return new AppError('validation_failed', { detail: says, errors: { from_day: says } });
}
