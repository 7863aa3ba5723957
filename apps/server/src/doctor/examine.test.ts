import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { readEnv } from '../env.ts';
import { type ScriptedAnswer, startScriptedServer } from '../providers/http/scripted-server.fixture.ts';
import { backups } from './backups.ts';
import { collector } from './collector.ts';
import { database } from './database.queries.ts';
import { directMedia, PROBE_CONTENT } from './direct-media.ts';
import { examine } from './examine.ts';
import type { Examination, Finding } from './finding.ts';
import { machine } from './machine.ts';
import { outside } from './outside.ts';
import { providers } from './providers.ts';
import { mail, redis, store } from './services.ts';

/** Everybody who is asked: PayPal, PayMongo, Verotel, Xendit, and Likha itself behind its public address. */
let world: Awaited<ReturnType<typeof startScriptedServer>>;
let answers: Record<string, ScriptedAnswer> = {};
let smtp: SMTPServer;
let folder: string;
let tested: Awaited<ReturnType<typeof createTestDatabase>>;
const refused = (status: number) => ({ status, headers: { 'content-type': 'application/problem+json' } });
const hook = (who: string) => `${world.url}/api/webhooks/${who}`;
const healthy = (): Record<string, ScriptedAnswer> => ({
  'GET /healthz': { body: 'ok' },
  'GET /metrics': { status: 403 },
  'POST /api/webhooks/paypal': refused(401),
  'POST /api/webhooks/paymongo': refused(400),
  'POST /api/webhooks/xendit': refused(401),
  'POST /v1/oauth2/token': { body: { access_token: 't' } },
  'GET /v1/notifications/webhooks/WH': { body: { url: hook('paypal'), event_types: [{ name: '*' }] } },
  'GET /v1/webhooks': {
    body: {
      data: [
        {
          attributes: {
            url: hook('paymongo'),
            status: 'enabled',
            events: ['checkout_session.payment.paid', 'payment.refunded'],
          },
        },
      ],
    },
  },
  'GET /api/webhooks/verotel': refused(400),
  'GET /salestatus': { body: '---\nresponse: NOTFOUND\n' },
  'GET /balance': { body: { balance: 1 } },
  'POST /v1/traces': { body: {} },
  'POST /v1/metrics': { body: {} },
});

beforeAll(async () => {
  world = await startScriptedServer(({ line }) => answers[line.split('?', 1)[0] ?? ''] ?? { status: 404 });
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'likha' }) : done(new Error('wrong password')),
  });
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
  folder = await mkdtemp(join(tmpdir(), 'likha-doctor-test-'));
  tested = await createTestDatabase();
});

afterAll(async () => {
  world.close();
  smtp.close();
  await tested.drop();
  await rm(folder, { recursive: true, force: true });
});

