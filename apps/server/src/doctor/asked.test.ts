import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { readEnv } from '../env.ts';
import { createCipher } from '../platform/cipher.ts';
import { createKeys } from '../platform/keys.ts';
import { type ScriptedAnswer, startScriptedServer } from '../providers/http/scripted-server.fixture.ts';
import { KEY, SECRET, startLiveKitStandIn } from '../providers/live/livekit-stand-in.fixture.ts';
import { captchaOf } from './captcha.ts';
import { choices } from './choices.ts';
import type { Examination } from './finding.ts';
import { lettersOf } from './letters.ts';
import { livekit } from './livekit.ts';
import { startNameServer } from './name-server.fixture.ts';
import { push } from './push.queries.ts';
import { store } from './services.ts';

const APP_SECRET = '9f1c02ad83566ec1f09d7b35a2484b7e';
const PAID = { PAYPAL_CLIENT_ID: 'i', PAYPAL_CLIENT_SECRET: 's', PAYPAL_WEBHOOK_ID: 'w' };
const TAKEN = { PAYMONGO_SECRET_KEY: 'k', PAYMONGO_WEBHOOK_SECRET: 's' };
let tested: Awaited<ReturnType<typeof createTestDatabase>>;
let names: Awaited<ReturnType<typeof startNameServer>>;
let world: Awaited<ReturnType<typeof startScriptedServer>>;
let said: ScriptedAnswer = {};

beforeAll(async () => {
  tested = await createTestDatabase();
  names = await startNameServer({
    ...{ 'mail.likha.ph': 'mx', 'host.likha.ph': 'a', 'six.likha.ph': 'aaaa', 'empty.likha.ph': null },
  });
  world = await startScriptedServer(() => said);
});

afterAll(async () => {
  names.stop();
  world.close();
  await tested.drop();
});

/** Outside the demo. */
async function find(examination: Examination, settings: Record<string, string> = {}): Promise<string> {
  const env = readEnv({
    DEMO: 'false',
    PUBLIC_URL: 'https://likha.ph',
    APP_SECRET,
    ...PAID,
    ...TAKEN,
    ...settings,
  });
  const { connectionString } = tested;
  const found = await examination.look({ env, connectionString, now: () => new Date() });
  for (const { level, todo } of found) expect(Boolean(todo)).toBe(level !== 'ok');
  return found.map(({ level, says }) => `${level}: ${says}`).join('\n');
}

describe('a doctor and a store that answers without a word', () => {
  it.each([
    [403, 'the store refuses us (403)'],
    [404, 'the store has no such bucket (404)'],
  ])('reads %i', async (status, says) => {
    said = { status };
    const keys = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's'.repeat(40) };
    const found = await find(store, { ...keys, S3_ENDPOINT: world.url, S3_BUCKET: 'b' });
    expect(found).toBe(`fault: ${says}`);
  });
});

describe('a doctor and the captcha', () => {
  const SITE = `6L${'a'.repeat(38)}`;
  const HIDDEN = `6L${'b'.repeat(38)}`;
  const look = (codes: string[], keys: Record<string, string> = {}, success = false) => {
    said = { body: { success, 'error-codes': codes } };
    const settings = {
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SITE_KEY: SITE,
      RECAPTCHA_SECRET_KEY: HIDDEN,
      ...keys,
    };
    return find(captchaOf(world.url), settings);
  };

  it('asks whether the key is known by a token that nobody has', async () => {
    expect(await look(['invalid-input-response'])).toMatch(/^ok: reCAPTCHA knows our secret key/);
    expect(world.calls.at(-1)?.body).toBe(`secret=${HIDDEN}&response=doctor`);
    expect(await look(['invalid-input-secret'])).toMatch(
      /^fault: .*RECAPTCHA_SECRET_KEY \(invalid-input-secret\)/,
    );
    expect(await look(['invalid-input-response', 'invalid-input-secret'])).toMatch(/^fault/);
    expect(await look([], {}, true)).toMatch(/^fault: reCAPTCHA lets a token pass/);
  });

  it('finds keys that are none, the same, or those of tests, and never says them', async () => {
    const asked = world.calls.length;
    expect(await look([], { RECAPTCHA_SECRET_KEY: 'x' })).toBe(
      'fault: RECAPTCHA_SECRET_KEY is no key of reCAPTCHA',
    );
    expect(await look([], { RECAPTCHA_SECRET_KEY: SITE })).toBe('fault: both keys of reCAPTCHA are the same');
    const ofTests = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe';
    expect(await look([], { RECAPTCHA_SECRET_KEY: ofTests })).toMatch(
      /^fault: RECAPTCHA_SECRET_KEY is Google's for tests/,
    );
    expect(world.calls).toHaveLength(asked);
  });

  it('says that it cannot be asked, and asks nobody about our own', async () => {
    said = { status: 502, body: 'oops' };
    const settings = {
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SITE_KEY: SITE,
      RECAPTCHA_SECRET_KEY: HIDDEN,
    };
    expect(await find(captchaOf(world.url), settings)).toMatch(
      /^warning: reCAPTCHA cannot be asked: it answers 502/,
    );
    expect(await find(captchaOf('http://127.0.0.1:1'), settings)).toMatch(
      /^warning: reCAPTCHA cannot be asked: fetch failed/,
    );
    expect(await find(captchaOf(world.url))).toMatch(/^ok: our own/);
  });
});

