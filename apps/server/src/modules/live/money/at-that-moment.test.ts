import { afterAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { startSubscription } from '../../subscriptions/start-subscription.ts';
import { useLive } from '../live.fixture.ts';
import { sweepStreams } from '../streams/sweep-streams.ts';

/** Fake: who carries streams, the clock. Real: the books, the queue and its workers. */
const { harness, call, plan, start, running, show } = useLive();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const { deps, factory } = { deps: () => harness.deps, factory: () => harness.factory };
const balanceOf = async ({ id }: Person) => (await readFigures(deps().db, accounts.fanWallet(id))).balance;
const tip = (person: Person, id: string, credits: number) =>
  call('POST', `/live/${id}/tips`, person, { credits, message: 'Go' });
const goal = (creator: Person, id: string, goal_credits: number) =>
  call('PUT', `/live/${id}`, creator, { goal_credits, goal_text: `Lights for ${goal_credits}` });
const linesOf = async (person: Person, id: string) =>
  (await call('GET', `/live/${id}/chat`, person)).json().lines as {
    kind: string;
    credits: number;
    seq: number;
  }[];
const given = () =>
  workedOff(harness, ['restitutions.give', 'restitutions.mail', 'live.say-ticket', 'live.tell']);

it('a goal that is changed while tips come counts each of them, and is said once for each goal that was reached', async () => {
  const creator = await factory().creator();
  const fans = await Promise.all([1, 2, 3, 4].map(() => factory().fan({ credits: 100 })));
  const id = await running(creator, { goal_credits: 50, goal_text: 'Lights for 50' });
  const answers = await Promise.all([
    ...fans.flatMap((fan) => [tip(fan, id, 10), tip(fan, id, 10)]),
    goal(creator, id, 30),
    goal(creator, id, 60),
    goal(creator, id, 40),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode >= 300)).toEqual([]);
  const lines = await linesOf(creator, id);
  expect(lines.filter(({ kind }) => kind === 'tip')).toHaveLength(8);
  const said = lines.filter(({ kind }) => kind === 'goal').map(({ credits }) => credits);
  expect(said.length).toBeGreaterThan(0);
  expect(new Set(said).size).toBe(said.length);
  expect(await show(creator, id)).toMatchObject({ goal: { reached_credits: 80 } });
});

it('a tip at the moment of the end is paid and said, or neither', async () => {
  for (let round = 0; round < 6; round += 1) {
    const creator = await factory().creator();
    const fan = await factory().fan({ credits: 10 });
    const id = await running(creator);
    const [tipped] = await Promise.all([tip(fan, id, 10), call('POST', `/live/${id}/end`, creator)]);
    expect([201, 409]).toContain(tipped.statusCode);
    const isPaid = tipped.statusCode === 201;
    expect(await balanceOf(fan)).toBe(isPaid ? 0 : 10);
    const tips = (await linesOf(creator, id)).filter(({ kind }) => kind === 'tip');
    expect(tips).toHaveLength(isPaid ? 1 : 0);
  }
});

it('whose subscription ends during a stream is asked for a ticket, and writes no more without', async () => {
  const creator = await factory().creator();
  const fan = await factory().fan({ credits: 200 });
  const at = harness.clock.now();
  const ends_at = new Date(at.getTime() + HOUR_MS + 5 * MINUTE_MS);
  const scheduled_at = new Date(at.getTime() + HOUR_MS).toISOString();
  const { id } = await plan(creator, { audience: 'ticket', ticket_price: 40, scheduled_at });
  const { db } = deps();
  const price = { subscription_price_centavos: 10_000 };
  await db.updateTable('users').set(price).where('id', '=', creator.id).execute();
  const asked = { shownCredits: null, correlationId: deps().ids.next() };
  await startSubscription(harness.deps, fan.viewer, creator.id, asked);
  const mine = db.updateTable('subscriptions').where('fan_id', '=', fan.id);
  const paid = await db
    .selectFrom('subscriptions')
    .select(['ends_at', 'paid_until'])
    .where('fan_id', '=', fan.id)
    .executeTakeFirstOrThrow();
  await mine.set({ ends_at, paid_until: ends_at }).execute();
  harness.clock.advance(50 * MINUTE_MS);
  await start(creator, id);
  const say = () => call('POST', `/live/${id}/chat`, fan, { client_id: deps().ids.next(), text: 'Uy' });
  expect([(await show(fan, id)).access, (await say()).statusCode]).toEqual(['open', 201]);
  harness.clock.advance(16 * MINUTE_MS);
  expect([(await show(fan, id)).access, (await say()).json().code]).toEqual(['ticket', 'purchase_required']);
  expect((await call('POST', `/live/${id}/ticket`, fan, {})).statusCode).toBe(200);
  expect([(await show(fan, id)).access, (await say()).statusCode]).toEqual(['open', 201]);
  await call('POST', `/live/${id}/end`, creator);
  await given();
  // Less than two minutes of it were left.
  expect(await balanceOf(fan)).toBe(100);
  await mine.set(paid).execute();
});

describe('tickets of a planned stream whose host', () => {
  it.each([
    ['is banned', { status: 'banned' }],
    ['is suspended until after its time', { status: 'suspended' }],
    ['is not verified any more', { kyc_status: 'pending' }],
    ['deletes their account', { status: 'leaving', erases_at: new Date('2030-01-01') }],
  ] as const)('%s come back, and no more are sold meanwhile', async (_what, to) => {
    const creator = await factory().creator();
    const [fan, other] = [await factory().fan({ credits: 40 }), await factory().fan({ credits: 40 })];
    const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
    const { id } = await plan(creator, { audience: 'ticket', ticket_price: 40, scheduled_at });
    expect((await call('POST', `/live/${id}/ticket`, fan, {})).statusCode).toBe(200);
    await deps().db.updateTable('users').set(to).where('id', '=', creator.id).execute();
    deps().sessions.forget(creator.id);
    expect((await call('POST', `/live/${id}/ticket`, other, {})).statusCode).toBe(404);
    harness.clock.advance(50 * MINUTE_MS);
    expect((await start(creator, id)).statusCode).toBeGreaterThanOrEqual(400);
    await sweepStreams(harness.deps);
    harness.clock.advance(25 * MINUTE_MS);
    await sweepStreams(harness.deps);
    await given();
    expect([await balanceOf(fan), await balanceOf(other)]).toEqual([40, 40]);
    harness.clock.advance(DAY_MS);
    await sweepStreams(harness.deps);
    await given();
    expect(await balanceOf(fan)).toBe(40);
  });
});
