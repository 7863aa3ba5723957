import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { payMongoAuthorization } from './sandbox.fixture.ts';

let folder: string;
let statePath: string;
let child: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  statePath = path.join(folder, 'state.jsonl');
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

/** The real process, on a free port. @returns its address */
async function start(): Promise<string> {
  child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { SANDBOX_PORT: '0', SANDBOX_STATE: statePath },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout ?? []) {
    const address = /http:\S+/.exec(String(chunk))?.[0];
    if (address) return address;
  }
  throw new Error('the sandbox did not start');
}

function kill(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

async function openSession(address: string, reference: string): Promise<string> {
  const attributes = {
    line_items: [{ name: 'Credits', quantity: 1, amount: 5_000, currency: 'PHP' }],
    payment_method_types: ['card'],
    reference_number: reference,
    success_url: 'https://shop.test/return',
    cancel_url: 'https://shop.test/cancel',
  };
  const response = await fetch(`${address}/v1/checkout_sessions`, {
    method: 'POST',
    headers: {
      authorization: payMongoAuthorization,
      'content-type': 'application/json',
      'idempotency-key': reference,
    },
    body: JSON.stringify({ data: { attributes } }),
  });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

async function stateOf(address: string) {
  const response = await fetch(`${address}/sandbox/orders`);
  return (await response.json()) as { orders: { id: string; payment: string; paymentId: string }[] };
}

test('everything answered before kill -9 is there after it', async () => {
  const first = await start();
  const ids = await Promise.all(Array.from({ length: 20 }, (_, number) => openSession(first, `p${number}`)));
  const body = new URLSearchParams({ action: 'approve' });
  await fetch(`${first}/pay/${ids[0]}`, { method: 'POST', body, redirect: 'manual' });
  const before = await stateOf(first);
  expect(before.orders).toHaveLength(20);

  await kill();
  appendFileSync(statePath, '{"order":{"id":"half');
  const second = await start();
  expect(await stateOf(second)).toEqual(before);
  expect(await openSession(second, 'p3')).toBe(ids[3]);
  expect(await openSession(second, 'p99')).not.toBe(ids[3]);
  await kill();
  const third = await start();
  expect((await stateOf(third)).orders).toHaveLength(21);
});

test('a setting that is wrong stops the start and is named', async () => {
  const env = { SANDBOX_PORT: '0', SANDBOX_PAYMONGO_SECRET_KEY: 'sk_live_real' };
  child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env, stdio: 'pipe' });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(1);
  expect(errors).toBe('sandbox: SANDBOX_PAYMONGO_SECRET_KEY must be a test key (sk_test_…)\n');
});