describe('a doctor and letters', () => {
  const look = (CONTACT_EMAIL: string, servers = [names.address]) =>
    find(lettersOf(servers), { MAIL_FROM: 'Likha <no-reply@mail.likha.ph>', CONTACT_EMAIL });

  it('finds names that take no mail', async () => {
    expect(await look('us@host.likha.ph')).toBe(
      'ok: MAIL_FROM: mail.likha.ph takes mail\nok: CONTACT_EMAIL: host.likha.ph takes mail',
    );
    expect(await look('us@six.likha.ph')).toMatch(/\nok: CONTACT_EMAIL: six.likha.ph takes mail/);
    expect(await look('us@empty.likha.ph')).toMatch(/\nfault: CONTACT_EMAIL: empty.likha.ph takes no mail/);
    expect(await look('us@typo.likha.ph')).toMatch(/\nfault: CONTACT_EMAIL: typo.likha.ph takes no mail/);
    expect(await look('')).toMatch(/\nwarning: CONTACT_EMAIL is not set: nobody is told/);
  });

  it('does not take a name server that is away for a name that is', async () => {
    expect(await look('us@host.likha.ph', ['127.0.0.1:1'])).toMatch(
      /^warning: MAIL_FROM: whether .* cannot be asked \(E/,
    );
  });
});

describe('a doctor and push', () => {
  const settings = { PUSH_SERVICES: 'http://127.0.0.1:1', CONTACT_EMAIL: 'us@likha.ph' };
  const seal = (text: string, secret = APP_SECRET) =>
    createCipher(createKeys(Buffer.from(secret), null)('push'), { random: randomBytes }).seal(
      Buffer.from(text),
    );
  const keep = async (publicKey: string, sealed: Buffer) => {
    await tested.pool.query('delete from push_keys');
    await tested.pool.query('insert into push_keys (public_key, sealed) values ($1, $2)', [
      publicKey,
      sealed,
    ]);
  };

  it('finds keys that do not belong together, or are opened by nothing', async () => {
    const own = createECDH('prime256v1');
    const publicKey = own.generateKeys('base64url');
    expect(await find(push, settings)).toMatch(/^ok: its keys are made when the first device asks/);
    await keep(publicKey, seal(own.getPrivateKey('base64url')));
    expect(await find(push, settings)).toMatch(
      /^ok: its two keys belong together\nok: services may write to us@likha.ph/,
    );
    await keep(publicKey, seal(own.getPrivateKey('base64url'), 'another'.repeat(8)));
    expect(await find(push, settings)).toMatch(/^fault: its private key is not opened by APP_SECRET/);
    own.generateKeys();
    await keep(publicKey, seal(own.getPrivateKey('base64url')));
    expect(await find(push, settings)).toMatch(/^fault: its two keys do not belong together/);
  });

  it('finds whom services cannot write to, and services that cannot be asked', async () => {
    expect(await find(push, { ...settings, CONTACT_EMAIL: 'us@likha.test' })).toMatch(
      /fault: services are told to write to us@likha.test/,
    );
    expect(await find(push, settings)).toMatch(/warning: http:\/\/127.0.0.1:1 cannot be asked: fetch failed/);
    expect(await find(push, { ...settings, PUSH_SERVICES: world.url })).toMatch(/ok: http:.* can be reached/);
    expect(await find(push, { ...settings, PUSH_SERVICES: 'push.example:99' })).toMatch(
      /fault: PUSH_SERVICES: push.example:99 fits no/,
    );
  });
});

describe('a doctor and who carries live pictures', () => {
  it('finds keys that are not taken', async () => {
    const standIn = await startLiveKitStandIn();
    const of = (secret: string) =>
      find(livekit, { LIVEKIT_URL: standIn.url, LIVEKIT_API_KEY: KEY, LIVEKIT_API_SECRET: secret });
    expect(await of(SECRET)).toMatch(/^ok: .* takes our keys/);
    expect(await of('x'.repeat(40))).toMatch(/^fault: .* does not list rooms for us/);
    await standIn.stop();
  });
});

describe('a doctor and what was chosen', () => {
  const RIGHT = { NEUTRAL_NAME: 'Perlas Media', METRICS_TOKEN: 't', VIEW_CACHE_MB: '50' };
  it.each([
    [{ NEUTRAL_NAME: 'LKH Online' }, /NEUTRAL_NAME is the one of everybody/],
    [{ KYC_REVIEW: 'auto' }, /nobody looks at who creators are/],
    [{ REVIEW_FIRST_UPLOADS: '0' }, /REVIEW_FIRST_UPLOADS is 0/],
    [{ PLAIN_CONNECTIONS: 'anywhere' }, /PLAIN_CONNECTIONS is anywhere/],
    [{ METRICS_TOKEN: '' }, /METRICS_TOKEN is not set/],
    [{ BACKUP_DIR: '/backups' }, /BACKUP_KEEP_DAYS is not set/],
    [{ APP_SECRET_PREVIOUS: 'c41b7e02ad83566ec1f09d7b35a2489d' }, /APP_SECRET_PREVIOUS is set/],
    [{ APP_SECRET: undefined, DATA_DIR: '/nowhere' }, /the first start makes one, and it is in no backup/],
    [{ LOG_LEVEL: 'silent' }, /LOG_LEVEL is silent/],
    [{ LOG_LEVEL: 'trace' }, /LOG_LEVEL is trace/],
    [{ VIEW_CACHE_MB: '1000000', DATA_DIR: '/tmp' }, /VIEW_CACHE_MB is 1000000/],
  ])('says of %j what it means', async (changed, says) => {
    expect(await find(choices, RIGHT)).toBe('ok: none that is odd');
    const found = await find(choices, { ...RIGHT, ...changed } as Record<string, string>);
    expect(found).toMatch(says);
    expect(found).toMatch(/^warning: [^\n]*$/);
  });
});
