import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { authorise, type BindingDeps, identify } from '../../platform/http/bind-calls.ts';
import { exportPayouts } from './export-payouts.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

/** Who may have the list, as a call would say it. */
const WHO = { who: 'admin' } as const;

/** `GET /api/admin/payouts/export`: the list to pay by. A file, not an answer of the contract. */
export function payoutsExportRoutes(app: FastifyInstance, deps: PayoutsDeps, binding: BindingDeps): void {
  app.get('/api/admin/payouts/export', async (request, reply) => {
    const viewer = await identify(binding, request, reply);
    await binding.rateLimits.check('export', request, viewer);
    if (viewer?.needsTwoFactor) throw new AppError('two_factor_setup');
    authorise(WHO as Parameters<typeof authorise>[0], viewer);
    if (!viewer) throw new AppError('unauthenticated');
    const list = await exportPayouts(deps, { id: viewer.id, from: request.ip });
    const day = deps.clock.now().toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="likha-payouts-${day}.csv"`)
      .header('cache-control', 'no-store')
      .send(list);
  });
}
