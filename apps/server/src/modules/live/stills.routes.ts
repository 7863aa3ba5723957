import { isId } from '@likha/contract/addresses';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { BindingDeps } from '../../platform/http/binding-deps.ts';
import { fileRoute } from '../../platform/http/file-route.ts';
import type { LiveDeps } from './live-deps.ts';
import { openEvidence } from './staff/open-evidence.ts';
import { createStillAddresses, stillPath } from './staff/still-addresses.ts';

interface StillRequest {
  Params: { key: string; kind: string };
  Querystring: { until?: unknown; sig?: unknown };
}

/** Stills of streams, by addresses that end (P639), and the evidence of one, for staff (P638). */
export function stillsRoutes(app: FastifyInstance, deps: LiveDeps, binding: BindingDeps): void {
  const addresses = createStillAddresses(deps.keysFor('live-stills'));

  app.get<StillRequest>('/media/live/:key/:kind', async (request, reply) => {
    const { key, kind: file } = request.params;
    const kind = file === 'clear.webp' ? 'clear' : file === 'blur.webp' ? 'blur' : null;
    const { until, sig } = request.query;
    if (kind === null || !isId(key) || typeof until !== 'string' || typeof sig !== 'string')
      throw new AppError('not_found');
    if (!addresses.isSigned({ key, kind, until, signature: sig }, deps.clock.now()))
      throw new AppError('address_expired');
    const still = await deps.storage.open(stillPath(key, kind));
    if (!still) throw new AppError('not_found');
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=60')
      .header('content-length', still.bytes)
      .send(still.stream);
  });

  fileRoute<{ id: string }, { kept?: unknown }>(
    app,
    binding,
    { path: '/api/admin/live/:id/evidence', who: 'admin', part: 'moderation', limit: 'mediaAccess' },
    async ({ viewer, request }) => {
      const { id } = request.params;
      const { kept = null } = request.query;
      if (!isId(id) || !(kept === null || (typeof kept === 'string' && isId(kept))))
        throw new AppError('not_found');
      const body = await openEvidence(deps, { id: viewer.id, from: request.ip }, id, kept);
      return { type: 'video/mp4', name: `evidence-${id}.mp4`, body };
    },
  );
}
