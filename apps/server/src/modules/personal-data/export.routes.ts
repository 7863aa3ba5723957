import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { authorise, type BindingDeps, identify } from '../../platform/http/bind-calls.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { exportData } from './export-data.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

/** Whoever is signed in gets what is theirs, and nobody else's: there is nothing to name in its address. */
const WHO = { who: 'signed_in' } as const;

/**
 * `GET /api/account/export`: everything that is kept of the person, as one JSON file (P113). Written while it is read: a
 * file, not an answer of the contract, and as long as a life here.
 */
export function exportRoutes(app: FastifyInstance, deps: PersonalDataDeps, binding: BindingDeps): void {
  app.get('/api/account/export', async (request, reply) => {
    const viewer = await identify(binding, request, reply);
    await binding.rateLimits.check('export', request, viewer);
    if (viewer?.needsTwoFactor) throw new AppError('two_factor_setup');
    authorise(WHO as Parameters<typeof authorise>[0], viewer);
    if (!viewer) throw new AppError('unauthenticated');
    await recordSecurityEvent(deps, deps.db, { kind: 'data_exported', userId: viewer.id, from: request.ip });
    const day = deps.clock.now().toISOString().slice(0, 10);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="likha-${viewer.username}-${day}.json"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(exportData(deps, viewer.id)));
  });
}
