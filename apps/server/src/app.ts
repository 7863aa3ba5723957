import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { calls } from '@likha/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import type { Demo } from './load-demo.ts';
import { type BroughtHandlers, modules } from './modules.ts';
import { AppError } from './platform/app-error.ts';
import { type BindingDeps, bindCalls, type Handlers } from './platform/http/bind-calls.ts';
import { compressTexts } from './platform/http/compress-texts.ts';
import { documentationRoutes } from './platform/http/documentation.ts';
import { healthRoutes } from './platform/http/health.ts';
import { parseJsonBody } from './platform/http/json-body.ts';
import { observeRequests } from './platform/http/observe-requests.ts';
import { sendProblem } from './platform/http/problem.ts';
import { createRateLimits, type RateLimits } from './platform/http/rate-limits.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { webRoutes } from './platform/http/web.ts';
import type { ServerModule } from './platform/server-module.ts';

const JSON_BODY_BYTES = 100 * 1024;
const HEADERS_TIMEOUT_MS = 20_000;
/** A whole request, uploads over slow lines included; silence ends it much earlier. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;

export interface AppOptions {
  /** Tests and the bench bring their own. */
  rateLimits?: RateLimits;
  /** The built web app; null serves none. */
  webRoot?: string | null;
  /** In demo mode. */
  demo?: Demo | null;
}

/** Fastify with every module. Listens to nothing yet. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines say their request themselves; a logger for each request would only cost.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: JSON_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    trustProxy: deps.env.TRUST_PROXY,
    routerOptions: { maxParamLength: 200 },
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    return503OnClosing: true,
    // An address that cannot be read never reaches a route, and still gets an answer of ours.
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  });
  app.setErrorHandler(sendProblem);
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJsonBody);
  setSecurityHeaders(app, deps.publicUrl);
  if (deps.env.COMPRESSION === 'on') compressTexts(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  observeRequests(app, deps);
  const rateLimits = options.rateLimits ?? (await createRateLimits(app, deps.redis));
  const binding: BindingDeps = {
    db: deps.db,
    clock: deps.clock,
    log: deps.log,
    liveness: deps.liveness,
    rateLimits,
    authenticate: deps.sessions.authenticate,
  };
  bindCalls(app, binding, calls, await collectHandlers(deps));
  for (const module of modules as readonly ServerModule[]) await module.routes?.(app, deps, binding);
  healthRoutes(app, deps);
  await options.demo?.routes(app, deps);
  await documentationRoutes(app, deps.publicUrl);
  const kept = join(deps.env.DATA_DIR, 'web-assets');
  if (options.webRoot) await webRoutes(app, { root: options.webRoot, kept }, deps.clock.now());
  else app.setNotFoundHandler((request, reply) => sendProblem(new AppError('not_found'), request, reply));
  return app;
}

/** What all modules bring; a call of the contract that none of them handles does not compile. */
async function collectHandlers(deps: Deps): Promise<Handlers> {
  const list: readonly ServerModule[] = modules;
  const brought = await Promise.all(list.map((module) => module.handlers?.(deps)));
  return Object.assign({}, ...brought) as BroughtHandlers;
}
