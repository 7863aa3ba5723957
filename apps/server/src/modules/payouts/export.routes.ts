import type { FastifyInstance } from 'fastify';
import type { BindingDeps } from '../../platform/http/binding-deps.ts';
import { csvText, fileRoute } from '../../platform/http/file-route.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { exportPayouts } from './export-payouts.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

/** `GET /api/admin/payouts/export`: the list to pay by, named by the day in the Philippines (P1075). */
export function payoutsExportRoutes(app: FastifyInstance, deps: PayoutsDeps, binding: BindingDeps): void {
  fileRoute(
    app,
    binding,
    { path: '/api/admin/payouts/export', who: 'admin', part: 'payouts', limit: 'export' },
    async ({ viewer, request }) => {
      const list = await exportPayouts(deps, { id: viewer.id, from: request.ip });
      return csvText(`likha-payouts-${philippineTime(deps.clock.now()).slice(0, 10)}`, list);
    },
  );
}
