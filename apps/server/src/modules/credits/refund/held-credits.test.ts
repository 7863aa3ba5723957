import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { renewSubscriptions } from '../../subscriptions/renew-subscriptions.ts';
import { startSubscription } from '../../subscriptions/start-subscription.ts';
import { balanceOf } from '../settle/purchase.fixture.ts';
import { ask, bought, decide, seen } from './refunds.fixture.ts';
import { withdrawRefund } from './withdraw-refund.ts';

/** What an open refund request holds (P291). Fake: providers and clock. */
const harness = useHarness();
let creator: Person;

beforeEach(async () => {
  creator = await harness.factory.creator();
});

const post = (fan: Person, url: string, payload: object) =>
  harness.app.inject({ method: 'POST', url: `/api${url}`, headers: fan.headers, payload });

async function unlock(fan: Person, price = 100) {
  const content_id = await harness.factory.post(creator.id, { price });
  return post(fan, '/credits/unlock', { content_id });
}

const tip = (fan: Person, credits: number) => post(fan, `/creators/${creator.id}/tips`, { credits });

function withdraw(fan: Person, id: string) {
  const url = `/api/credits/purchases/${id}/refund-request`;
  return harness.app.inject({ method: 'DELETE', url, headers: fan.headers });
}

describe('an open refund request', () => {
  it('holds its credits, and whoever spends others can', async () => {
    const { fan, id } = await bought(harness);
    await bought(harness, { credits: 50 }, fan);
    await ask(harness, fan, id);
    const refused = await unlock(fan, 60);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'credits_held']);
    expect(refused.json().detail).toMatch(/holds 100 of your credits, and 50 are free.*withdraw the request/);
    expect((await tip(fan, 51)).json().code).toBe('credits_held');
    expect([await balanceOf(harness, fan), (await tip(fan, 50)).statusCode]).toEqual([150, 201]);
  });

  it('holds them for a renewal, too, which is tried again', async () => {
    const { fan, id } = await bought(harness);
    await harness.deps.db
      .updateTable('users')
      .set({ subscription_price_centavos: 5_000 })
      .where('id', '=', creator.id)
      .execute();
    const start = { shownCredits: 50, correlationId: harness.deps.ids.next() };
    await ask(harness, fan, id);
    await expect(startSubscription(harness.deps, fan.viewer, creator.id, start)).rejects.toMatchObject({
      code: 'credits_held',
    });
    await bought(harness, { credits: 50 }, fan);
    await startSubscription(harness.deps, fan.viewer, creator.id, start);
    // A session has ended by then, so the calls are not used.
    const left = async () => (await readFigures(harness.deps.db, accounts.fanWallet(fan.id))).balance;
    harness.clock.advance(31 * 24 * 3_600_000);
    await renewSubscriptions(harness.deps);
    expect(await left()).toBe(100);
    await withdrawRefund(harness.deps, fan.viewer, id);
    harness.clock.advance(24 * 3_600_000);
    await renewSubscriptions(harness.deps);
    expect(await left()).toBe(50);
  });

  it('can be withdrawn until it is decided, which frees them; it cannot be asked for again', async () => {
    const { fan, id } = await bought(harness);
    expect((await withdraw(fan, id)).json().code).toBe('refund_not_found');
    await ask(harness, fan, id);
    const answers = await Promise.all([withdraw(fan, id), withdraw(fan, id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await seen(harness, fan, id)).toMatchObject({ request: 'withdrawn', until: null, balance: 100 });
    const admin = await harness.factory.admin();
    expect((await decide(harness, admin, id)).json()).toMatchObject({
      code: 'refund_decided',
      detail: 'The fan has withdrawn this request.',
    });
    expect((await ask(harness, fan, id)).json().code).toBe('refund_refused');
    expect((await unlock(fan)).statusCode).toBe(200);
  });

  it('that is decided cannot be withdrawn, nor somebody else’s', async () => {
    const { fan, id } = await bought(harness);
    await ask(harness, fan, id);
    const other = await harness.factory.fan();
    expect((await withdraw(other, id)).json().code).toBe('purchase_not_found');
    await decide(harness, await harness.factory.admin(), id);
    expect((await withdraw(fan, id)).json().code).toBe('refund_refused');
  });

  it('and a spend that come at once: one of them happens, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { fan, id } = await bought(harness);
      const content = await harness.factory.post(creator.id, { price: 100 });
      const [asked, spent] = await Promise.all([
        ask(harness, fan, id),
        post(fan, '/credits/unlock', { content_id: content }),
      ]);
      const outcome = [asked.statusCode, spent.statusCode].join();
      expect(['201,409', '409,200']).toContain(outcome);
    }
  });
});
