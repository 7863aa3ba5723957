import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { firstDayOf, type Month, monthOf, spanOf } from '../../platform/philippine-months.ts';
import { findFirstPosting } from '../statements/index.ts';
import { findIdentity } from '../tax/index.ts';
import { vatOf } from '../vat/index.ts';
import { listEarned } from './earned.queries.ts';
import { type Invoice, invoiceOf } from './invoice.ts';
import {
  type Issued,
  insertInvoices,
  listSellers,
  lockNextMonth,
  nextNumber,
  setReached,
} from './invoices.queries.ts';

/** Creators in one transaction, so that a run that is killed goes on nearly where it was. */
const PAGE = 200;
/** What began in a month is in the books by then. */
const SETTLED_MS = HOUR_MS;

/**
 * Issues the invoices of every month that is over for an hour and of a series, each once (P804): by creators in the order of their ids, a page in
 * a transaction that takes the next numbers, so that whoever is killed leaves no gap. Nothing while nobody said who Likha is to the tax office.
 * @returns how many were issued
 */
export async function issueInvoices(deps: BaseDeps, page = PAGE): Promise<number> {
  const settled = monthOf(new Date(deps.clock.now().getTime() - SETTLED_MS));
  let issued = 0;
  for (;;) {
    const count = await inTransaction(deps.db, (tx) => issuePage(deps, tx, { before: settled, page }));
    if (count === null) return issued;
    issued += count;
  }
}

/** @returns how many were issued, null when no month is left */
async function issuePage(
  deps: BaseDeps,
  tx: Tx,
  { before, page }: { before: Month; page: number },
): Promise<number | null> {
  const identity = await findIdentity(tx);
  const next = identity && (await lockNextMonth(tx, firstDayOf(before)));
  if (!identity || !next) return null;
  const { month } = next;
  const sellers = await listSellers(tx, next.reached, page);
  const { from, until } = spanOf(month);
  const first = await findFirstPosting(tx, firstDayOf(month), from);
  const earned = await listEarned(tx, { creators: sellers.map(({ id }) => id), from, until, first });
  const numbers: Record<Invoice['kind'], number> = {
    invoice: await nextNumber(tx, next, 'invoice'),
    credit_note: await nextNumber(tx, next, 'credit_note'),
  };
  const at = deps.clock.now();
  const invoices = sellers.flatMap(
    ({ id: creatorId, name: buyerName, details_id: buyerDetailsId }): Issued[] => {
      const invoice = invoiceOf(earned.get(creatorId) ?? [], vatOf);
      if (!invoice) return [];
      const number = numbers[invoice.kind]++;
      const of = { id: deps.ids.next(), seriesId: next.series_id, identityId: identity.id, month, at };
      return [{ ...invoice, ...of, number, creatorId, buyerName, buyerDetailsId }];
    },
  );
  if (invoices.length > 0) await insertInvoices(tx, invoices);
  await setReached(tx, month, {
    reached: sellers.at(-1)?.id ?? null,
    doneAt: sellers.length < page ? at : null,
  });
  return invoices.length;
}
