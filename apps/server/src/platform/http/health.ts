import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { Health, type HealthDeps, maySeeMetrics } from '../health.ts';
import type { Metrics } from '../metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/readyz` says 503; everything is answered as before. */
    sayUnready(): void;
  }
}

/** `/healthz` (the process lives), `/readyz` (it can serve: database, queue), `/metrics` (P39, P262). */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps & { metrics: Metrics }): void {
  const health = new Health(deps);
  app.decorate('sayUnready', () => health.close());
  app.addHook('preClose', async () => health.close());

  // Proxies ask each second.
  const config = { isFrequent: true };
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config }, async (_request, reply) => {
    const { isReady, body } = await health.read();
    return reply.code(isReady ? 200 : 503).send(body);
  });

  app.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(request, deps)) throw new AppError('not_found');
    return reply.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });
}
