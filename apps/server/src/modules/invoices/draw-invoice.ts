import type { Language } from '@likha/contract';
import { isId } from '@likha/contract/addresses';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { SentFile } from '../../platform/http/file-route.ts';
import { drawInThread } from '../../platform/paper/draw-in-thread.ts';
import { numberOf } from './invoice.ts';
import { invoicePage } from './invoice-page.ts';
import { findInvoice } from './invoices.queries.ts';
import { invoicesTexts } from './invoices.texts.generated.ts';

interface Asked {
  id: string;
  /** Whose it has to be; null for staff. */
  creatorId: string | null;
  language: Language;
}

/** An invoice as a PDF, as it was issued. @throws AppError `invoice_not_found`, also for one of somebody else */
export async function drawInvoice(deps: BaseDeps, { id, creatorId, language }: Asked): Promise<SentFile> {
  const row = isId(id) ? await findInvoice(deps.db, id, creatorId) : undefined;
  if (!row) throw new AppError('invoice_not_found', { detail: (asked) => invoicesTexts[asked].notFound });
  const number = numberOf(row.prefix, row.kind, row.number);
  return {
    type: 'application/pdf',
    name: `likha-${row.kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}.pdf`,
    body: await drawInThread(invoicePage(row, language)),
  };
}
