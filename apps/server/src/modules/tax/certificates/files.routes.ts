import { isId } from '@likha/contract/addresses';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { BindingDeps } from '../../../platform/http/binding-deps.ts';
import { fileRoute } from '../../../platform/http/file-route.ts';
import type { TaxDeps } from '../tax-deps.ts';
import { drawForFinance, drawOwn } from './draw-certificate.ts';

/** `GET /api/tax/certificates/{id}.pdf`, one's own, and the same below `/api/admin` for finance, which is on record. */
export function certificateFileRoutes(app: FastifyInstance, deps: TaxDeps, binding: BindingDeps): void {
  const limit = 'receipt';
  fileRoute<{ id: string }>(
    app,
    binding,
    { path: '/api/tax/certificates/:id.pdf', who: 'creator', limit },
    ({ viewer, request }) => drawOwn(deps, demandId(request.params.id), viewer.id),
  );
  fileRoute<{ id: string }>(
    app,
    binding,
    { path: '/api/admin/tax/certificates/:id.pdf', who: 'admin', part: 'tax', limit },
    ({ viewer, request }) =>
      drawForFinance(deps, demandId(request.params.id), { id: viewer.id, from: request.ip }),
  );
}

function demandId(id: string): string {
  if (!isId(id)) throw new AppError('certificate_not_found');
  return id;
}
