import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { invoiceSeriesAreOnRecord } from './laws/invoice-series-are-on-record.law.ts';
import { invoicesSayWhatWasEarned } from './laws/invoices-say-what-was-earned.law.ts';

export const invoicesModule = defineModule({
  name: 'invoices',
  tables: ['invoice_series', 'invoice_months', 'invoices'],
  handlers: async (deps: BaseDeps) => (await import('./invoices.routes.ts')).invoicesHandlers(deps),
  routes: async (app, deps: InvoicesDeps, binding) =>
    (await import('./files.routes.ts')).invoiceFileRoutes(app, deps, binding),
  jobs: async (deps: BaseDeps) => (await import('./invoices.jobs.ts')).invoicesJobs(deps),
  laws: [invoiceSeriesAreOnRecord, invoicesSayWhatWasEarned],
  personal: {
    erased: ['invoices.buyer_name'],
    kept: {
      'invoice_series.written_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'invoices.creator_id': 'figures of the books, which name it and are kept as the law asks',
    },
    exported: {
      invoices: {
        table: 'invoices',
        owner: 'creator_id',
        key: 'id',
        columns: 'id, kind, number, month, lines, centavos, vat_centavos, buyer_name, issued_at',
      },
    },
    load: async () => (await import('./invoices.queries.ts')).eraseBuyer,
  },
});
