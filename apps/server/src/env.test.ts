import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EDGE, live, refusalOf, STRONG } from './env.fixture.ts';
import { forgetSecrets, KEEPING, readEnv, readKeepingEnv, readSecret, SECRETS } from './env.ts';

const LIVEKIT = {
  LIVEKIT_URL: 'wss://livekit.example',
  LIVEKIT_API_KEY: 'x',
  LIVEKIT_API_SECRET: 'x'.repeat(40),
};

const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

describe('the environment', () => {
  it('needs nothing: then it is the demo on this machine', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      DEMO: true,
      REVIEW_FIRST_UPLOADS: 10,
      KYC_REVIEW: 'auto',
      TWO_FACTOR_FOR: 'nobody',
      VIEW_CACHE_MB: 2000,
    });
  });

  it('needs neither PayPal nor PayMongo where there is an acquirer for adult merchants', () => {
    const VEROTEL = { VEROTEL_SHOP_ID: '1', VEROTEL_SIGNATURE_KEY: 'x' };
    expect(readEnv({ DATABASE_URL: live.DATABASE_URL, ...VEROTEL })).toMatchObject({
      DEMO: false,
      VEROTEL_CURRENCY: 'USD',
    });
  });

  it('has one replica or several', () => {
    const DATABASE_READ_URL = 'postgresql://u:p%2Cq@r/d, postgres://u@/d?host=%2Frun';
    expect(readEnv({ ...live, DATABASE_READ_URL })).toMatchObject({
      DATABASE_READ_URL: ['postgresql://u:p%2Cq@r/d', 'postgres://u@/d?host=%2Frun'],
      DATABASE_READ_LAG_SECONDS: 5,
    });
    expect(readEnv(live).DATABASE_READ_URL).toBeUndefined();
  });

  it('has headers for a collector', () => {
    const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Bearer%20abc==, x-team=likha';
    expect(readEnv({ ...COLLECTOR, OTEL_EXPORTER_OTLP_HEADERS }).OTEL_EXPORTER_OTLP_HEADERS).toEqual({
      authorization: 'Bearer abc==',
      'x-team': 'likha',
    });
  });

  it('takes an empty value for none', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: '' }).PORT).toBe(3000);
  });

  it.each(['Likha', 'LIKHA PH', 'x'.repeat(23), 'abc', '1234', 'Café PH', 'A, B'])(
    'does not take %j for the name on statements',
    (name) => expect(() => readEnv({ NEUTRAL_NAME: name })).toThrow(/^NEUTRAL_NAME: must/),
  );

  it('is no demo with a database of its own', () => {
    expect(readEnv(live)).toMatchObject({ DEMO: false, TWO_FACTOR_FOR: 'staff' });
    expect(readEnv({ ...live, PUBLIC_URL: 'https://likha.example/' }).PUBLIC_URL).toBe(
      'https://likha.example',
    );
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'likha.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://likha.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://h/d' }, 'DATABASE_URL'],
    [{ ...live, DATABASE_READ_URL: 'postgresql://u@r/d,mysql://h/d' }, 'DATABASE_READ_URL'],
    [{ DATABASE_READ_URL: 'postgresql://u@r/d' }, 'DATABASE_URL'],
    [{ DATABASE_READ_LAG_SECONDS: '0' }, 'DATABASE_READ_LAG_SECONDS'],
    [{ REDIS_URL: 'h:6379' }, 'REDIS_URL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET'],
    [{ APP_SECRET_PREVIOUS: 'short' }, 'APP_SECRET_PREVIOUS'],
    [{ APP_SECRET: STRONG, APP_SECRET_PREVIOUS: STRONG }, 'APP_SECRET_PREVIOUS'],
    [{ APP_SECRET: '' }, 'APP_SECRET'],
    [{ APP_SECRET: 'x'.repeat(64) }, 'APP_SECRET'],
    [{ APP_SECRET: 'change-me-'.repeat(5) }, 'APP_SECRET'],
    [{ VIEW_CACHE_MB: '0' }, 'VIEW_CACHE_MB'],
    [{ REVIEW_FIRST_UPLOADS: '-1' }, 'REVIEW_FIRST_UPLOADS'],
    [{ KYC_REVIEW: 'never' }, 'KYC_REVIEW'],
    [{ TWO_FACTOR_FOR: 'nobody' }, 'TWO_FACTOR_FOR'],
    [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL'],
    [{ S3_ENDPOINT: 'http://s3' }, 'S3_BUCKET'],
    [{ LIVEKIT_URL: 'https://livekit.example' }, 'LIVEKIT_URL'],
    [{ LIVEKIT_URL: 'wss://livekit.example', LIVEKIT_API_KEY: 'x' }, 'LIVEKIT_API_SECRET'],
    [{ ...LIVEKIT, LIVEKIT_API_SECRET: 'short' }, 'LIVEKIT_API_SECRET'],
    [{ ...LIVEKIT, LIVEKIT_URL: 'ws://livekit.example' }, 'LIVEKIT_URL'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=x' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ ...COLLECTOR, OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example.com' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ ...COLLECTOR, OTEL_EXPORTER_OTLP_HEADERS: 'authorization' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ ...COLLECTOR, OTEL_EXPORTER_OTLP_HEADERS: 'a=%0Ab' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ ...COLLECTOR, OTEL_TRACES_SAMPLER_ARG: '1.1' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ ...COLLECTOR, OTEL_METRIC_EXPORT_INTERVAL: '10' }, 'OTEL_METRIC_EXPORT_INTERVAL'],
    [{ PAYPAL_CLIENT_ID: 'x' }, 'PAYPAL_CLIENT_SECRET'],
    [{ PAYMONGO_SECRET_KEY: 'x' }, 'PAYMONGO_WEBHOOK_SECRET'],
    [{ VEROTEL_SHOP_ID: '1' }, 'VEROTEL_SIGNATURE_KEY'],
    [{ VEROTEL_SHOP_ID: 'shop', VEROTEL_SIGNATURE_KEY: 'x' }, 'VEROTEL_SHOP_ID'],
    [{ VEROTEL_API_USER: 'x' }, 'VEROTEL_SHOP_ID'],
    [{ VEROTEL_CURRENCY: 'PHP' }, 'VEROTEL_CURRENCY'],
    [{ CAPTCHA_PROVIDER: 'recaptcha' }, 'RECAPTCHA_SITE_KEY'],
    [{ ROLE: 'worker' }, 'DATABASE_URL'],
    [{ DEMO: 'false' }, 'PAYPAL_CLIENT_ID'],
    [{ ...live, REDIS_URL: 'redis://h' }, 'APP_SECRET'],
    [{ ...live, DATABASE_URL: 'postgresql://u:p@db.example.com/d' }, 'DATABASE_URL'],
    [{ ...live, DATABASE_URL: 'postgresql://u:p@db.example.com/d?sslmode=prefer' }, 'DATABASE_URL'],
    [{ ...live, DATABASE_URL: 'postgresql://u@/d?host=db.example.com' }, 'DATABASE_URL'],
    [{ ...live, DATABASE_URL: 'postgresql://u@localhost/d?host=203.0.113.5' }, 'DATABASE_URL'],
    [{ ...live, DATABASE_URL: 'postgresql://u@[2001:db8::1]/d' }, 'DATABASE_URL'],
    [
      { ...live, DATABASE_READ_URL: 'postgresql://u@r/d, postgresql://u:p@db.example.com/d' },
      'DATABASE_READ_URL',
    ],
    [{ ...live, APP_SECRET: STRONG, REDIS_URL: 'redis://:p@203.0.113.7:6379' }, 'REDIS_URL'],
    [
      {
        S3_ENDPOINT: 'http://s3.example.com',
        S3_BUCKET: 'a',
        S3_ACCESS_KEY_ID: 'b',
        S3_SECRET_ACCESS_KEY: 'c',
      },
      'S3_ENDPOINT',
    ],
    [{ ...live, PUBLIC_URL: 'http://likha.example' }, 'PUBLIC_URL'],
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'proxy.example' }, 'TRUST_PROXY'],
    [{ PUBLIC_URL: 'https://likha.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://192.168.1.7:3000' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://test' }, 'PUBLIC_URL'],
  ])('%j stops the start with one line that begins with %s', (source, name) => {
    expect(refusalOf(source)).toMatch(new RegExp(`^${name}\\b[^\\n]*: [^\\n]+$`));
  });

  it('takes a LiveKit server, near without TLS', () => {
    expect(readEnv(LIVEKIT)).toMatchObject(LIVEKIT);
    expect(readEnv({ ...LIVEKIT, LIVEKIT_URL: 'ws://livekit:7880' }).LIVEKIT_URL).toBe('ws://livekit:7880');
  });

  it.each([
    'postgresql://u:p@db.example.com/d?sslmode=verify-full',
    'postgresql://u:p@postgres:5432/d',
    'postgresql://u:p@10.1.2.3/d',
    'postgresql://u@/d?host=%2Frun%2Fpostgresql',
    'postgresql://u@[fd00::1]/d',
  ])('reaches a database at %s', (DATABASE_URL) => {
    expect(readEnv({ ...live, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });

  it('goes without TLS over a public network when told so', () => {
    const DATABASE_URL = 'postgresql://u:p@db.example.com/d';
    expect(readEnv({ ...live, DATABASE_URL, PLAIN_CONNECTIONS: 'anywhere' }).DATABASE_URL).toBe(DATABASE_URL);
  });

  it('has an address without TLS where that leads to this machine alone, or when told so', () => {
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://likha.test'])
      expect(readEnv({ ...live, PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
    const PUBLIC_URL = 'http://likha.example';
    expect(readEnv({ ...live, PUBLIC_URL, PLAIN_CONNECTIONS: 'anywhere' }).PUBLIC_URL).toBe(PUBLIC_URL);
  });

  it('lets the demo be public when told so', () => {
    expect(readEnv({ HOST: '0.0.0.0', DEMO_PUBLIC: 'true' }).DEMO).toBe(true);
  });
});

describe('the secret', () => {
  it('is made once, kept in the data folder and read by its owner only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'likha-secret-'));
    const env = readEnv({ DATA_DIR: folder });
    const first = readSecret(env);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readSecret(env).equals(first)).toBe(true);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true, force: true });
  });

  it('is the one that was given', () => {
    const given = STRONG;
    expect(readSecret(readEnv({ APP_SECRET: given })).toString()).toBe(given);
  });
});

