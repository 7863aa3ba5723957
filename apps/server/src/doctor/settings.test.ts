import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { type Env, readEnv, VARIABLES } from '../env.ts';
import { startScriptedServer } from '../providers/http/scripted-server.fixture.ts';
import { EVERYTHING, examine } from './examine.ts';

/** Settings of which nothing can be wrong that is not refused at once, each with the reason. */
const NEED_NONE: Readonly<Record<string, string>> = {
  PORT: 'a process that cannot have it ends with a line that says so; what leads to it is seen by PUBLIC_URL',
  HEALTH_PORT: 'as PORT, and a worker that nobody asks is an alert (LikhaDown)',
  SANDBOX_PORT: 'as PORT, of the demo alone',
  DEMO_CROWD: 'how many people the demo has',
  PASSKEY_RSA:
    'both are right: people of whose passkeys some are taken no longer are told so when they sign in',
  TWO_FACTOR_FOR: 'outside the demo every choice holds staff to two factors',
  COMPRESSION: 'both are right, and cost a little each',
  OTEL_SERVICE_NAME: 'a name for the eyes of the operator',
  OTEL_TRACES_SAMPLER_ARG: 'every share is right, and a figure beyond is refused',
  OTEL_METRIC_EXPORT_INTERVAL: 'every pace within its bounds is right',
  VEROTEL_API_URL: 'refunds alone are asked for there, and one that fails is listed with the reason',
  VEROTEL_API_SECRET: 'as VEROTEL_API_URL: nothing can be asked by it that moves no money',
  PAYMONGO_WEBHOOK_SECRET:
    'PayMongo tells it nobody again; by a wrong one its webhooks are refused, and orders are asked for by the minute',
};

let folder: string;
let tested: Awaited<ReturnType<typeof createTestDatabase>>;
/** Everybody who is asked, as far as more of ours is read for the answer. */
let world: Awaited<ReturnType<typeof startScriptedServer>>;
const ANSWERS: Record<string, unknown> = {
  'POST /v1/oauth2/token': { access_token: 't' },
  'GET /salestatus': 'response: NOTFOUND',
  'GET /healthz/asker': { seen: '127.0.0.1', peer: { address: '127.0.0.1', port: 1 }, forwarded: [] },
};

beforeAll(async () => {
  tested = await createTestDatabase();
  world = await startScriptedServer(({ line }) => ({ body: ANSWERS[line.split('?', 1)[0] ?? ''] ?? {} }));
  folder = await mkdtemp(join(tmpdir(), 'likha-doctor-settings-'));
});
afterAll(async () => {
  world.close();
  await tested.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Everything set: that it is looked at is what counts, and not how it is found. */
const full = (): Record<string, string> => ({
  DATA_DIR: folder,
  PATH: '',
  PUBLIC_URL: world.url,
  DEMO: 'false',
  REDIS_URL: 'redis://127.0.0.1:1',
  APP_SECRET: randomBytes(32).toString('hex'),
  APP_SECRET_PREVIOUS: '9f1c02ad83566ec1f09d7b35a2484b7e',
  DATABASE_URL: tested.connectionString,
  DATABASE_READ_URL: tested.connectionString,
  SMTP_URL: 'smtp://127.0.0.1:1',
  CONTACT_EMAIL: 'somebody@likha.test',
  PUSH_SERVICES: world.url,
  S3_ENDPOINT: world.url,
  S3_BUCKET: 'b',
  S3_ACCESS_KEY_ID: 'k',
  S3_SECRET_ACCESS_KEY: 's',
  MEDIA_DIRECT: 'edge',
  MEDIA_DIRECT_URL: world.url,
  MEDIA_DIRECT_SECRET: '6f1c9b7e02ad83566ec1f09d7b35a248',
  LIVEKIT_URL: world.url.replace('http', 'ws'),
  LIVEKIT_API_KEY: 'k',
  LIVEKIT_API_SECRET: 'x'.repeat(32),
  ...Object.fromEntries(
    ['PAYPAL', 'PAYMONGO', 'VEROTEL', 'XENDIT'].map((name) => [`${name}_BASE_URL`, world.url]),
  ),
  PAYPAL_CLIENT_ID: 'i',
  PAYPAL_CLIENT_SECRET: 's',
  PAYPAL_WEBHOOK_ID: 'w',
  PAYMONGO_SECRET_KEY: 'k',
  PAYMONGO_WEBHOOK_SECRET: 's',
  VEROTEL_API_URL: world.url,
  VEROTEL_SHOP_ID: '1',
  VEROTEL_SIGNATURE_KEY: 'k',
  VEROTEL_API_USER: 'u',
  VEROTEL_API_SECRET: 's',
  XENDIT_SECRET_KEY: 'k',
  XENDIT_CALLBACK_TOKEN: 't',
  CAPTCHA_PROVIDER: 'recaptcha',
  RECAPTCHA_SITE_KEY: 'k',
  RECAPTCHA_SECRET_KEY: 's',
  BACKUP_DIR: join(folder, 'backups'),
  BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}`,
  OTEL_EXPORTER_OTLP_ENDPOINT: world.url,
  TRUST_PROXY: '1',
});

/** Which settings are read while everything is looked at. */
async function readBy(settings: Record<string, string>): Promise<Set<string>> {
  const read = new Set<string>();
  const env = new Proxy(readEnv(settings), {
    get(target, name) {
      read.add(String(name));
      return target[name as keyof Env];
    },
  });
  const patient = { env, connectionString: env.DATABASE_URL ?? null, now: () => new Date() };
  await examine(patient, () => undefined);
  return read;
}

describe('every setting of env.ts', () => {
  it('is looked at by the doctor, or needs no look for a reason', async () => {
    const read = await readBy(full());
    const forDemo = await readBy({ DATA_DIR: folder, PATH: '', PUBLIC_URL: world.url, DEMO_PUBLIC: 'true' });
    for (const name of forDemo) read.add(name);
    const unseen = VARIABLES.filter((name) => !read.has(name));
    expect(unseen.sort()).toEqual(Object.keys(NEED_NONE).sort());
    expect(EVERYTHING.length).toBeGreaterThan(10);
  });
});
