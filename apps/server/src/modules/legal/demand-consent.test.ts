import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { bringIntoForce, TWO_VERSIONS } from './legal.fixture.ts';

const harness = useHarness({ deps: { legalVersions: TWO_VERSIONS } });
let creator: Person;
let before: { fan: Person; key: string; post: string; answer: unknown };

function unlock(fan: Person, post: string, key: string = harness.deps.ids.next()) {
  const headers = { ...fan.headers, 'idempotency-key': key };
  const payload = { content_id: post };
  return harness.app.inject({ method: 'POST', url: '/api/credits/unlock', headers, payload });
}

const balanceOf = async ({ headers }: Person) =>
  (await harness.app.inject({ url: '/api/credits/wallet', headers })).json().balance;

const accept = ({ headers }: Person) =>
  harness.app.inject({ method: 'POST', url: '/api/auth/consent', headers, payload: { version: '1.1' } });

beforeAll(async () => {
  creator = await harness.factory.creator();
  const [fan, post, key] = [
    await harness.factory.fan({ credits: 100 }),
    await harness.factory.post(creator.id, { price: 10 }),
    harness.deps.ids.next(),
  ];
  const answer = await unlock(fan, post, key);
  expect(answer.statusCode).toBe(200);
  before = { fan, key, post, answer: answer.json() };
  await bringIntoForce(harness);
});

describe('from the day of a new version on', () => {
  it('what moves money is refused, takes nothing, and goes through under the same key once it is accepted', async () => {
    const fan = await harness.factory.fan({ credits: 50 });
    const post = await harness.factory.post(creator.id, { price: 20 });
    const key = harness.deps.ids.next();
    expect(expectRefusal(await unlock(fan, post, key))).toMatchObject({
      code: 'consent_required',
      detail: 'Our documents have a new version, 1.1. Please accept it first.',
    });
    expect(await balanceOf(fan)).toBe(50);
    expect((await accept(fan)).statusCode).toBe(200);
    const answer = await unlock(fan, post, key);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await balanceOf(fan)).toBe(30);
  });

  it('goes through at once for those who accept in two tabs, which is on record once', async () => {
    const fan = await harness.factory.fan({ credits: 50 });
    const post = await harness.factory.post(creator.id, { price: 20 });
    const answers = await Promise.all([accept(fan), unlock(fan, post), accept(fan), accept(fan)]);
    expect([200, 403]).toContain(answers[1]?.statusCode);
    expect((await unlock(fan, post)).statusCode).toBe(200);
    const consents = await harness.deps.db
      .selectFrom('legal_consents')
      .select('version')
      .where('person_id', '=', fan.id)
      .execute();
    expect(consents).toEqual([{ version: '1.1' }]);
  });

  it('what was answered before is answered again', async () => {
    const again = await unlock(before.fan, before.post, before.key);
    expect(again.json()).toEqual(before.answer);
    expect(again.statusCode).toBe(200);
  });

  it('a creator changes the price of a month only once it is accepted, and everything else of the profile', async () => {
    const { headers } = await harness.factory.creator();
    const change = (payload: object) =>
      harness.app.inject({ method: 'PUT', url: '/api/users/me', headers, payload });
    expect((await change({ bio: 'Sunsets over Manila Bay.' })).statusCode).toBe(200);
    expect(expectRefusal(await change({ bio: 'Other words.', subscription_price: 250 }))).toMatchObject({
      code: 'consent_required',
    });
    expect((await change({ subscription_price: null })).statusCode).toBe(403);
    const { bio } = (await harness.app.inject({ url: '/api/auth/me', headers })).json().user;
    expect(bio).toBe('Sunsets over Manila Bay.');
  });

  it('ending a subscription, the own data and the wallet stay open', async () => {
    const { headers } = before.fan;
    const open = [
      { method: 'DELETE', url: `/api/creators/${creator.id}/subscription` },
      { method: 'GET', url: '/api/credits/wallet' },
      { method: 'GET', url: '/api/auth/me/deletion' },
    ] as const;
    for (const call of open) {
      const answer = await harness.app.inject({ ...call, headers });
      expect(answer.json().code).not.toBe('consent_required');
    }
  });
});
