import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { Deps } from '../src/deps.ts';
import { readEnv } from '../src/env.ts';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import { createSessions, SESSION_ENDED, VIEWER_CHANGED } from '../src/modules/accounts/index.ts';
import { createLedger } from '../src/modules/ledger/index.ts';
import { createMediaAddresses, createMediaKey } from '../src/modules/media/index.ts';
import { createViewCounter } from '../src/modules/posts/index.ts';
import type { RateLimits } from '../src/platform/http/rate-limits.ts';
import { createIds } from '../src/platform/ids.ts';
import { startListener } from '../src/platform/listener.ts';
import { startLiveness } from '../src/platform/liveness.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { createMail } from '../src/providers/mail/mail.ts';
import { DiskStorage } from '../src/providers/storage/disk.ts';
import { createTestDatabase } from './database.ts';
import { createFactory, type Factory } from './factory.ts';
import { FakeClock, FakeProvider, fakeCaptcha } from './fakes.ts';

/** What is real: PostgreSQL, storage on disk, the app. What is fake: clock, captcha, payment providers; no rate limits. */
export interface Harness {
  deps: Deps;
  app: FastifyInstance;
  clock: FakeClock;
  paypal: FakeProvider;
  paymongo: FakeProvider;
  factory: Factory;
  folder: string;
  connectionString: string;
}

const unlimited: RateLimits = { check: async () => undefined };

/** One harness for a test file, made before its tests and gone after them; the books must be in order at the end. */
export function useHarness(options: { rateLimits?: 'real' | 'none'; deps?: Partial<Deps> } = {}): Harness {
  const harness = {} as Harness;
  let tearDown: () => Promise<void>;
  beforeAll(async () => {
    tearDown = await setUp(harness, options);
  });
  afterAll(async () => {
    const violations = await checkInvariants(harness.deps.db);
    await tearDown();
    if (violations.length > 0) throw new Error(`the books break a law: ${JSON.stringify(violations)}`);
  });
  return harness;
}

async function setUp(harness: Harness, options: { rateLimits?: 'real' | 'none'; deps?: Partial<Deps> }) {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'likha-files-'));
  const clock = new FakeClock();
  const log = pino({ level: 'silent' });
  const base = { db: database.db, clock, ids: createIds(clock), log, metrics: createMetrics() };
  const listener = await startListener(database.connectionString, [SESSION_ENDED, VIEWER_CHANGED], log);
  const liveness = await startLiveness({
    connectionString: database.connectionString,
    id: base.ids.next(),
    log,
  });
  const mediaKey = createMediaKey(Buffer.alloc(32, 7));
  const paypal = new FakeProvider('paypal');
  const paymongo = new FakeProvider('paymongo');
  const deps: Deps = {
    ...base,
    env: readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', PATH: process.env.PATH }),
    pool: database.pool,
    ledger: createLedger(base),
    sessions: createSessions(base, listener),
    captcha: fakeCaptcha,
    payments: { paypal, paymongo },
    mail: createMail({ smtpUrl: null, from: 'Likha <no-reply@likha.test>', folder: join(folder, 'mail') }),
    storage: new DiskStorage(join(folder, 'media')),
    viewCache: new DiskStorage(join(folder, 'views')),
    mediaKey,
    mediaAddresses: createMediaAddresses({ clock, mediaKey }),
    workFolder: join(folder, 'work'),
    videoTools: null,
    viewCounter: createViewCounter(base),
    reviewFirstUploads: 0,
    publicUrl: 'http://likha.test',
    isDemo: false,
    isSandboxPayment: true,
    redis: null,
    listener,
    liveness,
    close: async () => undefined,
    ...options.deps,
  };
  const app = await buildApp(deps, options.rateLimits === 'real' ? {} : { rateLimits: unlimited });
  await app.ready();
  const { connectionString } = database;
  Object.assign(harness, {
    deps,
    app,
    clock,
    paypal,
    paymongo,
    folder,
    connectionString,
    factory: createFactory(deps),
  } satisfies Harness);
  return async () => {
    await app.close();
    await deps.viewCounter.stop();
    await listener.stop();
    await liveness.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
}
