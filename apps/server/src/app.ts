import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { calls } from '@likha/contract/calls';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import type { Demo } from './load-demo.ts';
import { recordTakenList } from './modules/audit/index.ts';
import { demandConsent } from './modules/legal/index.ts';
import { createFinishedUploads } from './modules/media/index.ts';
import { type BroughtHandlers, modules } from './modules.ts';
import { AppError } from './platform/app-error.ts';
import { demandRoom } from './platform/disk-room.ts';
import { AddressCounter } from './platform/http/address-counter.ts';
import { askerRoute } from './platform/http/asker.ts';
import { bindCalls, type Handlers } from './platform/http/bind-calls.ts';
import type { BindingDeps } from './platform/http/binding-deps.ts';
import { compressTexts } from './platform/http/compress-texts.ts';
import { documentationRoutes } from './platform/http/documentation.ts';
import { demandDoors } from './platform/http/doors.ts';
import { healthRoutes } from './platform/http/health.ts';
import { parseJsonBody } from './platform/http/json-body.ts';
import { limitByAddress } from './platform/http/limit-by-address.ts';
import { bindListFiles, type TakenList } from './platform/http/list-file.ts';
import { observeRequests } from './platform/http/observe-requests.ts';
import { sendProblem } from './platform/http/problem.ts';
import { createRateLimits, type RateLimits, type ReadPass } from './platform/http/rate-limits.ts';
import { readRefusedBodies } from './platform/http/read-refused-bodies.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { createBoundedServer } from './platform/http/server/bounded-server.ts';
import { SERVER_BOUNDS, type ServerBounds } from './platform/http/server/connections.ts';
import { refuseOneTooMany } from './platform/http/server/refuse-one-too-many.ts';
import { isSocketRequest } from './platform/http/server/socket-request.ts';
import { createSessionCookie } from './platform/http/session-cookie.ts';
import { traceRequests } from './platform/http/trace-requests.ts';
import { type SlotBounds, UPLOAD_SLOTS, UploadSlots } from './platform/http/upload-slots.ts';
import { webRoutes } from './platform/http/web.ts';
import { wellKnownRoutes } from './platform/http/well-known.ts';
import type { ServerModule } from './platform/server-module.ts';

const JSON_BODY_BYTES = 100 * 1024;

/** Tokens that are nobody's, from one address, before they are no longer looked up. */
const UNKNOWN_TOKENS = { max: 300, seconds: 60 };

export interface AppOptions {
  /** Tests and the bench bring their own. */
  rateLimits?: RateLimits;
  serverBounds?: Partial<ServerBounds>;
  unknownTokens?: { max: number; seconds: number };
  uploadSlots?: SlotBounds;
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
    forceCloseConnections: 'idle',
    trustProxy: trusted(deps.env.TRUST_PROXY),
    routerOptions: { maxParamLength: 200 },
    serverFactory: (handle) =>
      createBoundedServer(handle, {
        bounds: boundsFor(deps, options),
        isSocket: isSocketRequest,
        onRefused: (status) =>
          deps.metrics.parts.refusals.inc({ code: 'before_reading', status: String(status) }),
      }),
    // The server answers what is no request itself.
    clientErrorHandler: () => undefined,
    return503OnClosing: true,
    // An address that cannot be read never reaches a route, and still gets an answer of ours.
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  });
  app.setErrorHandler(sendProblem);
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJsonBody);
  traceRequests(app);
  setSecurityHeaders(app, deps.publicUrl, deps.directMedia?.origin ?? null);
  if (deps.env.COMPRESSION === 'on') compressTexts(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  observeRequests(app, deps);
  limitByAddress(app);
  refuseOneTooMany(app);
  readRefusedBodies(app);
  const rateLimits = options.rateLimits ?? (await createRateLimits(app, deps, passReader(deps)));
  const binding: BindingDeps = {
    db: deps.db,
    reads: deps.reads,
    clock: deps.clock,
    log: deps.log,
    liveness: deps.liveness,
    keysInHand: deps.keysInHand,
    rateLimits,
    sessionCookie: createSessionCookie(deps.publicUrl),
    authenticate: deps.sessions.authenticate,
    isKnown: deps.sessions.isKnown,
    isOurs: deps.sessions.isOurs,
    unknownTokens: new AddressCounter(options.unknownTokens ?? UNKNOWN_TOKENS),
    demandConsent: (personId) => demandConsent(deps, personId),
    demandRoom: () => demandRoom(deps.env.DATA_DIR),
    finishedUploads: createFinishedUploads(deps),
    uploadSlots: new UploadSlots(options.uploadSlots ?? UPLOAD_SLOTS),
  };
  demandDoors(app);
  const handlers = await collectHandlers(deps);
  bindCalls(app, binding, calls, handlers);
  const record = (taken: TakenList) => recordTakenList(deps, taken);
  bindListFiles(app, { binding, calls, handlers, record, clock: deps.clock });
  for (const module of modules as readonly ServerModule[]) await module.routes?.(app, deps, binding);
  healthRoutes(app, deps);
  askerRoute(app, deps);
  wellKnownRoutes(app, deps);
  await options.demo?.routes(app, deps);
  const isCompressing = deps.env.COMPRESSION === 'on';
  await documentationRoutes(app, { publicUrl: deps.publicUrl, isCompressing });
  if (options.webRoot)
    await webRoutes(
      app,
      { root: options.webRoot, kept: join(deps.env.DATA_DIR, 'web-assets') },
      {
        log: deps.log,
        clock: deps.clock,
        listener: deps.listener,
        metrics: deps.metrics,
        redis: deps.redis,
        redisBreaker: deps.redisBreaker,
        assetStore: deps.env.S3_ENDPOINT ? deps.storage : null,
        sessionCookie: binding.sessionCookie,
        publicUrl: deps.publicUrl,
        isCompressing,
      },
    );
  else app.setNotFoundHandler((request, reply) => sendProblem(new AppError('not_found'), request, reply));
  return app;
}

/** A captcha of ours is checked by its signature; another company would have to be asked with every request. */
export function passReader({ captcha, clock }: Deps): ReadPass | null {
  if (captcha.provider !== 'altcha') return null;
  return async (token) => (await captcha.verify(token, clock.now()))?.once ?? null;
}

/** The nearest `hops` proxies, or those at these addresses. */
function trusted(proxies: number | string | undefined) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : (proxies ?? false);
}

/** Behind a proxy all connections are its own: it is the one to bound those of each customer. */
function boundsFor({ env }: Deps, { serverBounds }: AppOptions): ServerBounds {
  const { connections, bodies } = SERVER_BOUNDS;
  const perCustomer = env.TRUST_PROXY
    ? { connectionsPerCustomer: connections, bodiesPerCustomer: bodies }
    : {};
  return { ...SERVER_BOUNDS, ...perCustomer, ...serverBounds };
}

/** What all modules bring; a call of the contract that none of them handles does not compile. */
async function collectHandlers(deps: Deps): Promise<Handlers> {
  const list: readonly ServerModule[] = modules;
  const brought = await Promise.all(list.map((module) => module.handlers?.(deps)));
  return Object.assign({}, ...brought) as BroughtHandlers;
}
