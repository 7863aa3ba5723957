import { randomUUID } from 'node:crypto';
import { FAN_STATEMENT_LINES } from '@likha/contract/late-limits';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { bankSays, bought as purchased } from '../credits/disputes/disputes.fixture.ts';
import { ask, decide } from '../credits/refund/refunds.fixture.ts';
import { FakeLiveEngine, PEOPLE } from '../live/live.fixture.ts';
import { useMessages } from '../messages/messages.fixture.ts';
import { removeContent } from '../moderation/remove-content.ts';

/** A fan's months (P770). Fake: providers, clock, what carries streams. Real: the queue and its workers. */
const { harness, send, photo, scene } = useMessages({ deps: { live: new FakeLiveEngine() } });

async function call(method: 'GET' | 'POST', path: string, { id }: { id: string }, payload?: object) {
  const headers = {
    authorization: `Bearer ${(await harness.deps.sessions.start(harness.deps.db, id)).bearer}`,
  };
  return harness.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
}
async function made(path: string, person: Person, payload: object = {}) {
  const answer = await call('POST', path, person, payload);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}
const monthOf = async (fan: { id: string }, month: string, more = '') =>
  (await call('GET', `/credits/statements/${month}${more}`, fan)).json();
const amounts = ({ lines }: { lines: { kind: string; credits: number; pesos: number | null }[] }) =>
  Object.fromEntries(lines.map(({ kind, credits, pesos }) => [kind, [credits, pesos]]));

