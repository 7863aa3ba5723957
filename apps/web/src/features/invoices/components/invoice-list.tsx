import { monthName } from '../../../lib/month-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { invoicesTexts } from '../invoices.texts.generated.ts';
import classes from './invoice-list.module.css';
import { InvoiceRows } from './invoice-rows.tsx';

/** What Likha invoiced a creator, the newest first (P804); nothing where it never did. */
export function InvoiceList() {
  const t = useTexts(invoicesTexts);
  const language = useLanguage();
  const { data, more } = usePages('GET /earnings/invoices', 'invoices', { query: { limit: 6 } });
  if (!data?.length) return null;
  return (
    <Card as="section" className={classes.card} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className="dim">{t.hint}</p>
      <InvoiceRows
        invoices={data}
        pdfOf={({ id }) => `/api/earnings/invoices/${id}.pdf`}
        noteOf={({ month }) => monthName(month, language)}
      />
      <LoadMore {...more} />
    </Card>
  );
}
