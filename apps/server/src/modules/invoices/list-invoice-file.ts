import { Readable } from 'node:stream';
import type { Language } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { csvLine } from '../../platform/csv.ts';
import { csvText, type SentFile } from '../../platform/http/file-route.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { numberOf } from './invoice.ts';
import { type InvoiceRow, listOfMonth } from './invoices.queries.ts';
import { invoicesTexts } from './invoices.texts.generated.ts';

/** Rows at once: what stays in memory, however many there are. */
const PAGE = 500;

/** Every invoice of a month, in the order of their numbers, read page by page as it is sent. */
export async function listInvoiceFile(deps: BaseDeps, month: string, language: Language): Promise<SentFile> {
  return csvText(`likha-invoices-${month}`, Readable.from(csvLines(deps, month, language)));
}

async function* csvLines(deps: BaseDeps, month: string, language: Language): AsyncGenerator<string> {
  const t = invoicesTexts[language];
  yield csvLine([t.number, t.issued, t.buyer, t.withoutVat, t.vat, t.total]);
  for (let after: string | null = null; ; ) {
    const rows: InvoiceRow[] = await listOfMonth(deps.db, month, { after, limit: PAGE });
    for (const row of rows) yield csvLine(columnsOf(row));
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? null;
  }
}

function columnsOf(row: InvoiceRow) {
  const decimal = (centavos: number) => (centavos / 100).toFixed(2);
  return [
    numberOf(row.prefix, row.kind, row.number),
    philippineTime(row.issued_at).slice(0, 10),
    row.buyer_name ?? '',
    decimal(row.centavos - row.vat_centavos),
    decimal(row.vat_centavos),
    decimal(row.centavos),
  ];
}
