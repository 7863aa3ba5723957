import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { BaseDeps } from '../base-deps.ts';
import type { Database } from '../database/index.ts';
import { isFromThisMachine } from './loopback.ts';

interface HealthDeps extends BaseDeps {
  storage: { check(): Promise<void> };
  env: { METRICS_TOKEN?: string | undefined; TRUST_PROXY?: number | string | undefined };
  publicUrl: string;
  /** Connections of its own, so that a pool that is busy with waiting does not make a process look dead. */
  healthDb?: Database;
}

const CHECK_TIMEOUT_MS = 3000;

/** `/healthz` (the process lives), `/readyz` (it can serve: database, queue, storage), `/metrics` (P39). */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const db = deps.healthDb ?? deps.db;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  let looking: ReturnType<typeof look> | null = null;
  const look = async () => ({
    database: await passes(() => sql`select 1`.execute(db)),
    queue: await passes(() => sql`select 1 from graphile_worker.jobs limit 1`.execute(db)),
    storage: await passes(() => deps.storage.check()),
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    // However many ask at once, it is looked once.
    looking ??= look().finally(() => {
      looking = null;
    });
    const checks = await looking;
    const isReady = !isClosing && Object.values(checks).every(Boolean);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable', checks });
  });

  app.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(request, deps)) throw new AppError('not_found');
    return reply.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });
}

/**
 * For who has the token; without one for this machine, where no proxy is in front: what a proxy on this machine passes on
 * looks like our own when it does not say so. Figures of the business are not for everybody.
 */
function maySeeMetrics(request: FastifyRequest, { env, publicUrl }: HealthDeps): boolean {
  const token = env.METRICS_TOKEN;
  if (token !== undefined) return request.headers.authorization === `Bearer ${token}`;
  if (env.TRUST_PROXY !== undefined || publicUrl.startsWith('https:')) return false;
  return isFromThisMachine(request);
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  const timeout = new Promise<never>((_, fail) =>
    setTimeout(fail, CHECK_TIMEOUT_MS, new Error('timeout')).unref(),
  );
  return Promise.race([check(), timeout]).then(
    () => true,
    () => false,
  );
}
