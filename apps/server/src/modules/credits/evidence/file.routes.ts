import { isId } from '@likha/contract/addresses';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { BindingDeps } from '../../../platform/http/binding-deps.ts';
import { fileRoute } from '../../../platform/http/file-route.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { openEvidenceFile } from './keep-evidence.ts';

/** `GET /api/admin/disputes/{id}/evidence/files/{file}`: for finance, to take away and never shown in place. */
export function evidenceFileRoutes(app: FastifyInstance, deps: CreditsDeps, binding: BindingDeps): void {
  fileRoute<{ id: string; file: string }>(
    app,
    binding,
    {
      path: '/api/admin/disputes/:id/evidence/files/:file',
      who: 'admin',
      part: 'refunds',
      limit: 'mediaAccess',
    },
    async ({ viewer, request }) => {
      const { id, file } = request.params;
      if (!isId(id) || !isId(file)) throw new AppError('dispute_not_found');
      const { type, content } = await openEvidenceFile(deps, { id: viewer.id, from: request.ip }, id, file);
      const ending = type === 'image/jpeg' ? 'jpg' : 'pdf';
      return { type, name: `evidence-${file.slice(-8)}.${ending}`, body: content };
    },
  );
}
