import { calls } from '@likha/contract/calls';
import type { FastifyInstance } from 'fastify';
import { type BindingDeps, parseInput } from '../../platform/http/bind-calls.ts';
import { fileRoute } from '../../platform/http/file-route.ts';
import { recordTakenList } from '../audit/index.ts';
import { drawForFinance, drawOwn } from './draw-invoice.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { listInvoiceFile } from './list-invoice-file.ts';

const LIST = '/admin/invoices/months';

/** `GET /api/earnings/invoices/{id}.pdf`, the same for finance, and a month as CSV, which goes on record. */
export function invoiceFileRoutes(app: FastifyInstance, deps: InvoicesDeps, binding: BindingDeps): void {
  fileRoute<{ id: string }>(
    app,
    binding,
    { path: '/api/earnings/invoices/:id.pdf', who: 'creator', limit: 'receipt' },
    ({ viewer, request, language }) => drawOwn(deps, { id: request.params.id, language }, viewer.id),
  );
  fileRoute<{ id: string }>(
    app,
    binding,
    { path: '/api/admin/invoices/:id.pdf', who: 'admin', part: 'tax', limit: 'receipt' },
    ({ viewer, request, language }) =>
      drawForFinance(deps, { id: request.params.id, language }, { id: viewer.id, from: request.ip }),
  );
  fileRoute<{ month: string }>(
    app,
    binding,
    { path: `/api${LIST}/:month.csv`, who: 'admin', part: 'tax', limit: 'listFile' },
    async ({ viewer, request, language }) => {
      const { params } = parseInput(calls.listMonthInvoices, {
        params: request.params,
        query: {},
        body: undefined,
      });
      const { month } = params as { month: string };
      await recordTakenList(deps, {
        viewer,
        path: LIST,
        subjectId: null,
        filters: { month },
        from: request.ip,
      });
      return listInvoiceFile(deps, month, language);
    },
  );
}
