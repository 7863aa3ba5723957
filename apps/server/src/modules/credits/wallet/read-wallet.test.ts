import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';

const harness = useHarness();

interface Line {
  id: string;
  amount: number;
  type: string;
  description: string;
}

function history(fan: Person, query = '') {
  return harness.app.inject({ url: `/api/credits/transactions${query}`, headers: fan.headers });
}

/** A fan who bought 500 credits and spent 1, 2, … 12 of them. */
async function spender() {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 500 });
  for (let price = 1; price <= 12; price += 1) {
    const post = await harness.factory.post(creator.id, { price, title: `Post of ${price}` });
    await harness.app.inject({
      method: 'POST',
      url: '/api/credits/unlock',
      headers: fan.headers,
      payload: { content_id: post },
    });
  }
  return fan;
}

describe('the wallet', () => {
  it('of somebody who never bought is empty', async () => {
    const fan = await harness.factory.fan();
    const answer = await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers });
    expect(answer.json()).toEqual({
      balance: 0,
      total_purchased: 0,
      total_spent: 0,
      php_per_credit: 1,
      recent_transactions: [],
    });
  });

  it('shows balance, totals and the five latest movements', async () => {
    const fan = await spender();
    const wallet = (await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers })).json();
    expect(wallet).toMatchObject({ balance: 500 - 78, total_purchased: 500, total_spent: 78 });
    expect(wallet.recent_transactions.map((line: Line) => line.amount)).toEqual([-12, -11, -10, -9, -8]);
    expect(wallet.recent_transactions[0]).toMatchObject({
      type: 'spend',
      description: 'Unlocked “Post of 12”',
      php_amount: 12,
      purchase_id: null,
      purchase_reference: null,
      post_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      creator_id: null,
    });
    const me = await harness.app.inject({ url: '/api/auth/me', headers: fan.headers });
    expect(me.json().user.wallet_balance).toBe(422);
  });

  it('is for fans', async () => {
    const creator = await harness.factory.creator();
    for (const url of ['/api/credits/wallet', '/api/credits/transactions']) {
      const answer = await harness.app.inject({ url, headers: creator.headers });
      expect(answer.json()).toMatchObject({
        code: 'fans_only',
        detail: 'Credit wallet is only available for fans',
      });
    }
  });
});

describe('the history', () => {
  it('pages newest first without gaps or repeats, also when something happens between two pages', async () => {
    const fan = await spender();
    const seen: Line[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer: { transactions: Line[]; next_cursor: string | null } = (
        await history(fan, `?limit=5${cursor && `&cursor=${cursor}`}`)
      ).json();
      expect(answer.transactions).toHaveLength(seen.length < 10 ? 5 : 3);
      seen.push(...answer.transactions);
      cursor = answer.next_cursor;
      await harness.factory.buy(fan.id, 10);
    }
    expect(seen.map((line) => line.amount)).toEqual([-12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 500]);
    expect(new Set(seen.map((line) => line.id)).size).toBe(13);
  });

  it('shows what came in or what went out', async () => {
    const fan = await spender();
    const of = async (type: string) =>
      (await history(fan, `?type=${type}&limit=100`)).json().transactions.map((line: Line) => line.amount);
    expect(await of('in')).toEqual([500]);
    expect(await of('out')).toEqual([-12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1]);
    expect(await of('all')).toHaveLength(13);
  });

  it('leads to what was bought: the post, or whom it was for', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 100 });
    const post = await harness.factory.post(creator.id, { price: 10 });
    const send = (url: string, payload: object) =>
      harness.app.inject({ method: 'POST', url: `/api${url}`, headers: fan.headers, payload });
    await send('/credits/unlock', { content_id: post });
    expect((await send(`/creators/${creator.id}/tips`, { credits: 20 })).statusCode).toBe(201);
    const { transactions } = (await history(fan)).json();
    const none = { purchase_id: null, purchase_reference: null, post_id: null, creator_id: null };
    expect(transactions).toMatchObject([
      { ...none, creator_id: creator.id },
      { ...none, post_id: post },
      { ...none, purchase_id: expect.any(String), purchase_reference: expect.stringMatching(/^LK-/) },
    ]);
  });

  it('shows a fan their own movements only', async () => {
    const [fan, other] = [await spender(), await spender()];
    const [own, others] = [(await history(fan)).json(), (await history(other)).json()];
    const ids = new Set(own.transactions.map((line: Line) => line.id));
    expect(others.transactions.some((line: Line) => ids.has(line.id))).toBe(false);
    // A cursor of somebody else is a place in time, and shows nothing of theirs.
    const foreign = (await history(fan, `?cursor=${others.transactions[0].id}`)).json();
    expect(foreign.transactions.every((line: Line) => ids.has(line.id))).toBe(true);
  });

  it.each(['x', '-1', '1.5', '99999999999999999999', "1'--"])('refuses the cursor %s', async (cursor) => {
    const fan = await harness.factory.fan();
    const answer = await history(fan, `?cursor=${encodeURIComponent(cursor)}`);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { cursor: 'Not a cursor' }]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'type=sideways'])('refuses %s', async (query) => {
    const fan = await harness.factory.fan();
    expect((await history(fan, `?${query}`)).statusCode).toBe(422);
  });
});
