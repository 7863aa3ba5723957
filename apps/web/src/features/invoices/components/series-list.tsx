import { invoiceNumber } from '@likha/contract/invoice-number';
import type { Answer } from '../../../lib/api-types.ts';
import { monthName } from '../../../lib/month-name.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { FactTable } from '../../../ui/fact-table.tsx';
import { invoicesTexts } from '../invoices.texts.generated.ts';

/** Series of invoice numbers, the one that begins last first. */
export function SeriesList({ series }: { series: Answer<'GET /admin/invoices'>['series'] }) {
  const t = useTexts(invoicesTexts);
  const language = useLanguage();
  return (
    <FactTable
      caption={t.series}
      items={series}
      keyOf={({ id }) => id}
      testId="invoice-series"
      columns={[
        { name: 'from', label: t.columnFrom, cell: ({ from_month: month }) => monthName(month, language) },
        {
          name: 'first',
          label: t.columnFirst,
          cell: ({ prefix, first_number: number }) => invoiceNumber(prefix, number),
        },
        { name: 'permit', label: t.columnPermit, cell: ({ permit }) => permit },
        {
          name: 'by',
          label: t.columnBy,
          cell: ({ written_by: by, written_at: at }) =>
            [by, dateAndTime(at, language)].filter((part) => part !== null).join(', '),
        },
      ]}
    />
  );
}