const smtpUrl = (password: string) =>
  `smtp://likha:${password}@127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;

async function find(
  examination: Examination,
  {
    settings = {},
    now = new Date(),
    ...changed
  }: { settings?: Record<string, string>; now?: Date } & Record<string, unknown> = {},
): Promise<Finding[]> {
  answers = { ...healthy(), ...(changed as Record<string, ScriptedAnswer>) };
  const env = readEnv({
    DATA_DIR: folder,
    PATH: process.env.PATH,
    PUBLIC_URL: world.url,
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 's3cret',
    PAYPAL_WEBHOOK_ID: 'WH',
    PAYPAL_BASE_URL: world.url,
    PAYMONGO_SECRET_KEY: 'sk_live_x',
    PAYMONGO_WEBHOOK_SECRET: 'x',
    PAYMONGO_BASE_URL: world.url,
    VEROTEL_SHOP_ID: '1',
    VEROTEL_SIGNATURE_KEY: 'x',
    VEROTEL_BASE_URL: world.url,
    VEROTEL_API_USER: 'u',
    VEROTEL_API_SECRET: 'x',
    XENDIT_SECRET_KEY: 'x',
    XENDIT_CALLBACK_TOKEN: 'x',
    XENDIT_BASE_URL: world.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: world.url,
    SMTP_URL: smtpUrl('right'),
    MAIL_FROM: 'Likha <hello@likha.example>',
    ...settings,
  });
  const findings: Finding[] = [];
  const patient = { env, connectionString: tested.connectionString, now: () => now };
  await examine(patient, (finding) => void findings.push(finding), [examination]);
  return findings;
}

const faultsOf = (findings: Finding[]) =>
  findings.filter(({ level }) => level !== 'ok').map(({ says }) => says);

describe('a doctor who finds everything in order', () => {
  it.each([
    ['the store', store],
    ['mail', mail],
    ['providers', providers],
    ['the public address', outside],
    ['redis, where there is none', redis],
    ['the collector', collector],
  ])('says so of %s', async (_what, examination) => {
    const findings = await find(examination);
    expect(faultsOf(findings)).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
  });

  it('says so of the machine, but for what makes videos, which not every machine has', async () => {
    expect(faultsOf(await find(machine)).filter((says) => !/ffmpeg|are free/.test(says))).toEqual([]);
  });

  it('leaves no file behind', async () => {
    await find(store);
    await expect(stat(join(folder, 'media/doctor/probe.txt'))).rejects.toThrow('ENOENT');
  });
});

describe('a doctor', () => {
  it('finds a database that may lose what it has answered, as those of tests may', async () => {
    const findings = await find(database);
    expect(faultsOf(findings)).toContain(
      'fsync is off: money that was acknowledged may be gone after a crash',
    );
    expect(findings.map(({ says }) => says).join()).toMatch(/PostgreSQL \d+.*all \d+ migrations are applied/);
  });

  it('finds clocks that differ', async () => {
    const now = new Date(Date.now() + 20_000);
    expect(faultsOf(await find(database, { now })).join()).toMatch(/its clock is \d+ ms behind ours/);
  });

  it('finds a database that a newer version has migrated', async () => {
    const { drop, connectionString, pool } = await createTestDatabase();
    await pool.query(`insert into schema_migrations (name, checksum) values ('9999-later.sql', 'x')`);
    const [findings, env] = [[] as Finding[], readEnv({ DATA_DIR: folder })];
    await examine({ env, connectionString, now: () => new Date() }, (found) => void findings.push(found), [
      database,
    ]);
    await drop();
    expect(faultsOf(findings)).toContain('it was migrated by a newer version (9999-later.sql)');
  });

  it.each<[string, Examination, Record<string, unknown>, RegExp]>([
    ['a wrong password of the mail server', mail, { settings: { SMTP_URL: 'WRONG' } }, /Invalid login/],
    [
      'a mail server that is not there',
      mail,
      { settings: { SMTP_URL: 'smtp://127.0.0.1:1' } },
      /ECONNREFUSED/,
    ],
    [
      'a sender that does not exist',
      mail,
      { settings: { MAIL_FROM: 'Likha <no-reply@likha.test>' } },
      /which does not exist/,
    ],
    [
      'wrong keys of PayPal',
      providers,
      { 'POST /v1/oauth2/token': { status: 401, body: {} } },
      /PayPal refuses our keys \(401\)/,
    ],
    [
      'a webhook that goes elsewhere',
      providers,
      { 'GET /v1/notifications/webhooks/WH': { body: { url: 'https://old.example/', event_types: [] } } },
      /webhook goes to https:\/\/old\.example/,
    ],
    [
      'a provider without our webhook',
      providers,
      { 'GET /v1/webhooks': { body: { data: [] } } },
      /PayMongo has no webhook to/,
    ],
    [
      'a provider that does not answer in JSON',
      providers,
      { 'GET /v1/webhooks': { body: 'oops' } },
      /PayMongo refuses our key/,
    ],
    [
      'a collector that takes no metrics',
      collector,
      { 'POST /v1/metrics': { status: 404 } },
      /it answers 404 to metrics/,
    ],
    [
      'an acquirer that does not know our signature',
      providers,
      { 'GET /salestatus': { body: 'response: ERROR' } },
      /salestatus|Verotel|verotel/,
    ],
    [
      'a proxy that wants a sign-in of the acquirer',
      outside,
      { 'GET /api/webhooks/verotel': { status: 302 } },
      /verotel answers 302 to a GET/,
    ],
    ['a proxy that leads elsewhere', outside, { 'GET /healthz': { status: 502 } }, /healthz answers 502/],
    [
      'a webhook behind a password of the proxy',
      outside,
      { 'POST /api/webhooks/paypal': { status: 401, body: '<html>' } },
      /paypal answers 401 to a POST/,
    ],
    [
      'a Redis that is not there',
      redis,
      { settings: { REDIS_URL: 'redis://:s3cret@127.0.0.1:1' } },
      /ECONNREFUSED 127\.0\.0\.1:1/,
    ],
    [
      'backups that were never made',
      backups,
      { settings: { BACKUP_DIR: '/nowhere', BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}` } },
      /holds none/,
    ],
  ])('finds %s, says what to do, and never a password', async (_what, examination, change, says) => {
    if ((change.settings as Record<string, string> | undefined)?.SMTP_URL === 'WRONG')
      change.settings = { SMTP_URL: smtpUrl('s3cret-wrong') };
    const found = (await find(examination, change)).filter(({ level }) => level === 'fault');
    expect(found.map((finding) => finding.says).join('\n')).toMatch(says);
    expect(found.every(({ todo }) => todo)).toBe(true);
    expect(JSON.stringify(found)).not.toContain('s3cret');
  });

  it('finds what is wrong with videos that come from elsewhere', async () => {
    const SECRET = '6f1c9b7e02ad83566ec1f09d7b35a248';
    /** As an edge that works answers an address, but for what is said. */
    const found = async ({
      unsigned = 403,
      ...changed
    }: Partial<ScriptedAnswer> & { unsigned?: number } = {}) => {
      const headers = { 'access-control-allow-origin': world.url };
      const right = { status: 206, body: PROBE_CONTENT.slice(2, 6), headers, ...changed };
      const asked: string[] = [];
      const edge = await startScriptedServer(({ line }) => {
        asked.push(line);
        return /md5=[\w-]{22}&expires=\d+$/.test(line) ? right : { ...right, status: unsigned };
      });
      const settings = {
        MEDIA_DIRECT: 'edge',
        MEDIA_DIRECT_URL: `${edge.url}/bytes`,
        MEDIA_DIRECT_SECRET: SECRET,
      };
      const findings = await find(directMedia, { settings });
      edge.close();
      expect(asked).toHaveLength(2);
      expect(asked.every((line) => line.startsWith('GET /bytes/media/doctor/probe.mp4'))).toBe(true);
      expect(JSON.stringify(findings)).not.toMatch(/md5=|6f1c9b7e/);
      return faultsOf(findings).join();
    };
    expect(await found()).toBe('');
    expect(await found({ status: 403 })).toMatch(/answers 403 to an address of ours/);
    expect(await found({ status: 200, body: PROBE_CONTENT })).toMatch(/answers 200 to an address of ours/);
    expect(await found({ body: 'else' })).toMatch(/answers 206/);
    expect(await found({ headers: {} })).toMatch(/pages at .* may not read it/);
    expect(await found({ unsigned: 200 })).toMatch(/without a signature as well/);
    await expect(stat(join(folder, 'media/media/doctor/probe.mp4'))).rejects.toThrow('ENOENT');
    expect(faultsOf(await find(directMedia))).toEqual([]);
  });

  it('finds backups that are older than a day', async () => {
    const settings = { BACKUP_DIR: join(folder, 'backups'), BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}` };
    const made = (file: string) => join(folder, 'backups/2026-11-23T02-00-00-000Z', file);
    await mkdir(made(''), { recursive: true });
    await Promise.all(['manifest.zst.age', 'media.txt'].map((file) => writeFile(made(file), '')));
    const of = async (now: string) => faultsOf(await find(backups, { settings, now: new Date(now) })).join();
    expect(await of('2026-11-24T03:00:00Z')).toBe('');
    expect(await of('2026-11-24T06:00:00Z')).toBe('the newest is 28 hours old');
    expect(await of('2026-11-20T06:00:00Z')).toMatch(/which has not come yet/);
  });
});
