import type { FastifyInstance } from 'fastify';
import type { BindingDeps } from '../../platform/http/binding-deps.ts';
import { fileRoute } from '../../platform/http/file-route.ts';
import { drawForFinance, drawOwn } from './draw-invoice.ts';
import type { InvoicesDeps } from './invoices-deps.ts';

/** `GET /api/earnings/invoices/{id}.pdf`, and the same for finance, which is on record. */
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
}
