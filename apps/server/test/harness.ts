import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createDeps, type Deps } from '../src/deps.ts';
import { readEnv } from '../src/env.ts';
import { checkInvariants, checkSince, laws } from '../src/invariants/check-invariants.ts';
import { stripOnly } from '../src/modules/media/video/find-video-engine.ts';
import type { RateLimits } from '../src/platform/http/rate-limits.ts';
import type { Law } from '../src/platform/law.ts';
import { createTestDatabase } from './database.ts';
import { createFactory, type Factory } from './factory.ts';
import { FakeClock, FakeProvider, fakeCaptcha } from './fakes.ts';
import { lawsWithRows } from './laws-with-rows.ts';
import { removeFolder } from './remove-folder.ts';
import { keepUndeclared } from './undeclared-refusals.ts';

/** What is real: PostgreSQL, storage on disk, the app. What is fake: clock, captcha, payment providers; no rate limits. */
export interface Harness {
  deps: Deps;
  app: FastifyInstance;
  clock: FakeClock;
  paypal: FakeProvider;
  paymongo: FakeProvider;
  verotel: FakeProvider;
  factory: Factory;
  folder: string;
  connectionString: string;
}

const unlimited: RateLimits = { check: async () => undefined };

export interface HarnessOptions {
  rateLimits?: 'real' | 'none';
  deps?: Partial<Deps>;
  /** Variables beside those of every harness: where a Redis or a store of the test listens. */
  environment?: () => Promise<Readonly<Record<string, string>>>;
  /** A database that is not the one of all tests: one that may be stopped. */
  database?: () => Promise<{ connectionString: string; drop(): Promise<void> }>;
  /** The laws that the books must keep at the end; all of them unless said. */
  laws?: readonly Law[];
}

/**
 * One harness for a test file, made before its tests and gone after them; the books must be in order at the end, and no call refused with
 * what its contract does not say.
 */
export function useHarness(options: HarnessOptions = {}): Harness {
  const harness = {} as Harness;
  const logged: string[] = [];
  let tearDown: () => Promise<ReadonlySet<string>>;
  beforeAll(async () => {
    tearDown = await setUp(harness, options, { write: (line) => void logged.push(line) });
  });
  // A test that fails shows what the server had to say; one that passes is silent.
  beforeEach(({ onTestFailed }) => {
    logged.length = 0;
    onTestFailed(() => void process.stderr.write(logged.slice(-20).join('')));
  });
  afterAll(async () => {
    const { db } = harness.deps;
    const asked = await lawsWithRows(db, options.laws ?? laws);
    const violations = await checkInvariants(db, asked);
    violations.push(...(await checkSince(db, new Date(0), asked)));
    const undeclared = await tearDown();
    // The queue's library keeps what it worked with until the process ends, and by that all that is named here: some 10 MB a file.
    for (const part of Object.keys(harness)) delete harness[part as keyof Harness];
    if (violations.length > 0) throw new Error(`the books break a law: ${JSON.stringify(violations)}`);
    if (undeclared.size > 0) throw new Error(`the contract does not say: ${[...undeclared].join(', ')}`);
  });
  return harness;
}

async function setUp(harness: Harness, options: HarnessOptions, log: DestinationStream) {
  const { connectionString, drop } = await (options.database ?? createTestDatabase)();
  const folder = await mkdtemp(join(tmpdir(), 'likha-files-'));
  const clock = new FakeClock();
  const now = () => (options.deps?.clock ?? clock).now();
  const [paypal, paymongo] = [new FakeProvider('paypal', now), new FakeProvider('paymongo', now)];
  const verotel = new FakeProvider('verotel', now);
  const env = readEnv({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PATH: process.env.PATH,
    PUBLIC_URL: 'http://likha.test',
    DATABASE_POOL: '8',
    ...(await options.environment?.()),
  });
  const wiring = { env, log: pino({ level: 'error' }, log), connectionString, sandboxUrl: null };
  const deps = await createDeps(wiring, {
    clock,
    captcha: fakeCaptcha,
    payments: { paypal, paymongo, verotel },
    videoEngine: stripOnly,
    reviewFirstUploads: 0,
    isDemo: false,
    // Staff's duty, outside of the demo.
    twoFactorFor: options.deps?.isDemo ? 'nobody' : 'staff',
    isSandboxPayment: true,
    ...options.deps,
  });
  const app = await buildApp(deps, options.rateLimits === 'real' ? {} : { rateLimits: unlimited });
  const undeclared = keepUndeclared(app);
  await app.ready();
  Object.assign(harness, {
    deps,
    app,
    clock,
    paypal,
    paymongo,
    verotel,
    folder,
    connectionString,
    factory: createFactory(deps),
  } satisfies Harness);
  return async () => {
    await app.close();
    await deps.close();
    await drop();
    // What was still being written when all of it was stopped may come into a folder that is being removed.
    await removeFolder(folder);
    return undeclared;
  };
}
