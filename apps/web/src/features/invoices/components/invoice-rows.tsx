import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { invoicesTexts } from '../invoices.texts.generated.ts';
import classes from './invoice-rows.module.css';

export type Invoice = Answer<'GET /earnings/invoices'>['invoices'][number];

interface InvoiceRowsProps<Item> {
  invoices: readonly Item[];
  /** Where one is as a PDF. */
  pdfOf: (invoice: Item) => string;
  /** What tells it apart beside its number: its month, or whose it is. */
  noteOf: (invoice: Item) => string;
}

/** Invoices with what each comes to; the number leads to its PDF. */
export function InvoiceRows<Item extends Invoice>({ invoices, pdfOf, noteOf }: InvoiceRowsProps<Item>) {
  const t = useTexts(invoicesTexts);
  return (
    <ul className={classes.rows}>
      {invoices.map((invoice) => {
        const { id, number, kind, total, vat } = invoice;
        return (
          <li key={id} data-testid="invoice">
            <span>
              <a href={pdfOf(invoice)} download aria-label={t.pdfOf({ number })}>
                {kind === 'invoice' ? number : t.creditNote({ number })}
              </a>
              <span className="dim">{noteOf(invoice)}</span>
            </span>
            <span className={classes.figures}>
              <strong>{formatPesos(total)}</strong>
              <span className="dim">{t.vatIn({ pesos: formatPesos(vat) })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
