import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { monthOf } from '../../platform/philippine-months.ts';
import { recordAdminAction } from '../audit/index.ts';
import { invoicesTexts } from './invoices.texts.generated.ts';
import { insertSeries, type Series } from './series.queries.ts';

/**
 * Begins a series of invoice numbers with a month that is not over (P804). It stays as it is; another may follow it. On record.
 * @throws AppError `validation_failed` for a month that is over, and for a prefix that another series has
 */
export function beginSeries(
  deps: BaseDeps,
  series: Series,
  admin: { id: string; from: string },
): Promise<void> {
  const { prefix, first_number, from_month, permit } = series;
  const at = deps.clock.now();
  if (from_month < monthOf(at)) throw refused('from_month', 'monthIsOver');
  return inTransaction(deps.db, async (tx) => {
    const id = deps.ids.next();
    const isNew = await insertSeries(tx, { ...series, id, by: admin.id, at });
    if (!isNew) throw refused('prefix', 'prefixTaken');
    await recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'invoices.begin_series',
      subject: { type: 'invoice_series', id },
      after: { prefix, first_number, from_month, permit },
      from: admin.from,
    });
  });
}

function refused(field: 'from_month' | 'prefix', words: 'monthIsOver' | 'prefixTaken'): AppError {
  const says = (language: 'en' | 'fil') => invoicesTexts[language][words];
  return new AppError('validation_failed', { detail: says, errors: { [field]: says } });
}
