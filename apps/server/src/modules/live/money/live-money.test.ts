import { afterAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { banPerson } from '../../enforcement/index.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { addKeyword } from '../../reviews/index.ts';
import { startSubscription } from '../../subscriptions/start-subscription.ts';
import { useLive } from '../live.fixture.ts';
import { lookAfterStream } from '../streams/end-live.ts';
import { sweepStreams } from '../streams/sweep-streams.ts';
import { keepStreams } from '../watching/keep-streams.ts';

/** Fake: who carries streams, the clock. Real: the books, the queue and its workers. */
const { harness, engine, call, plan, start, running, show } = useLive();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
const given = () =>
  workedOff(harness, ['restitutions.give', 'restitutions.mail', 'live.say-ticket', 'live.tell']);
const later = (ms: number) => new Date(harness.clock.now().getTime() + ms).toISOString();
const buy = (person: Person, id: string, body: object = {}, key?: string) =>
  call('POST', `/live/${id}/ticket`, person, body, key);
const tip = (person: Person, id: string, body: object, key?: string) =>
  call('POST', `/live/${id}/tips`, person, body, key);

/** At the time that was said. */
const begin = async (id: string, creator: Person) => {
  harness.clock.advance(50 * MINUTE_MS);
  expect((await start(creator, id)).statusCode).toBe(200);
};

async function planned(form: object = {}) {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 100 });
  const terms = { audience: 'ticket', ticket_price: 40, scheduled_at: later(HOUR_MS) };
  const { id } = await plan(creator, { ...terms, ...form });
  return { creator, fan, id };
}

describe('a ticket', () => {
  it('is sold once, however many ask at once, and lets its fan watch', async () => {
    const { creator, fan, id } = await planned();
    expect((await show(fan, id)).access).toBe('ticket');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => buy(fan, id, { credits: 40 }, n % 2 ? 'same' : `key-${n}`)),
    );
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ credits_spent: 40, balance: 60, has_ticket: true });
    expect(await balanceOf(fan)).toBe(60);
    expect(await show(fan, id)).toMatchObject({ access: 'open', has_ticket: true });
    expect((await call('GET', '/earnings', creator)).json()).toMatchObject({ on_hold: 28 });
    const [told] = (await call('GET', '/notifications', creator)).json().notifications;
    expect(told).toMatchObject({ kind: 'unlock', credits: 40, is_ticket: true });
    const { transactions } = (await call('GET', '/credits/transactions', fan)).json();
    expect(transactions[0]).toMatchObject({ amount: -40, description: 'Ticket for “Live mula Baguio”' });
    expect(expectRefusal(await call('PUT', `/live/${id}`, creator, { ticket_price: 41 })).code).toBe(
      'live_fixed',
    );
    expect((await call('GET', '/live/own', creator)).json().lives[0]).toMatchObject({
      tickets_count: 1,
      tickets_credits: 40,
    });
    expect(expectRefusal(await start(creator, id)).code).toBe('live_fixed');
    harness.clock.advance(50 * MINUTE_MS);
    expect((await start(creator, id)).statusCode).toBe(200);
    await given();
    const { lines } = (await call('GET', `/live/${id}/chat`, fan)).json();
    expect(lines).toMatchObject([{ seq: 1, kind: 'ticket', credits: 40, person: { id: fan.id } }]);
    harness.clock.advance(3 * MINUTE_MS);
    await call('POST', `/live/${id}/end`, creator);
    await given();
    expect(await balanceOf(fan)).toBe(60);
  });

  it('is refused for another price, too few credits, to subscribers, and where there is none', async () => {
    const { creator, fan, id } = await planned();
    const poor = await harness.factory.fan({ credits: 39 });
    expect(expectRefusal(await buy(fan, id, { credits: 39 })).code).toBe('price_changed');
    expect(expectRefusal(await buy(poor, id))).toMatchObject({
      code: 'insufficient_credits',
      detail: expect.stringMatching(/to get this ticket\.$/),
    });
    expect(expectRefusal(await buy(creator, id)).code).toBe('fans_only');
    const free = await plan(creator);
    expect(expectRefusal(await buy(fan, free.id)).code).toBe('not_for_sale');
    expect(expectRefusal(await buy(fan, harness.deps.ids.next())).code).toBe('live_not_found');
    const { db } = harness.deps;
    await db
      .updateTable('users')
      .set({ subscription_price_centavos: 0 })
      .where('id', '=', creator.id)
      .execute();
    await startSubscription(harness.deps, fan.viewer, creator.id, {
      shownCredits: null,
      correlationId: harness.deps.ids.next(),
    });
    expect((await show(fan, id)).access).toBe('open');
    expect(expectRefusal(await buy(fan, id)).code).toBe('not_for_sale');
    await call('POST', `/users/${poor.id}/block`, creator);
    expect(expectRefusal(await buy(poor, id)).code).toBe('live_not_found');
    await call('DELETE', `/live/${id}`, creator);
    expect(expectRefusal(await buy(await harness.factory.fan({ credits: 50 }), id)).code).toBe('live_ended');
    expect(await balanceOf(fan)).toBe(100);
  });
});

