import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../../../sandbox/src/app.ts';
import { readEnv } from '../env.ts';
import type { Examination } from './finding.ts';
import { outside } from './outside.ts';
import { pagesOf } from './pages.ts';
import { providers } from './providers.ts';
import { rehearsal } from './rehearsal.ts';

/** What `ops/host/settings.env` says of who takes the money, at the real sandbox. */
let sandbox: Awaited<ReturnType<typeof buildSandbox>>;
let folder: string;
const PUBLIC_URL = 'https://likha.example';

beforeAll(async () => {
  const hook = (name: string) => `${PUBLIC_URL}/api/webhooks/${name}`;
  sandbox = await buildSandbox({
    webhookUrls: { paypal: hook('paypal'), paymongo: hook('paymongo'), verotel: null, xendit: null },
  });
  await sandbox.listen({ port: 0, host: '127.0.0.1' });
  folder = mkdtempSync(join(tmpdir(), 'likha-pages-'));
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

async function find(examination: Examination, settings: Record<string, string> = {}): Promise<string[]> {
  const env = readEnv({
    DEMO: 'false',
    PUBLIC_URL,
    PAYPAL_CLIENT_ID: 'sandbox-client',
    PAYPAL_CLIENT_SECRET: 'sandbox-client-secret',
    PAYPAL_WEBHOOK_ID: 'SANDBOXWEBHOOK',
    PAYMONGO_SECRET_KEY: 'sk_test_sandbox',
    PAYMONGO_WEBHOOK_SECRET: 'whsk_sandbox',
    ...settings,
  });
  const found = await examination.look({ env, connectionString: null, now: () => new Date() });
  return found.map(({ level, says }) => `${level}: ${says}`);
}

const atSandbox = () => ({
  PAYPAL_BASE_URL: sandbox.listeningOrigin,
  PAYMONGO_BASE_URL: sandbox.listeningOrigin,
});

describe('a rehearsal with the payment sandbox', () => {
  it('is in order for a doctor, webhooks as well', async () => {
    const found = await find(providers, atSandbox());
    expect(found.filter((says) => !says.startsWith('ok: '))).toEqual([]);
    expect(found).toContain("ok: PayPal's webhook comes to us");
    expect(found).toContain("ok: PayMongo's webhook comes to us");
  });

  it('is found at fault where the sandbox tells somebody else, or another key is given', async () => {
    expect(await find(providers, { ...atSandbox(), PUBLIC_URL: 'https://other.example' })).toContain(
      `fault: PayPal's webhook goes to ${PUBLIC_URL}/api/webhooks/paypal`,
    );
    expect(await find(providers, { ...atSandbox(), PAYPAL_WEBHOOK_ID: 'ANOTHER' })).toContain(
      'fault: PayPal knows no webhook PAYPAL_WEBHOOK_ID (404)',
    );
  });

  it('names who cannot be asked, and looks at the others', async () => {
    const found = await find(providers, { ...atSandbox(), PAYPAL_BASE_URL: 'http://127.0.0.1:1' });
    expect(found[0]).toMatch(/^fault: PAYPAL cannot be asked: fetch failed/);
    expect(found).toContain("ok: PayMongo's webhook comes to us");
  });

  it('names PUBLIC_URL where nobody answers there, and asks for no webhook of who tells nothing', async () => {
    expect(await find(outside, { PUBLIC_URL: 'https://127.0.0.1:1' })).toEqual([
      expect.stringMatching(/^fault: PUBLIC_URL: https:\/\/127\.0\.0\.1:1 cannot be asked: fetch failed/),
    ]);
    const found = await find(outside, { PUBLIC_URL: sandbox.listeningOrigin });
    expect(found.filter((says) => says.includes('webhooks/xendit'))).toEqual([]);
    expect(found.filter((says) => says.includes('webhooks/paypal'))).toHaveLength(1);
    const keys = { XENDIT_SECRET_KEY: 'x', XENDIT_CALLBACK_TOKEN: 'x' };
    const told = await find(outside, { PUBLIC_URL: sandbox.listeningOrigin, ...keys });
    expect(told.filter((says) => says.includes('webhooks/xendit'))).toHaveLength(1);
  });

  it('is not taken for the real thing', async () => {
    const origin = sandbox.listeningOrigin;
    expect(await find(rehearsal, atSandbox())).toEqual([
      `warning: PAYPAL_BASE_URL: ${origin} is not PayPal, and no money moves`,
      `warning: PAYMONGO_BASE_URL: ${origin} is not PayMongo, and no money moves`,
    ]);
    expect(await find(rehearsal, { PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com' })).toEqual([
      'warning: PAYPAL_BASE_URL: https://api-m.sandbox.paypal.com is not PayPal, and no money moves',
      'warning: PAYMONGO_SECRET_KEY is one for tests, and no money moves',
    ]);
    const real = { PAYMONGO_SECRET_KEY: 'sk_live_x', VEROTEL_BASE_URL: 'https://secure.billing.creditcard' };
    expect(await find(rehearsal, real)).toEqual(['ok: no stand-in takes the place of a provider']);
  });
});

describe('pages', () => {
  it('are missed where nothing is built, but of a worker', async () => {
    expect(await find(pagesOf(folder))).toEqual(['fault: the web app is not built: no page is shown']);
    const worker = { ROLE: 'worker', DATABASE_URL: 'postgresql://localhost/likha' };
    expect(await find(pagesOf(folder), worker)).toEqual(['ok: the web nodes show them']);
    for (const file of ['dist/index.html', 'dist-server/entry-server.js']) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), '');
    }
    expect(await find(pagesOf(folder))).toEqual(['ok: the web app is built']);
  });
});
