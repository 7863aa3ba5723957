import { DOCUMENTS } from '@likha/contract/identity';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { authorise, type BindingDeps, identify } from '../../platform/http/bind-calls.ts';
import { isId } from '../../platform/ids.ts';
import { showDocument } from './show-document.ts';
import type { VerificationDeps } from './verification-deps.ts';

interface DocumentRequest {
  Params: { id: string; name: string };
}

/** `GET /api/admin/verifications/{id}/documents/{name}`: a picture, so no call of the contract. Admins only, kept by nobody. */
export function documentRoutes(app: FastifyInstance, deps: VerificationDeps, binding: BindingDeps): void {
  app.get<DocumentRequest>('/api/admin/verifications/:id/documents/:name', async (request, reply) => {
    const viewer = await identify(binding, request, reply);
    await binding.rateLimits.check('mediaAccess', request, viewer);
    authorise({ who: 'admin' }, viewer);
    const { id, name: asked } = request.params;
    const name = DOCUMENTS.find((each) => each === asked);
    if (!viewer || !name || !isId(id)) throw new AppError('verification_not_found');
    const picture = await showDocument(deps, viewer, { id, name, from: request.ip });
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(picture);
  });
}
