import { buildApp } from '../../apps/server/src/app.ts';
import { createDeps } from '../../apps/server/src/deps.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { createLog, logDestination } from '../../apps/server/src/platform/log.ts';

/** The real app as `web` runs it, but for rate limits: one client stands for many people. Logs as in production. */
const env = readEnv();
const log = createLog(env.LOG_LEVEL, logDestination(process.env.BENCH_LOG ?? '/dev/null'));
const deps = await createDeps({
  env,
  log,
  connectionString: env.DATABASE_URL ?? '',
  sandboxUrl: 'http://127.0.0.1:9',
});
const webRoot = process.env.BENCH_WEB ?? null;
const app = await buildApp(deps, { rateLimits: { check: async () => undefined }, webRoot });
process.stdout.write(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => process.exit(0));
