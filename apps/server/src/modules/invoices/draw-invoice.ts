import type { Language } from '@likha/contract';
import { isId } from '@likha/contract/addresses';
import { invoiceNumber } from '@likha/contract/invoice-number';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { SentFile } from '../../platform/http/file-route.ts';
import { drawInThread } from '../../platform/paper/draw-in-thread.ts';
import { recordAdminAction } from '../audit/index.ts';
import { readDetailsOf } from '../tax/index.ts';
import { invoicePage } from './invoice-page.ts';
import { findInvoice } from './invoices.queries.ts';
import { invoicesTexts } from './invoices.texts.generated.ts';
import type { InvoicesDeps } from './invoices-deps.ts';

interface Asked {
  id: string;
  language: Language;
}

/** A creator's own invoice as a PDF, as it was issued. @throws AppError `invoice_not_found`, also for one of somebody else */
export async function drawOwn(
  deps: InvoicesDeps,
  { id, language }: Asked,
  creatorId: string,
): Promise<SentFile> {
  return draw(deps, await demandInvoice(deps, id, creatorId), language);
}

/** For finance, who reads the buyer's TIN on it: on record before it is shown. @throws AppError `invoice_not_found` */
export async function drawForFinance(
  deps: InvoicesDeps,
  { id, language }: Asked,
  admin: { id: string; from: string },
): Promise<SentFile> {
  const row = await demandInvoice(deps, id, null);
  await inTransaction(deps.db, (tx) =>
    recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'invoices.view',
      subject: { type: 'user', id: row.creator_id },
      after: { number: invoiceNumber(row.prefix, row.number, row.kind) },
      from: admin.from,
    }),
  );
  return draw(deps, row, language);
}

type FoundInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

async function demandInvoice(
  { db }: InvoicesDeps,
  id: string,
  creatorId: string | null,
): Promise<FoundInvoice> {
  const row = isId(id) ? await findInvoice(db, id, creatorId) : undefined;
  if (!row) throw new AppError('invoice_not_found', { detail: (asked) => invoicesTexts[asked].notFound });
  return row;
}

async function draw(deps: InvoicesDeps, row: FoundInvoice, language: Language): Promise<SentFile> {
  const { buyer_details_id: detailsId } = row;
  const buyer = detailsId === null ? null : await readDetailsOf(deps, detailsId);
  const number = invoiceNumber(row.prefix, row.number, row.kind);
  return {
    type: 'application/pdf',
    name: `likha-${row.kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}.pdf`,
    body: await drawInThread(invoicePage({ ...row, buyer }, language)),
  };
}
