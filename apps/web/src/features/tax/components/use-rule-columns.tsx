import type { ReactNode } from 'react';
import { dateAndTime, shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { taxTexts } from '../tax.texts.generated.ts';

interface DatedRule {
  id: string;
  from_day: string;
  source: string;
  written_by: string | null;
  written_at: string;
}

/**
 * What every kind of dated rule shows: from when it holds, which regulation says so, and who wrote it.
 * @param rules the newest first: of several for one day only that one holds
 */
export function useRuleColumns(rules: readonly DatedRule[]) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  return {
    from: {
      name: 'from',
      label: t.columnFrom,
      cell: ({ id, from_day: day }: DatedRule): ReactNode => (
        <>
          {shortDay(day, language)}
          {rules.find((rule) => rule.from_day === day)?.id !== id && <div className="dim">{t.replaced}</div>}
        </>
      ),
    },
    source: { name: 'source', label: t.columnSource, cell: ({ source }: DatedRule): ReactNode => source },
    by: {
      name: 'by',
      label: t.columnBy,
      cell: ({ written_by: name, written_at: at }: DatedRule): ReactNode =>
        t.by({ name: name ?? t.gone, when: dateAndTime(at, language) }),
    },
  };
}
