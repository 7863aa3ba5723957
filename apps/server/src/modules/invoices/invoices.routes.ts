import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { beginSeries } from './begin-series.ts';
import { invoicesTexts } from './invoices.texts.generated.ts';
import { readInvoices, readMonthInvoices, readOwnInvoices } from './read-invoices.ts';

type InvoicesCall = 'listInvoices' | 'getInvoices' | 'listMonthInvoices' | 'beginInvoiceSeries';

/** Invoices, for the creators who get them and for finance. */
export function invoicesHandlers(deps: BaseDeps): Pick<Handlers, InvoicesCall> {
  return {
    listInvoices: ({ viewer, query }) => readOwnInvoices(deps.db, viewer.id, query),
    getInvoices: () => readInvoices(deps.db),
    listMonthInvoices: ({ params, query }) => readMonthInvoices(deps.db, params.month, query),
    beginInvoiceSeries: async ({ viewer, body, request, language }) => {
      const series = { ...body, permit: body.permit.toWellFormed() };
      await beginSeries(deps, series, { id: viewer.id, from: request.ip });
      return { ...(await readInvoices(deps.db)), message: invoicesTexts[language].seriesBegun };
    },
  };
}
