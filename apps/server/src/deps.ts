import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { type Env, readPreviousSecret, readSecret } from './env.ts';
import {
  createDiscreetMail,
  SESSION_ENDED,
  type TwoFactorDuty,
  VIEWER_CHANGED,
} from './modules/accounts/index.ts';
import { createAcquirerMemory } from './modules/credits/index.ts';
import { findVideoEngine, type VideoEngine } from './modules/media/index.ts';
import { modules, type Needs, type Services } from './modules.ts';
import type { BaseDeps } from './platform/base-deps.ts';
import { systemClock } from './platform/clock.ts';
import { createDatabases, type Databases } from './platform/database/databases.ts';
import { type Reads, startReads } from './platform/database/replicas/reads.ts';
import { KeysInHand } from './platform/http/keys-in-hand.ts';
import { createIds } from './platform/ids.ts';
import { createKeys, type Keys } from './platform/keys.ts';
import type { Law } from './platform/law.ts';
import { type Listener, startListener } from './platform/listener.ts';
import { type Liveness, startLiveness } from './platform/liveness.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import type { PersonalData } from './platform/personal-data.ts';
import { RedisBreaker } from './platform/redis-breaker.ts';
import { scrapeMachine } from './platform/scrape-metrics.ts';
import type { ServerModule } from './platform/server-module.ts';
import { createStripes } from './platform/stripes.ts';
import type { Captcha } from './providers/captcha/captcha.ts';
import { createCaptcha } from './providers/captcha/create-captcha.ts';
import type { ProviderCall } from './providers/http/provider-error.ts';
import { createLiveEngine } from './providers/live/create-live-engine.ts';
import type { LiveEngine } from './providers/live/live-engine.ts';
import { createNotifyWire } from './providers/live/live-wire.ts';
import { createFilmLook } from './providers/live/look-at-film.ts';
import { bareAddress } from './providers/mail/bare-address.ts';
import { countMail } from './providers/mail/count-mail.ts';
import { createMail, type Mail } from './providers/mail/mail.ts';
import { createPayments, findPayers, type Payments } from './providers/payments/create-payments.ts';
import type { ProviderName } from './providers/payments/payment-provider.ts';
import { createPayoutSender } from './providers/payouts/create-payout-sender.ts';
import type { PayoutSender } from './providers/payouts/payout-sender.ts';
import type { Push } from './providers/push/push.ts';
import { createWebPush } from './providers/push/web-push.ts';
import { BoundedDisk } from './providers/storage/bounded-disk.ts';
import { createStorage } from './providers/storage/create-storage.ts';
import { createDirectAddresses, type DirectAddresses } from './providers/storage/direct-addresses.ts';
import { PatientStorage } from './providers/storage/patient-storage.ts';
import type { ListedStorage } from './providers/storage/storage.ts';

const BYTES_PER_MB = 1_000_000;

/** Platform and providers, wired. What modules add is built from these. */
interface Wired extends BaseDeps, Databases {
  env: Env;
  /** Who answers calls that only read. */
  reads: Reads;
  captcha: Captcha;
  push: Push;
  payments: Payments;
  /** Who may be paid with. */
  payers: ReadonlySet<ProviderName>;
  foreignCurrency: string;
  /** Who sends payouts; null where people pay by hand. */
  payoutSender: PayoutSender | null;
  mail: Mail;
  storage: ListedStorage;
  /** Where videos are had without us; null where all bytes come from us. */
  directMedia: DirectAddresses | null;
  viewCache: BoundedDisk;
  workFolder: string;
  /** What this machine can make of videos. */
  videoEngine: VideoEngine;
  reviewFirstUploads: number;
  /** Who looks at what creators show of themselves: the screening alone, or a person. */
  kycReview: 'auto' | 'manual';
  /** Who is told of what visitors write; null where nobody is. */
  contactEmail: string | null;
  /** The operator's name where the product's would say too much (P365). */
  neutralName: string;
  publicUrl: string;
  isDemo: boolean;
  twoFactorFor: TwoFactorDuty;
  passkeyRsa: boolean;
  isSandboxPayment: boolean;
  redis: Redis | null;
  /** Around whatever is asked of Redis. */
  redisBreaker: RedisBreaker;
  listener: Listener | null;
  /** How live pictures get from hosts to viewers. */
  live: LiveEngine;
  /** Shows the other processes that this one lives; what it holds is taken over when it does not. */
  liveness: Liveness;
  /** What each module keeps of people: to be erased and exported. */
  personalData: readonly PersonalData[];
  /** Every law of the books, of every module. */
  laws: readonly Law[];
  /** The idempotency keys that this process works on; in one place, as it is one process to the others. */
  keysInHand: KeysInHand;
  /** Of `APP_SECRET`, and of the one before it while that is replaced: keys for each use. */
  keysFor(use: string): Keys;
}

/** Says to the compiler that nothing is missing of what a module asks for: the one list of modules is of any kind. */
const complete = <All extends Needs>(deps: All): All => deps;

/** Everything that modules are built from. */
export interface Deps extends Wired, Services {
  close(): Promise<void>;
}

export interface Wiring {
  env: Env;
  log: Log;
  connectionString: string;
  /** Where the payment sandbox listens; null when both providers have real keys. */
  sandboxUrl: string | null;
}

const list: readonly ServerModule[] = modules;

/**
 * The composition root: the only place where things are wired.
 * @param overrides what tests and the demo bring of their own; what is built from them is built from these
 */
