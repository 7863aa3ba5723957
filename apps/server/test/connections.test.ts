import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { settlePurchase } from '../src/modules/credits/index.ts';
import { createDatabase, createPool } from '../src/platform/database/index.ts';
import type { Person } from './factory.ts';
import { addressOf, jpeg, sendForm } from './forms.ts';
import { type Harness, useHarness } from './harness.ts';

const harness = useHarness();

/** The same app with one connection: who takes a second one while holding the first waits for ever. */
const narrow = {} as Harness;
const pool = () =>
  createPool({ connectionString: harness.connectionString, maxConnections: 1, statementTimeoutMs: 20_000 });
let onlyOne: ReturnType<typeof pool>;

beforeAll(async () => {
  onlyOne = pool();
  const deps = { ...harness.deps, db: createDatabase(onlyOne) };
  Object.assign(narrow, harness, {
    deps,
    app: await buildApp(deps, { rateLimits: { check: async () => undefined } }),
  });
  await addressOf(narrow);
});
afterAll(async () => {
  await narrow.app.close();
  await onlyOne.end();
});

async function call(method: 'GET' | 'POST', url: string, person?: Person, payload?: object) {
  const answer = await narrow.app.inject({
    method,
    url: `/api${url}`,
    headers: person?.headers ?? {},
    payload,
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}

describe('every use case', () => {
  it('takes one connection at a time', async () => {
    const [creator, admin] = [await harness.factory.creator(), await harness.factory.admin()];
    const fan = await harness.factory.fan();
    await call('POST', '/auth/register', undefined, {
      full_name: 'Isang Tao',
      email: 'isang.tao@example.test',
      password: 'isang-mahabang-salita',
      user_type: 'creator',
      date_of_birth: '1990-01-01',
      recaptcha_token: 'solved-one',
    });
    await call('POST', '/auth/login', undefined, {
      email: 'isang.tao@example.test',
      password: 'isang-mahabang-salita',
    });
    const form = { fields: { title: 'One', content: 'One', is_ppv: '1', credit_price: '20' } };
    const post = await sendForm(narrow, creator.headers, { ...form, files: [{ content: await jpeg() }] });
    expect(post.statusCode).toBe(201);
    const order = { credit_amount: 100, payment_method: 'paypal', original_amount: 100, final_amount: 100 };
    const { purchase_id } = await call('POST', '/credits/purchase', fan, order);
    harness.paypal.pay(purchase_id);
    await settlePurchase(narrow.deps, purchase_id);
    await call('POST', '/credits/unlock', fan, { content_id: post.json().id });
    await call('POST', '/credits/admin/conversion-rate', admin, { php_per_credit: 1.1 });
    for (const url of ['/credits/wallet', '/auth/me', '/content/feed']) await call('GET', url, fan);
    await call('GET', '/earnings', creator);
    await call('POST', '/auth/logout', fan);
  });
});
