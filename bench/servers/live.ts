import { buildApp } from '../../apps/server/src/app.ts';
import { createDeps } from '../../apps/server/src/deps.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { relayRoutes } from '../../apps/server/src/modules/live/relay/relay.routes.ts';
import { AddressCounter } from '../../apps/server/src/platform/http/address-counter.ts';
import type { BindingDeps } from '../../apps/server/src/platform/http/bind-calls.ts';
import { createSessionCookie } from '../../apps/server/src/platform/http/session-cookie.ts';
import { createLog, logDestination } from '../../apps/server/src/platform/log.ts';

/** The real app with the routes of live pictures, as `web` runs it, but for rate limits. Every viewer has the right, without a look into the books. */
const env = readEnv();
const log = createLog(env.LOG_LEVEL, logDestination(process.env.BENCH_LOG ?? '/dev/null'));
const deps = await createDeps({
  env,
  log,
  connectionString: env.DATABASE_URL ?? '',
  sandboxUrl: 'http://127.0.0.1:9',
});
const app = await buildApp(deps, {
  rateLimits: { check: async () => undefined },
  // All viewers come from one address here, as they do from a proxy.
  serverBounds: { connectionsPerCustomer: 4000 },
});
await relayRoutes(app, {
  deps,
  binding: {
    authenticate: deps.sessions.authenticate,
    isKnown: deps.sessions.isKnown,
    isOurs: deps.sessions.isOurs,
    unknownTokens: new AddressCounter({ max: 300, seconds: 60 }),
    sessionCookie: createSessionCookie(deps.publicUrl),
  } as unknown as BindingDeps,
  rights: { mayStillWatch: async () => true, mayIngest: async () => 'yes' },
});
process.stdout.write(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => process.exit(0));