export async function createDeps(wiring: Wiring, overrides: Partial<Deps> = {}): Promise<Deps> {
  const wired = { ...(await wire(wiring, overrides)), ...overrides };
  scrapeMachine({ ...wired, dataDir: wired.env.DATA_DIR });
  const services = Object.assign({}, ...list.map((module) => module.services?.(wired))) as Services;
  const deps: Deps = {
    ...wired,
    ...services,
    ...overrides,
    async close() {
      for (const module of list) await module.stop?.(deps);
      await deps.live.stop();
      await deps.listener?.stop();
      await deps.keysInHand.stop();
      await deps.liveness.stop();
      deps.redis?.disconnect();
      await deps.reads.stop();
      await deps.closeDatabases();
    },
  };
  return complete(deps);
}

async function wire(wiring: Wiring, overrides: Partial<Deps>): Promise<Wired> {
  const { env, log, connectionString, sandboxUrl } = wiring;
  const clock = overrides.clock ?? systemClock;
  const ids = createIds(clock);
  const metrics = createMetrics();
  const onCall = ({ seconds, ...labels }: ProviderCall) =>
    metrics.parts.providerCalls.observe(labels, seconds);
  const databases = createDatabases(connectionString, env.DATABASE_POOL, log);
  const keysFor = createKeys(readSecret(env), readPreviousSecret(env));
  const nodeId = ids.next();
  const workFolder = join(env.DATA_DIR, 'work');
  const storage = overrides.storage ?? new PatientStorage(await createStorage(env), metrics);
  const videoEngine = overrides.videoEngine ?? (await findVideoEngine(env.SEARCH_PATH));
  const redis = env.REDIS_URL ? await connectRedis(env.REDIS_URL, log) : null;
  const listener = await startListener(connectionString, [SESSION_ENDED, VIEWER_CHANGED], log);
  const live = await createLiveEngine({
    livekit: liveKitOf(env),
    ...{ clock, log, storage, workFolder, keysFor, redis, nodeId },
    wire: createNotifyWire({ ...databases, listener }),
    look: createFilmLook({ probe: videoEngine.probe, workFolder, log }),
    onFigures: ({ streams, viewers }) => {
      metrics.parts.liveStreams.set(streams);
      metrics.parts.liveViewers.set(viewers);
    },
  });
  return {
    ...databases,
    reads:
      overrides.reads ??
      startReads({
        ...{ healthDb: databases.healthDb, clock, log, metrics },
        addresses: env.DATABASE_READ_URL ?? [],
        connections: env.DATABASE_POOL,
        mostLagMs: env.DATABASE_READ_LAG_SECONDS * 1000,
      }),
    clock,
    ids,
    stripes: createStripes(ids),
    log,
    metrics,
    env,
    captcha: createCaptcha(env, keysFor('captcha')),
    push: createWebPush({
      services: env.PUSH_SERVICES,
      contact: `mailto:${env.CONTACT_EMAIL ?? bareAddress(env.MAIL_FROM)}`,
    }),
    payments: createPayments(env, sandboxUrl, createAcquirerMemory(databases.db), () => clock.now(), onCall),
    payers: findPayers(env, sandboxUrl),
    foreignCurrency: env.VEROTEL_CURRENCY,
    payoutSender: createPayoutSender(env, sandboxUrl, onCall),
    mail: countMail(
      createDiscreetMail(
        createMail({
          smtpUrl: env.SMTP_URL ?? null,
          from: env.MAIL_FROM,
          folder: join(env.DATA_DIR, 'mail'),
        }),
        { db: databases.db, neutralName: env.NEUTRAL_NAME },
      ),
      metrics,
    ),
    storage,
    directMedia: createDirectAddresses(env, clock),
    viewCache: new BoundedDisk({
      folder: join(env.DATA_DIR, 'cache', 'views'),
      maxBytes: env.VIEW_CACHE_MB * BYTES_PER_MB,
      now: () => clock.now(),
    }),
    workFolder,
    videoEngine,
    reviewFirstUploads: env.REVIEW_FIRST_UPLOADS,
    kycReview: env.KYC_REVIEW,
    contactEmail: env.CONTACT_EMAIL ?? null,
    neutralName: env.NEUTRAL_NAME,
    publicUrl: env.PUBLIC_URL,
    isDemo: env.DEMO,
    twoFactorFor: env.TWO_FACTOR_FOR,
    passkeyRsa: env.PASSKEY_RSA,
    isSandboxPayment: sandboxUrl !== null,
    redis,
    redisBreaker: new RedisBreaker({ log, metrics }),
    listener,
    live,
    liveness: await startLiveness({ connectionString, id: nodeId, log }),
    personalData: list.flatMap(({ personal }) => personal ?? []),
    laws: list.flatMap(({ laws }) => laws ?? []),
    keysInHand: new KeysInHand(log),
    keysFor,
  };
}

/** As the environment has it: all of it or nothing. */
function liveKitOf({ LIVEKIT_URL: url, LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret }: Env) {
  return url && apiKey && apiSecret ? { url, apiKey, apiSecret } : null;
}

/**
 * Loaded only where several nodes share limits and pages. What cannot be sent is refused at once and a connection that says nothing is
 * given up: who waits for Redis has another way.
 */
async function connectRedis(url: string, log: Log): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: 3000,
    socketTimeout: 1000,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
  });
  redis.on('error', (error: Error) => log.debug({ err: error }, 'the connection to Redis'));
  return redis;
}
