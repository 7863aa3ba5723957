import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { recordAdminAction } from '../audit/index.ts';
import { taxTexts } from './tax.texts.generated.ts';

interface Kind<Figures, Row extends Figures> {
  action: 'tax.set_rule' | 'vat.set_rule';
  subjectType: 'withholding_rule' | 'vat_rule';
  /** What finance says, of a row that has more. */
  figuresOf(row: Row | Figures): object;
  /** What holds on a day; undefined before any does. */
  find(tx: Tx, day: string): Promise<Row | undefined>;
  insert(tx: Tx, rule: Figures & { id: string; by: string; at: Date }): Promise<void>;
}

/**
 * Writes a rule that holds from a Philippine day on (P784, P805). The day has not begun, so that nothing is judged by a rule that came after
 * it; what was written stays, and of several for one day the newest holds. On record, with what held before.
 * @throws AppError `validation_failed` for a day that has begun
 */
export function writeDatedRule<Figures extends { from_day: string }, Row extends Figures>(
  deps: BaseDeps,
  kind: Kind<Figures, Row>,
  figures: Figures,
  admin: { id: string; from: string },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    if (figures.from_day <= philippineTime(at).slice(0, 10)) throw dayHasBegun();
    const before = await kind.find(tx, figures.from_day);
    const id = deps.ids.next();
    await kind.insert(tx, { id, ...figures, by: admin.id, at });
    await recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: kind.action,
      subject: { type: kind.subjectType, id },
      ...(before && { before: { ...kind.figuresOf(before) } }),
      after: { ...kind.figuresOf(figures) },
      from: admin.from,
    });
  });
}

function dayHasBegun(): AppError {
  const says = (language: 'en' | 'fil') => taxTexts[language].dayHasBegun;
  return new AppError('validation_failed', { detail: says, errors: { from_day: says } });
}
