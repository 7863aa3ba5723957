import { formatPesos } from '@likha/contract/money';
import { dateAndTime, shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { FactTable } from '../../../ui/fact-table.tsx';
import { percent, type Rule } from '../rule-form.ts';
import { taxTexts } from '../tax.texts.generated.ts';

/** Rules of withholding, the one that holds last first. */
export function RuleList({ rules }: { rules: Rule[] }) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  return (
    <FactTable
      caption={t.rules}
      items={rules}
      keyOf={({ id }) => id}
      testId="withholding-rule"
      columns={[
        { name: 'from', label: t.columnFrom, cell: ({ from_day: day }) => shortDay(day, language) },
        {
          name: 'rate',
          label: t.columnRate,
          cell: ({ is_on: isOn, rate_basis_points: rate, share_basis_points: share }) =>
            isOn ? t.rate({ rate: percent(rate), share: percent(share) }) : t.off,
        },
        {
          name: 'threshold',
          label: t.columnThreshold,
          isFigure: true,
          cell: ({ is_on: isOn, threshold }) => (isOn ? formatPesos(threshold) : '—'),
        },
        { name: 'source', label: t.columnSource, cell: ({ source }) => source },
        {
          name: 'by',
          label: t.columnBy,
          cell: ({ written_by: name, written_at: at }) =>
            t.by({ name: name ?? t.gone, when: dateAndTime(at, language) }),
        },
      ]}
    />
  );
}