describe('tickets come back by themselves', () => {
  it.each([
    [
      'the host never came',
      async (id: string) => {
        harness.clock.advance(HOUR_MS + 16 * MINUTE_MS);
        await sweepStreams(harness.deps);
        return id;
      },
    ],
    ['it was called off', async (id: string, creator: Person) => call('DELETE', `/live/${id}`, creator)],
    [
      'it ended within two minutes',
      async (id: string, creator: Person) => {
        await begin(id, creator);
        harness.clock.advance(2 * MINUTE_MS - 1);
        return call('POST', `/live/${id}/end`, creator);
      },
    ],
    [
      'the node that carried it is gone',
      async (id: string, creator: Person) => {
        await begin(id, creator);
        engine.states.set(id, { viewers: 2, silentMs: 0 });
        harness.clock.advance(HOUR_MS);
        await keepStreams(harness.deps);
        engine.states.delete(id);
        harness.clock.advance(31_000);
        return lookAfterStream(harness.deps, id);
      },
    ],
    [
      'staff cut it',
      async (id: string, creator: Person) => {
        await begin(id, creator);
        harness.clock.advance(HOUR_MS);
        const admin = await harness.factory.admin();
        return call('POST', `/admin/live/${id}/cut`, admin, { reason: 'Against the rules' });
      },
    ],
  ] as const)('where %s, once', async (_why, end) => {
    const { creator, fan, id } = await planned();
    const other = await harness.factory.fan({ credits: 40 });
    await Promise.all([buy(fan, id), buy(other, id)]);
    expect([await balanceOf(fan), await balanceOf(other)]).toEqual([60, 0]);
    await end(id, creator);
    await given();
    await given();
    expect([await balanceOf(fan), await balanceOf(other)]).toEqual([100, 40]);
    const { notifications } = (await call('GET', '/notifications', fan)).json();
    const back = notifications.filter(({ kind }: { kind: string }) => kind === 'credits_back');
    expect(back).toMatchObject([{ credits: 40, actor: null, is_read: false }]);
    const earned = await readFigures(harness.deps.db, accounts.creatorPayable(creator.id));
    expect(earned.balance).toBe(0);
    expect((await show(fan, id)).state).toBe('ended');
  });

  it('not where its host goes away after a while, and whoever carried it is there', async () => {
    const { creator, fan, id } = await planned();
    await buy(fan, id);
    await begin(id, creator);
    harness.clock.advance(HOUR_MS);
    engine.states.set(id, { viewers: 2, silentMs: 31_000 });
    await keepStreams(harness.deps);
    await lookAfterStream(harness.deps, id);
    engine.states.delete(id);
    await given();
    expect([await show(creator, id), await balanceOf(fan)]).toMatchObject([{ ended_why: 'lost' }, 60]);
  });

  it('where its creator is banned before it begins', async () => {
    const { creator, fan, id } = await planned();
    const admin = await harness.factory.admin();
    await buy(fan, id);
    await inTransaction(harness.deps.db, (tx) =>
      banPerson(
        harness.deps,
        tx,
        { id: admin.id, from: '127.0.0.1' },
        { userId: creator.id, reason: 'Fraud' },
      ),
    );
    expect((await buy(await harness.factory.fan({ credits: 40 }), id)).statusCode).toBe(404);
    for (let times = 0; times < 2; times += 1) {
      await sweepStreams(harness.deps);
      await given();
    }
    expect(await balanceOf(fan)).toBe(100);
  });

  it('is either sold or called off, never both, when both happen at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { creator, fan, id } = await planned();
      const [bought] = await Promise.all([buy(fan, id), call('DELETE', `/live/${id}`, creator)]);
      expect([200, 409, 404]).toContain(bought.statusCode);
      await given();
      expect(await balanceOf(fan)).toBe(100);
    }
  });
});

