import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { purseOf, tipFrom, workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { bought, disputed } from '../credits/disputes/disputes.fixture.ts';
import { accounts, readFigures } from '../ledger/index.ts';

/** Fake: providers and clock. Real: the queue and its workers. */
const harness = useHarness();

/** A session rests for a month at most: after one, people sign in again. */
async function headersOf({ id }: Person) {
  return { authorization: `Bearer ${(await harness.deps.sessions.start(harness.deps.db, id)).bearer}` };
}

async function give(giver: Person, receiver: { username: string }, credits: number, more: object = {}) {
  const payload = { username: receiver.username, credits, client_id: randomUUID(), ...more };
  const url = '/api/gifts/credits';
  return harness.app.inject({ method: 'POST', url, headers: await headersOf(giver), payload });
}

const codeOf = async (...gift: Parameters<typeof give>) => (await give(...gift)).json().code;
const walletOf = (person: Person) => readFigures(harness.deps.db, accounts.fanWallet(person.id));
const balanceOf = async (person: Person) => (await walletOf(person)).balance;
const lawful = async () => expect(await checkInvariants(harness.deps.db)).toEqual([]);

/** Fans whose credits were bought long enough ago to be given. */
async function fans<const Credits extends readonly number[]>(...credits: Credits) {
  const people = await Promise.all(credits.map((each) => harness.factory.fan({ credits: each })));
  harness.clock.advance(49 * HOUR_MS);
  return people as { [Index in keyof Credits]: Person };
}

describe('credits that are given', () => {
  it('go from wallet to wallet once, however often they are sent, and are neither bought nor spent', async () => {
    const [giver, receiver] = await fans(500, 0);
    const before = await walletOf(giver);
    const gift = { client_id: randomUUID(), message: 'Pang-merienda', shows_name: true };
    const answers = await Promise.all(Array.from({ length: 8 }, () => give(giver, receiver, 120, gift)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(answers[0]?.json()).toMatchObject({ credits_spent: 120, balance: 380 });
    expect(await codeOf(giver, receiver, 130, gift)).toBe('idempotency_key_reused');
    expect([await balanceOf(giver), await balanceOf(receiver)]).toEqual([380, 120]);
    expect(await walletOf(giver)).toMatchObject({ ...before, balance: 380 });
    const get = async (url: string, person: Person) =>
      (await harness.app.inject({ url: `/api${url}`, headers: await headersOf(person) })).json();
    expect(await get('/credits/wallet', receiver)).toMatchObject({
      balance: 120,
      total_purchased: 0,
      total_spent: 0,
    });
    const lines = [giver, receiver].map(
      async (who) => (await get('/credits/transactions', who)).transactions[0],
    );
    expect(await Promise.all(lines)).toMatchObject(
      [-120, 120].map((amount) => ({ type: 'gift', amount, description: 'Gift of credits' })),
    );
    expect((await get('/gifts', receiver)).gifts).toMatchObject([
      { kind: 'credits', credits: 120, text: 'Pang-merienda', person: { username: giver.username } },
    ]);
    expect((await get('/notifications', receiver)).notifications[0]).toMatchObject({
      kind: 'gift',
      credits: 120,
    });
    await lawful();
  });

  it('pass no bound together: neither the wallet, nor a day of who gives, nor of who receives', async () => {
    const [poor, rich, other, receiver, another, late] = await fans(50, 9000, 9000, 0, 0, 0);
    const both = await Promise.all([receiver, another, receiver].map((to) => give(poor, to, 50)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 402, 402]);
    const many = await Promise.all([receiver, another, late].map((to) => give(rich, to, 2000)));
    expect(many.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409]);
    expect(await codeOf(rich, late, 1001)).toBe('gift_limit_reached');
    const [mule] = await fans(0);
    const given = await Promise.all([1, 2].map(() => give(other, mule, 2000)));
    const more = await Promise.all([rich, other].map((from) => codeOf(from, mule, 1000)));
    expect([...given.map(({ statusCode }) => statusCode), ...more.sort()]).toEqual([
      201,
      201,
      'gift_refused',
      undefined,
    ]);
    expect(await balanceOf(mule)).toBe(5000);
    await lawful();
  });

  it('at each other at the same moment, wait for nobody forever', async () => {
    const [one, two] = await fans(400, 400);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? give(one, two, 10) : give(two, one, 10))),
    );
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect([await balanceOf(one), await balanceOf(two)]).toEqual([400, 400]);
    await lawful();
  });

  it('were not bought within two days, not received within a month, and not held', async () => {
    const [receiver, giver] = await fans(0, 300);
    const fresh = await harness.factory.fan({ credits: 100 });
    expect(await codeOf(fresh, receiver, 50)).toBe('gift_too_new');
    harness.clock.advance(49 * HOUR_MS);
    expect((await give(fresh, receiver, 50)).statusCode).toBe(201);
    expect(await codeOf(receiver, giver, 10)).toBe('gift_too_new');
    harness.clock.advance(31 * DAY_MS);
    expect((await give(receiver, giver, 10)).statusCode).toBe(201);
    for (const [credits, code] of [
      [9, 'validation_failed'],
      [2001, 'validation_failed'],
      [10.5, 'validation_failed'],
      [400, 'insufficient_credits'],
    ] as const)
      expect(await codeOf(giver, receiver, credits)).toBe(code);
    expect(await codeOf(giver, { username: 'nobody-here' }, 20)).toBe('gift_refused');
    expect(await codeOf(giver, giver, 20)).toBe('gift_refused');
    const limit = { method: 'PUT', url: '/api/spending/limits/day', payload: { credits: 15 } } as const;
    await harness.app.inject({ ...limit, headers: await headersOf(giver) });
    expect(await codeOf(giver, receiver, 20)).toBe('spending_limit_reached');
    expect((await give(giver, receiver, 10)).statusCode).toBe(201);
    expect(await codeOf(giver, receiver, 10)).toBe('spending_limit_reached');
    await lawful();
  });

  it('are no way to have what was spent paid back', async () => {
    const [giver] = await fans(500);
    const purchase = await bought(harness);
    const creator = await harness.factory.creator();
    await tipFrom(harness, purchase.fan, creator.id, 100);
    expect((await give(giver, purchase.fan, 100)).statusCode).toBe(201);
    const refund = await harness.app.inject({
      method: 'POST',
      url: `/api/credits/purchases/${purchase.id}/refund-request`,
      headers: await headersOf(purchase.fan),
      payload: { reason: 'Changed my mind' },
    });
    expect(refund.json().code).toBe('refund_refused');
    await lawful();
  });

  it('are a debt of their giver when the payment is disputed: neither the receiver nor an older sale pays', async () => {
    const creator = await harness.factory.creator();
    const [receiver] = await fans(0);
    const purchase = await bought(harness);
    harness.clock.advance(49 * HOUR_MS);
    const more = await bought(harness, {}, purchase.fan);
    await tipFrom(harness, purchase.fan, creator.id, 100);
    harness.clock.advance(49 * HOUR_MS);
    expect((await give(purchase.fan, receiver, 100)).statusCode).toBe(201);
    await disputed(harness, more, 'lost');
    await workedOff(harness, ['clawbacks.settle', 'clawbacks.mail']);
    const debt = await readFigures(harness.deps.db, accounts.fanDebt(purchase.fan.id));
    expect([debt.balance, await balanceOf(receiver)]).toEqual([-10_000, 100]);
    expect((await purseOf(harness, creator)).earned).toBe(7_000);
    await lawful();
  });
});
