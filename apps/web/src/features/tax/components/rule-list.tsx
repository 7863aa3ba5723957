import { formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { FactTable } from '../../../ui/fact-table.tsx';
import { percent, type Rule } from '../rule-form.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import { useRuleColumns } from './use-rule-columns.tsx';

/** Rules of withholding, the one that holds last first. */
export function RuleList({ rules }: { rules: Rule[] }) {
  const t = useTexts(taxTexts);
  const { from, source, by } = useRuleColumns(rules);
  return (
    <FactTable
      caption={t.rules}
      items={rules}
      keyOf={({ id }) => id}
      testId="withholding-rule"
      columns={[
        from,
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
        {
          name: 'atc',
          label: t.columnAtc,
          cell: ({ atc_individual: one, atc_corporate: other }) =>
            [one, other].filter((code) => code !== null).join(', ') || '—',
        },
        source,
        by,
      ]}
    />
  );
}
