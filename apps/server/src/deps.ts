import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { type Env, readSecret } from './env.ts';
import { createSessions, SESSION_ENDED, type Sessions, VIEWER_CHANGED } from './modules/accounts/index.ts';
import { createLedger, type Ledger } from './modules/ledger/index.ts';
import {
  createMediaAddresses,
  createMediaKey,
  findFfmpeg,
  type MediaAddresses,
  type MediaKey,
  type VideoTools,
} from './modules/media/index.ts';
import { createViewCounter, type ViewCounter } from './modules/posts/index.ts';
import type { BaseDeps } from './platform/base-deps.ts';
import { systemClock } from './platform/clock.ts';
import { createDatabase, createPool } from './platform/database/index.ts';
import { createIds } from './platform/ids.ts';
import { type Listener, startListener } from './platform/listener.ts';
import { type Liveness, startLiveness } from './platform/liveness.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createAltcha } from './providers/captcha/altcha.ts';
import type { Captcha } from './providers/captcha/captcha.ts';
import { createRecaptcha } from './providers/captcha/recaptcha.ts';
import { createMail, type Mail } from './providers/mail/mail.ts';
import type { PaymentProvider, ProviderName } from './providers/payments/payment-provider.ts';
import { createPayMongo } from './providers/payments/paymongo.ts';
import { createPayPal } from './providers/payments/paypal.ts';
import { DiskStorage } from './providers/storage/disk.ts';
import { createS3Storage } from './providers/storage/s3.ts';
import type { Storage } from './providers/storage/storage.ts';

/** Everything that modules are built from. Tests replace single members. */
export interface Deps extends BaseDeps {
  env: Env;
  pool: pg.Pool;
  ledger: Ledger;
  sessions: Sessions;
  captcha: Captcha;
  payments: Readonly<Record<ProviderName, PaymentProvider>>;
  mail: Mail;
  storage: Storage;
  viewCache: Storage;
  mediaKey: MediaKey;
  mediaAddresses: MediaAddresses;
  workFolder: string;
  videoTools: VideoTools | null;
  viewCounter: ViewCounter;
  reviewFirstUploads: number;
  publicUrl: string;
  isDemo: boolean;
  isSandboxPayment: boolean;
  redis: Redis | null;
  listener: Listener | null;
  /** Shows the other processes that this one lives; what it holds is taken over when it does not. */
  liveness: Liveness;
  close(): Promise<void>;
}

export interface Wiring {
  env: Env;
  log: Log;
  connectionString: string;
  /** Where the payment sandbox listens; null when both providers have real keys. */
  sandboxUrl: string | null;
}

const STATEMENT_TIMEOUT_MS = 15_000;
/** Below the 10 seconds that a screen waits for an answer. */
const PROVIDER_TIMEOUT_MS = 7000;

/** The composition root: the only place where things are wired. */
export async function createDeps({ env, log, connectionString, sandboxUrl }: Wiring): Promise<Deps> {
  const clock = systemClock;
  const ids = createIds(clock);
  const pool = createPool({
    connectionString,
    maxConnections: env.DATABASE_POOL,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const db = createDatabase(pool);
  const base: BaseDeps = { db, clock, ids, log, metrics: createMetrics() };
  const listener = await startListener(connectionString, [SESSION_ENDED, VIEWER_CHANGED], log);
  const liveness = await startLiveness({ connectionString, id: ids.next(), log });
  const secret = readSecret(env);
  const mediaKey = createMediaKey(deriveKey(secret, 'media'));
  const viewCounter = createViewCounter(base);
  const redis = env.REDIS_URL ? await connectRedis(env.REDIS_URL) : null;
  return {
    ...base,
    env,
    pool,
    ledger: createLedger(base),
    sessions: createSessions(base, listener),
    captcha: createCaptcha(env, secret),
    payments: createPayments(env, sandboxUrl, () => clock.now()),
    mail: createMail({
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM,
      folder: join(env.DATA_DIR, 'mail'),
    }),
    storage: await createStorage(env),
    viewCache: new DiskStorage(join(env.DATA_DIR, 'cache', 'views')),
    mediaKey,
    mediaAddresses: createMediaAddresses({ clock, mediaKey }),
    workFolder: join(env.DATA_DIR, 'work'),
    videoTools: findFfmpeg(env.SEARCH_PATH),
    viewCounter,
    reviewFirstUploads: env.DEMO ? 0 : env.REVIEW_FIRST_UPLOADS,
    publicUrl: env.PUBLIC_URL,
    isDemo: env.DEMO,
    isSandboxPayment: sandboxUrl !== null,
    redis,
    listener,
    liveness,
    async close() {
      await viewCounter.stop();
      await listener.stop();
      await liveness.stop();
      redis?.disconnect();
      await pool.end();
    },
  };
}

/** Loaded only where several nodes share the limits. */
async function connectRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  return new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 3000 });
}

/** One secret, a key for each use: what is learned of one says nothing of another. */
function deriveKey(secret: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'likha', use, 32));
}

function createCaptcha(env: Env, secret: Buffer): Captcha {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = env;
  if (env.CAPTCHA_PROVIDER === 'recaptcha' && siteKey && secretKey)
    return createRecaptcha({ siteKey, secretKey });
  return createAltcha(deriveKey(secret, 'captcha').toString('hex'));
}

/** The same adapters against the real providers or, without keys, against the sandbox (decision 15). */
function createPayments(env: Env, sandboxUrl: string | null, now: () => Date): Deps['payments'] {
  const options = { timeoutMs: PROVIDER_TIMEOUT_MS, now };
  return {
    paypal: createPayPal(
      {
        baseUrl: env.PAYPAL_CLIENT_ID
          ? (env.PAYPAL_BASE_URL ?? 'https://api-m.paypal.com')
          : String(sandboxUrl),
        clientId: env.PAYPAL_CLIENT_ID ?? 'sandbox-client',
        clientSecret: env.PAYPAL_CLIENT_SECRET ?? 'sandbox-client-secret',
        webhookId: env.PAYPAL_WEBHOOK_ID ?? 'SANDBOXWEBHOOK',
      },
      options,
    ),
    paymongo: createPayMongo(
      {
        baseUrl: env.PAYMONGO_SECRET_KEY
          ? (env.PAYMONGO_BASE_URL ?? 'https://api.paymongo.com')
          : String(sandboxUrl),
        secretKey: env.PAYMONGO_SECRET_KEY ?? 'sk_test_sandbox',
        webhookSecret: env.PAYMONGO_WEBHOOK_SECRET ?? 'whsk_sandbox',
      },
      options,
    ),
  };
}

async function createStorage(env: Env): Promise<Storage> {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return createS3Storage({ endpoint, bucket, accessKeyId, secretAccessKey, region: env.S3_REGION });
  return new DiskStorage(join(env.DATA_DIR, 'media'));
}