describe('a tip on a stream', () => {
  it('is a line of the chat with amount and words, and counts for the goal, whose reaching is said once', async () => {
    const creator = await harness.factory.creator();
    const fans = await Promise.all([1, 2, 3].map(() => harness.factory.fan({ credits: 100 })));
    const id = await running(creator, { goal_credits: 50, goal_text: 'New lights' });
    const answers = await Promise.all(
      fans.flatMap((fan) =>
        [1, 2].map((n) => tip(fan, id, { credits: 20, message: ` Galing ${n}! ` }, `tip-${n}`)),
      ),
    );
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ credits_spent: 20, line: { kind: 'tip', credits: 20 } });
    expect((await show(creator, id)).goal).toEqual({ credits: 50, text: 'New lights', reached_credits: 120 });
    const { lines, cursor, goal_reached } = (await call('GET', `/live/${id}/chat`, creator)).json();
    expect([cursor, goal_reached]).toEqual([7, 120]);
    expect(lines.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const goals = lines.filter(({ kind }: { kind: string }) => kind === 'goal');
    expect(goals).toMatchObject([{ text: 'New lights', credits: 50, person: null }]);
    await call('POST', `/live/${id}/end`, creator);
    await harness.deps.db.deleteFrom('idempotency_keys').execute();
    const again = await tip(fans[0] as Person, id, { credits: 20, message: ' Galing 1! ' }, 'tip-1');
    expect(again.json()).toMatchObject({ balance: 60, line: { credits: 20 } });
    expect(await balanceOf(fans[0] as Person)).toBe(60);
  });

  it('is either paid and said, or neither, while the stream ends', async () => {
    for (let round = 0; round < 4; round += 1) {
      const creator = await harness.factory.creator();
      const fan = await harness.factory.fan({ credits: 100 });
      const id = await running(creator);
      const [, ...tips] = await Promise.all([
        call('POST', `/live/${id}/end`, creator),
        ...[1, 2, 3].map((n) => tip(fan, id, { credits: 10 }, `late-${n}`)),
      ]);
      const paid = tips.filter(({ statusCode }) => statusCode < 300);
      for (const refused of tips.filter((each) => !paid.includes(each)))
        expect(expectRefusal(refused).code).toBe('live_ended');
      const { reached_credits } = await harness.deps.db
        .selectFrom('live_streams')
        .select('reached_credits')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect([await balanceOf(fan), Number(reached_credits)]).toEqual([
        100 - 10 * paid.length,
        10 * paid.length,
      ]);
    }
  });

  it('is refused where nobody may watch, nothing runs, or the words are spam; and nothing is taken', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 100 });
    const { id } = await plan(creator);
    expect(expectRefusal(await tip(fan, id, { credits: 5 })).code).toBe('live_not_begun');
    const locked = await running(creator, { audience: 'subscribers' });
    expect(expectRefusal(await tip(fan, locked, { credits: 5 })).code).toBe('subscription_required');
    await call('POST', `/live/${locked}/end`, creator);
    const open = await running(creator);
    const admin = await harness.factory.admin();
    const spamWord = { keyword: 'murang pautang', severity: 4 };
    await addKeyword(harness.deps, { id: admin.id, from: '127.0.0.1' }, spamWord);
    const spam = await tip(fan, open, { credits: 5, message: 'Murang pautang dito' });
    expect(expectRefusal(spam).errors).toHaveProperty('message');
    await call('POST', `/live/${open}/end`, creator);
    expect(expectRefusal(await tip(fan, open, { credits: 5 })).code).toBe('live_ended');
    expect(await balanceOf(fan)).toBe(100);
    harness.clock.advance(2 * DAY_MS);
  });
});
