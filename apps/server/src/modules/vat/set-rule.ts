import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { recordAdminAction } from '../audit/index.ts';
import { findRule, insertRule, type RuleRow } from './vat.queries.ts';
import { vatTexts } from './vat.texts.generated.ts';
import type { VatDeps } from './vat-deps.ts';

type Figures = Pick<RuleRow, 'from_day' | 'is_on' | 'rate_bp' | 'source'>;

/**
 * Writes which VAT is within what the platform earns from a day on (P805). The day has not begun, so that none is judged by a rule that
 * came after it; what was written stays, and of several for one day the newest holds.
 * @throws AppError `validation_failed` for a day that has begun
 */
export function setRule(deps: VatDeps, figures: Figures, admin: { id: string; from: string }): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    if (figures.from_day <= philippineTime(at).slice(0, 10)) throw dayHasBegun();
    const before = await findRule(tx, figures.from_day);
    const id = deps.ids.next();
    await insertRule(tx, { id, ...figures, by: admin.id, at });
    await recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'vat.set_rule',
      subject: { type: 'vat_rule', id },
      ...(before && { before: figuresOf(before) }),
      after: { ...figuresOf(figures) },
      from: admin.from,
    });
  });
}

function figuresOf({ from_day, is_on, rate_bp, source }: Figures) {
  return { from_day, is_on, rate_bp, source };
}

function dayHasBegun(): AppError {
  const says = (language: 'en' | 'fil') => vatTexts[language].dayHasBegun;
  return new AppError('validation_failed', { detail: says, errors: { from_day: says } });
}
