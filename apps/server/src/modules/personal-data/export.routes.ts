import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { BindingDeps } from '../../platform/http/binding-deps.ts';
import { fileRoute } from '../../platform/http/file-route.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { exportData } from './export-data.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

/**
 * `GET /api/account/export`: everything that is kept of the person, as one JSON file (P113), written while it is read. Whoever is
 * signed in gets what is theirs, and nobody else's: there is nothing to name in its address. Named by the Philippine day (P1075).
 */
export function exportRoutes(app: FastifyInstance, deps: PersonalDataDeps, binding: BindingDeps): void {
  fileRoute(
    app,
    binding,
    { path: '/api/account/export', who: 'signed_in', limit: 'export' },
    async ({ viewer, request }) => {
      await recordSecurityEvent(deps, deps.db, {
        kind: 'data_exported',
        userId: viewer.id,
        from: request.ip,
      });
      const day = philippineTime(deps.clock.now()).slice(0, 10);
      return {
        type: 'application/json; charset=utf-8',
        name: `likha-${viewer.username}-${day}.json`,
        body: Readable.from(exportData(deps, viewer.id)),
      };
    },
  );
}
