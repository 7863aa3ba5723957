import { isId } from '@likha/contract/addresses';
import { DOCUMENTS } from '@likha/contract/identity';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { BindingDeps } from '../../platform/http/binding-deps.ts';
import { fileRoute } from '../../platform/http/file-route.ts';
import { showDocument } from './show-document.ts';
import type { VerificationDeps } from './verification-deps.ts';

/** `GET /api/admin/verifications/{id}/documents/{name}`: a picture. Admins only, kept by nobody. */
export function documentRoutes(app: FastifyInstance, deps: VerificationDeps, binding: BindingDeps): void {
  fileRoute<{ id: string; name: string }>(
    app,
    binding,
    {
      path: '/api/admin/verifications/:id/documents/:name',
      who: 'admin',
      part: 'verification',
      limit: 'mediaAccess',
    },
    async ({ viewer, request }) => {
      const { id, name: asked } = request.params;
      const name = DOCUMENTS.find((each) => each === asked);
      if (!name || !isId(id)) throw new AppError('verification_not_found');
      return { type: 'image/webp', body: await showDocument(deps, viewer, { id, name, from: request.ip }) };
    },
  );
}
