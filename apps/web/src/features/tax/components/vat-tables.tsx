import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { monthName } from '../../../lib/month-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { FactTable } from '../../../ui/fact-table.tsx';
import { percent } from '../rule-form.ts';
import { vatTexts } from '../vat.texts.generated.ts';
import type { VatRule } from '../vat-rule-form.ts';
import { useRuleColumns } from './use-rule-columns.tsx';

/** Rules of VAT, the one that holds last first. */
export function VatRules({ rules }: { rules: VatRule[] }) {
  const t = useTexts(vatTexts);
  const { from, source, by } = useRuleColumns(rules);
  return (
    <FactTable
      caption={t.rules}
      items={rules}
      keyOf={({ id }) => id}
      testId="vat-rule"
      columns={[
        from,
        {
          name: 'rate',
          label: t.columnRate,
          cell: ({ is_on: isOn, rate_basis_points: rate }) =>
            isOn ? t.rate({ rate: percent(rate) }) : t.off,
        },
        source,
        by,
      ]}
    />
  );
}

/** What was put aside of each month, the newest first. */
export function VatMonths({ months }: { months: Answer<'GET /admin/vat'>['vat']['months'] }) {
  const t = useTexts(vatTexts);
  const language = useLanguage();
  return (
    <FactTable
      caption={t.months}
      items={months}
      keyOf={({ month }) => month}
      testId="vat-month"
      columns={[
        { name: 'month', label: t.columnMonth, cell: ({ month }) => monthName(month, language) },
        {
          name: 'share',
          label: t.columnShare,
          isFigure: true,
          cell: ({ share }) => formatPesos(share),
        },
        { name: 'vat', label: t.columnVat, isFigure: true, cell: ({ vat }) => formatPesos(vat) },
      ]}
    />
  );
}
