import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { monthName } from '../../../lib/month-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { FactTable } from '../../../ui/fact-table.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { invoicesTexts } from '../invoices.texts.generated.ts';
import { InvoiceRows } from './invoice-rows.tsx';
import classes from './invoiced-months.module.css';

/** Months with what was invoiced in them; each unfolds to its invoices. */
export function InvoicedMonths({ months }: { months: Answer<'GET /admin/invoices'>['months'] }) {
  const t = useTexts(invoicesTexts);
  const language = useLanguage();
  return (
    <FactTable
      caption={t.months}
      items={months}
      keyOf={({ month }) => month}
      testId="invoiced-month"
      columns={[
        {
          name: 'month',
          label: t.columnMonth,
          isPlain: true,
          cell: ({ month }) => <strong>{monthName(month, language)}</strong>,
        },
        { name: 'count', label: t.columnCount, isFigure: true, cell: ({ count }) => wholeNumber(count) },
        { name: 'total', label: t.columnTotal, isFigure: true, cell: ({ total }) => formatPesos(total) },
        { name: 'vat', label: t.columnVat, isFigure: true, cell: ({ vat }) => formatPesos(vat) },
        { name: 'state', label: t.columnState, cell: ({ is_done: isDone }) => (isDone ? t.done : t.going) },
      ]}
      unfolds={{
        column: t.unfold,
        label: ({ month }) => t.show({ month: monthName(month, language) }),
        of: ({ month }) => <MonthInvoices month={month} />,
      }}
    />
  );
}

function MonthInvoices({ month }: { month: string }) {
  const t = useTexts(invoicesTexts);
  const pages = useDatedPages('GET /admin/invoices/months/{month}', 'invoices', {
    params: { month },
    query: { limit: 25 },
  });
  return (
    <div className={classes.month}>
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.failed}
        loading={<SkeletonList count={2} height={48} label={t.loading} />}
      >
        {(invoices) =>
          invoices.length === 0 ? (
            <p className="dim">{t.monthNone}</p>
          ) : (
            <InvoiceRows
              invoices={invoices}
              pdfOf={({ id }) => `/api/admin/invoices/${id}.pdf`}
              noteOf={({ buyer }) => buyer.name ?? t.erased}
            />
          )
        }
      </Loaded>
      <LoadMore {...pages.more} />
    </div>
  );
}
