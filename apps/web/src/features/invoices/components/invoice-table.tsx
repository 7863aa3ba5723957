import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { monthName } from '../../../lib/month-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { type Column, FactTable } from '../../../ui/fact-table.tsx';
import { invoicesTexts } from '../invoices.texts.generated.ts';

export type Invoice = Answer<'GET /earnings/invoices'>['invoices'][number];

interface InvoiceTableProps<Item> {
  caption: string;
  invoices: readonly Item[];
  /** Where one is as a PDF. */
  pdfOf: (invoice: Item) => string;
  /** Of whom it is, in place of the month, where all are of one month. */
  buyer?: Column<Item>;
}

/** Invoices with what each comes to, and as PDFs. */
export function InvoiceTable<Item extends Invoice>({
  caption,
  invoices,
  pdfOf,
  buyer,
}: InvoiceTableProps<Item>) {
  const t = useTexts(invoicesTexts);
  const language = useLanguage();
  const month: Column<Item> = {
    name: 'month',
    label: t.columnMonth,
    cell: (invoice) => monthName(invoice.month, language),
  };
  return (
    <FactTable
      caption={caption}
      items={invoices}
      keyOf={({ id }) => id}
      testId="invoice"
      columns={[
        {
          name: 'number',
          label: t.columnNumber,
          isPlain: true,
          cell: ({ number, kind }) => (
            <strong>{kind === 'invoice' ? number : t.creditNote({ number })}</strong>
          ),
        },
        buyer ?? month,
        { name: 'total', label: t.columnTotal, isFigure: true, cell: ({ total }) => formatPesos(total) },
        { name: 'vat', label: t.columnVat, isFigure: true, cell: ({ vat }) => formatPesos(vat) },
        {
          name: 'pdf',
          label: t.columnPdf,
          isSilent: true,
          cell: (invoice) => (
            <a
              href={pdfOf(invoice)}
              download
              aria-label={t.pdfOf({ number: invoice.number })}
              className={buttonClass({ variant: 'subtle' })}
            >
              {t.pdf}
            </a>
          ),
        },
      ]}
    />
  );
}