/** What the postings of a wallet add up to before a moment. */
async function booked({ id }: { id: string }, before: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(case when p.to_account = ${`CREDIT:wallet:${id}`} then p.amount else -p.amount end), 0)::bigint as sum
    from ledger_postings p join ledger_entries e on e.id = p.entry_id
    where ${`CREDIT:wallet:${id}`} in (p.to_account, p.from_account) and e.created_at < ${before}::timestamptz`.execute(
    harness.deps.db,
  );
  return rows[0]?.sum ?? 0;
}

/** Some of everything that moves a wallet. */
async function everything() {
  const admin = await harness.factory.admin();
  const met = await scene();
  const { fan, creator } = met;
  await purchased(harness, { credits: 2_000 }, fan);
  harness.clock.advance(49 * 3_600_000);
  const post = await harness.factory.post(creator.id, { price: 60, title: '=Una' });
  await made('/credits/unlock', fan, { content_id: post });
  const gone = await harness.factory.post(creator.id, { price: 70 });
  await made('/credits/unlock', fan, { content_id: gone });
  const message = (
    await send(creator, met.id, 'Para sa iyo', { media_ids: [await photo(creator, met.id)], price: 40 })
  ).json();
  await made(`/messages/${message.id}/unlock`, fan);
  const terms = { title: 'Mula Baguio', people: PEOPLE, consents: true };
  const live = await made('/live', creator, { ...terms, audience: 'ticket', ticket_price: 30 });
  await made(`/live/${live.id}/start`, creator);
  await made(`/live/${live.id}/ticket`, fan);
  await made(`/creators/${creator.id}/tips`, fan, { credits: 25 });
  const other = await harness.factory.creator();
  await made(`/creators/${other.id}/tips`, fan, { credits: 300 });
  await harness.deps.db
    .updateTable('users')
    .set({ subscription_price_centavos: 20_000 })
    .where('id', '=', creator.id)
    .execute();
  await made(`/creators/${creator.id}/subscription`, fan);
  const friend = await harness.factory.fan({ credits: 500 });
  harness.clock.advance(49 * 3_600_000);
  await made('/gifts/credits', fan, { username: friend.username, credits: 50, client_id: randomUUID() });
  await made('/gifts/credits', friend, { username: fan.username, credits: 90, client_id: randomUUID() });
  const month = { client_id: randomUUID(), credits: 200, username: friend.username, plan: 'monthly' };
  await made(`/creators/${creator.id}/gifts`, fan, month);
  await inTransaction(harness.deps.db, (tx) =>
    removeContent(harness.deps, tx, { id: admin.id, from: '127.0.0.1' }, {
      type: 'post',
      id: gone,
      authorId: creator.id,
      reason: 'No',
      notes: '',
    } as const),
  );
  await workedOff(harness, ['restitutions.give', 'restitutions.mail']);
  const regretted = await purchased(harness, { credits: 120 }, fan);
  await ask(harness, { ...fan, headers: await freshHeaders(fan) }, regretted.id);
  await decide(harness, { ...admin, headers: await freshHeaders(admin) }, regretted.id, 'approve');
  const contested = await purchased(harness, { credits: 100 }, fan);
  await bankSays(harness, contested, 'open');
  return { fan, creator, other };
}
const freshHeaders = async ({ id }: { id: string }) => ({
  authorization: `Bearer ${(await harness.deps.sessions.start(harness.deps.db, id)).bearer}`,
});

describe('a fan’s month', () => {
  it('has a line of every kind, and they lead from what was there to what is there, as the books say', async () => {
    harness.clock.set('2027-03-02T00:00:00.000Z');
    const { fan, creator, other } = await everything();
    const march = await monthOf(fan, '2027-03');
    expect(amounts(march)).toEqual({
      bought: [2220, 2220],
      gifts_received: [90, null],
      given_back: [70, null],
      posts: [-130, null],
      messages: [-40, null],
      tickets: [-30, null],
      subscriptions: [-200, null],
      tips: [-325, null],
      gifts_given: [-250, null],
      refunded: [-120, 120],
      disputed: [-100, 100],
    });
    expect(march.lines.map(({ kind }: { kind: string }) => kind)).toEqual(
      FAN_STATEMENT_LINES.filter((kind) => kind !== 'other'),
    );
    const change = march.lines.reduce((sum: number, { credits }: { credits: number }) => sum + credits, 0);
    expect(march.opening).toBe(await booked(fan, '2027-02-28T16:00:00Z'));
    expect(march.opening + change).toBe(march.closing);
    expect(march.closing).toBe(await booked(fan, '2027-03-31T16:00:00Z'));
    expect(march).toMatchObject({ is_open: true, paid: 2220, spent: 975, creators: null });
    const { creators } = await monthOf(fan, '2027-03', '?by_creator=true');
    expect(creators).toEqual([
      expect.objectContaining({ username: creator.username, count: 7, credits: 625 }),
      expect.objectContaining({ username: other.username, count: 1, credits: 300 }),
    ]);

    const file = async (more: string) =>
      (await call('GET', `/credits/statements/2027-03.csv${more}`, fan)).body.trim().split('\r\n');
    const plain = await file('');
    expect(plain).toHaveLength(17);
    expect(plain.join()).not.toMatch(new RegExp(`${creator.username}|The creator|Una`));
    const sum = plain.slice(1).reduce((total, row) => total + Number(row.split('","')[3]), 0);
    expect(sum).toBe(change);
    const named = await file('?by_creator=true');
    expect(named.find((row) => row.includes('Una'))).toMatch(
      new RegExp(`"Unlocked posts","Unlocked “=Una”","${creator.username}","-60",""$`),
    );
    const paper = await call('GET', '/credits/statements/2027-03.pdf?by_creator=true', fan);
    expect([paper.statusCode, paper.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('has those who have left as one, without a name', async () => {
    harness.clock.set('2027-04-10T00:00:00.000Z');
    const fan = await harness.factory.fan({ credits: 100 });
    for (const credits of [20, 30]) {
      const { id } = await harness.factory.creator();
      await made(`/creators/${id}/tips`, fan, { credits });
      await harness.deps.db
        .updateTable('users')
        .set({ status: 'erased', erased_at: harness.clock.now() })
        .where('id', '=', id)
        .execute();
    }
    const { creators } = await monthOf(fan, '2027-04', '?by_creator=true');
    expect(creators).toEqual([{ username: null, full_name: null, count: 2, credits: 50 }]);
  });

  it('turns at midnight in Manila, and what comes later leaves it as it was', async () => {
    harness.clock.set('2027-05-31T15:59:59.000Z');
    const fan = await harness.factory.fan({ credits: 100 });
    const before = await monthOf(fan, '2027-05');
    harness.clock.set('2027-05-31T16:00:00.000Z');
    await harness.factory.buy(fan.id, 7);
    harness.clock.set('2027-07-02T00:00:00.000Z');
    await harness.factory.buy(fan.id, 1);
    expect(await monthOf(fan, '2027-05')).toEqual({ ...before, is_open: false });
    const listed = (await call('GET', '/credits/statements', fan)).json();
    expect(listed).toEqual({
      statements: [
        { month: '2027-07', is_open: true, paid: 1, spent: 0, closing: 108 },
        { month: '2027-06', is_open: false, paid: 7, spent: 0, closing: 107 },
        { month: '2027-05', is_open: false, paid: 100, spent: 0, closing: 100 },
      ],
      next_cursor: null,
    });
    const first = (await call('GET', '/credits/statements?limit=2', fan)).json();
    expect(first.next_cursor).toBe('2027-06');
    const rest = (await call('GET', '/credits/statements?limit=2&cursor=2027-06', fan)).json();
    expect([...first.statements, ...rest.statements]).toEqual(listed.statements);
    expect(rest.next_cursor).toBeNull();
  });

  it('is one’s own, of no month to come and none before the account', async () => {
    harness.clock.set('2027-08-10T00:00:00.000Z');
    const fan = await harness.factory.fan({ credits: 10 });
    const stranger = await harness.factory.fan();
    expect(await monthOf(stranger, '2027-08')).toMatchObject({ opening: 0, closing: 0, lines: [] });
    const codeOf = async (path: string, person: Person = fan) =>
      expectRefusal(await call('GET', `/credits/statements${path}`, person)).code;
    for (const month of ['2027-09', '2099-12', '2027-07', '2020-01']) {
      expect(await codeOf(`/${month}`)).toBe('statement_not_found');
      expect(await codeOf(`/${month}.csv`)).toBe('statement_not_found');
    }
    expect(await codeOf('/2027-13')).toBe('validation_failed');
    expect(await codeOf('/2027-08?by_creator=maybe')).toBe('validation_failed');
    expect(await codeOf('/2027-13.pdf')).toBe('statement_not_found');
    expect(await codeOf('', await harness.factory.creator())).toBe('fans_only');
    expect(await codeOf('/2027-08.pdf', await harness.factory.creator())).toBe('fans_only');
    // A cursor of a month before the account leads to nothing, and of one to come to the beginning.
    expect((await call('GET', '/credits/statements?cursor=2020-01', fan)).json()).toEqual({
      statements: [],
      next_cursor: null,
    });
    expect((await call('GET', '/credits/statements?cursor=2099-01', fan)).json().statements).toHaveLength(1);
  });
});
