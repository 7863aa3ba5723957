import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { Days, Queryable } from '../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { findIdentity } from '../tax/index.ts';
import { listInvoicedMonths, listOfCreator, listOfMonth } from './invoices.queries.ts';
import { presentInvoice } from './present-invoice.ts';
import { listSeries } from './series.queries.ts';

/** As many as a list shows: a series is begun once in years. */
const SERIES_SHOWN = 20;
const MONTHS_SHOWN = 36;

interface Asked {
  limit: number;
  cursor?: string | undefined;
}

/** Series, and the months that were invoiced (P804). */
export async function readInvoices(db: Queryable): Promise<CallResponse<Calls['getInvoices']>> {
  const identity = await findIdentity(db);
  const series = await listSeries(db, SERIES_SHOWN);
  const months = await listInvoicedMonths(db, MONTHS_SHOWN);
  return {
    is_ready: identity !== undefined,
    series: series.map(({ writer, written_at, ...rest }) => ({
      ...rest,
      written_by: writer,
      written_at: written_at.toISOString(),
    })),
    months: months.map(({ centavos, vat_centavos, ...rest }) => ({
      ...rest,
      total: pesosFromCentavos(centavos),
      vat: pesosFromCentavos(vat_centavos),
    })),
  };
}

/** A creator's, the newest first. @throws AppError `validation_failed` for a cursor of another list */
export async function readOwnInvoices(
  db: Queryable,
  creatorId: string,
  { limit, cursor }: Asked,
): Promise<CallResponse<Calls['listInvoices']>> {
  checkIdCursor(cursor);
  const rows = await listOfCreator(db, creatorId, { after: cursor ?? null, limit: limit + 1 });
  const { shown, next_cursor } = pageById(rows, limit);
  return { invoices: shown.map(presentInvoice), next_cursor };
}

/** A month's, by their numbers. @throws AppError `validation_failed` for a cursor of another list */
export async function readMonthInvoices(
  db: Queryable,
  month: string,
  { limit, cursor, ...days }: Asked & Days,
): Promise<CallResponse<Calls['listMonthInvoices']>> {
  checkIdCursor(cursor);
  const rows = await listOfMonth(db, month, { after: cursor ?? null, limit: limit + 1, days });
  const { shown, next_cursor } = pageById(rows, limit);
  const invoices = shown.map((row) => ({
    ...presentInvoice(row),
    buyer: { name: row.buyer_name, username: row.username },
  }));
  return { invoices, next_cursor };
}