describe('the secrets of a role', () => {
  const all = {
    ...live,
    ...LIVEKIT,
    APP_SECRET: STRONG,
    APP_SECRET_PREVIOUS: STRONG.replace('4', '5'),
    DATABASE_READ_URL: 'postgresql://u@r/d',
    REDIS_URL: 'rediss://r',
    S3_ENDPOINT: 'https://s',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
    ...EDGE,
    METRICS_TOKEN: 'm',
    VEROTEL_SHOP_ID: '1',
    VEROTEL_SIGNATURE_KEY: 'v',
    VEROTEL_API_USER: 'u',
    VEROTEL_API_SECRET: 'w',
    XENDIT_SECRET_KEY: 'x',
    XENDIT_CALLBACK_TOKEN: 'y',
    CAPTCHA_PROVIDER: 'recaptcha',
    RECAPTCHA_SITE_KEY: 'r',
    RECAPTCHA_SECRET_KEY: 'z',
    SMTP_URL: 'smtps://h',
    ...COLLECTOR,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=x',
    PUBLIC_URL: 'https://likha.example',
  };
  const names = Object.keys(SECRETS) as (keyof typeof SECRETS)[];
  const table = async (role: 'web' | 'worker') => {
    const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| (`[A-Z_`, 3]+`) +\| (yes| {3}) \| (yes| {3})/gm)];
    const column = role === 'web' ? 2 : 3;
    return rows.flatMap((row) => (row[column] === 'yes' ? (row[1]?.match(/\w+/g) ?? []) : []));
  };

  it.each(['web', 'worker'] as const)('are those that docs/operations.md says: %s', async (role) => {
    const env = readEnv({ ...all, ROLE: role });
    expect(names.filter((name) => env[name] !== undefined).sort()).toEqual((await table(role)).sort());
    // The others may be left out.
    const own = Object.entries(all).filter(([name]) => !(name in SECRETS) || env[name as 'APP_SECRET']);
    expect(readEnv({ ...Object.fromEntries(own), ROLE: role })).toEqual(env);
    for (const [needed, given] of [
      ['PAYMONGO_WEBHOOK_SECRET', 'web'],
      ['XENDIT_CALLBACK_TOKEN', 'web'],
      ['XENDIT_SECRET_KEY', 'worker'],
    ])
      if (given === role)
        expect(() => readEnv({ ...all, ROLE: role, [needed as string]: '' })).toThrow(needed as string);
  });

  it('are everything that is called one', () => {
    const called = Object.keys(readEnv(all)).filter((name) =>
      /SECRET|OTLP_HEADERS|TOKEN|KEY|_URL/.test(name),
    );
    const open = ['PASSKEY_RSA', 'PUBLIC_URL', 'MEDIA_DIRECT_URL', 'LIVEKIT_URL', 'RECAPTCHA_SITE_KEY'];
    expect([...names].sort()).toEqual(called.filter((name) => !open.includes(name)).sort());
  });

  it('are forgotten by the environment, and nothing else is', () => {
    const environment: NodeJS.ProcessEnv = { ...all, ADMIN_PASSWORD: 'p', PATH: '/bin' };
    forgetSecrets(environment);
    const open = Object.keys(all).filter((name) => !(name in SECRETS));
    expect(Object.keys(environment).sort()).toEqual([...open, 'PATH'].sort());
  });
});

describe('commands about what is kept', () => {
  const kept = { DATABASE_URL: 'postgresql://u@db/l', APP_SECRET: STRONG, BACKUP_DIR: '/backups' };

  it('are told of that and need nothing else, also outside of the demo', () => {
    const env = readKeepingEnv({ ...kept, PAYPAL_CLIENT_ID: 'p', SMTP_URL: 'nonsense' });
    expect(env).toMatchObject(kept);
    expect(Object.keys(env).filter((name) => !KEEPING.includes(name))).toEqual([]);
  });

  it.each([
    [{ S3_ENDPOINT: 'https://s' }, 'S3_BUCKET'],
    [{ DATABASE_URL: 'postgresql://u@db.example.com/l' }, 'DATABASE_URL'],
    [{ APP_SECRET_PREVIOUS: STRONG }, 'APP_SECRET_PREVIOUS'],
    [{ APP_SECRET: '' }, 'APP_SECRET'],
    [{ BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS'],
  ])('refuse %j by its name', (given, name) => {
    expect(() => readKeepingEnv({ ...kept, ...given })).toThrow(name);
  });
});
