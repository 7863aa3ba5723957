import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { bought, disputed } from './disputes.fixture.ts';
import { mailDispute, remindOfDisputes } from './remind-of-disputes.ts';

/** Fake: providers and clock. */
const harness = useHarness();
let finance: Person;
beforeAll(async () => {
  finance = await harness.factory.admin({ role: 'finance' });
  await harness.factory.admin({ role: 'support' });
});

async function dueIn(ms: number | null) {
  const purchase = await bought(harness);
  const respondBy = ms === null ? null : new Date(harness.clock.now().getTime() + ms);
  await disputed(harness, purchase, 'open', { respondBy });
  return purchase;
}

async function listed(cursor = '') {
  const url = `/api/admin/disputes?order=due&limit=2${cursor && `&cursor=${cursor}`}`;
  return (await harness.app.inject({ url, headers: finance.headers })).json();
}

/** The mails that wait in the queue, taken from it. */
async function reminders() {
  const { rows } = await sql<{ payload: { disputeId: string; staffId: string } }>`
    delete from graphile_worker._private_jobs jobs using graphile_worker._private_tasks tasks
    where tasks.id = jobs.task_id and tasks.identifier = 'credits.mail-dispute'
    returning jobs.payload`.execute(harness.deps.db);
  return rows.map(({ payload }) => payload);
}

describe('open disputes', () => {
  it('are listed by their deadlines, those without one last, in pages', async () => {
    const none = await dueIn(null);
    const late = await dueIn(9 * DAY_MS);
    const soon = await dueIn(50 * HOUR_MS);
    const won = await dueIn(DAY_MS);
    await disputed(harness, won, 'won');
    const first = await listed();
    const second = await listed(first.next_cursor);
    const ids = [...first.disputes, ...second.disputes].map(({ purchase_id: id }) => id);
    expect(ids).toEqual([soon.id, late.id, none.id]);
    const left = [...first.disputes, ...second.disputes].map(({ hours_left: hours }) => hours);
    expect(left).toEqual([50, 216, null]);
    expect(second.next_cursor).toBeNull();
    const strange = await harness.app.inject({
      url: '/api/admin/disputes?order=due&cursor=99999999999999_x',
      headers: finance.headers,
    });
    expect(strange.statusCode).toBe(422);
  });

  it('have finance told two days before, once for a deadline, and nobody else', async () => {
    await remindOfDisputes(harness.deps);
    expect(await reminders()).toEqual([]);
    harness.clock.advance(3 * HOUR_MS);
    await Promise.all([remindOfDisputes(harness.deps), remindOfDisputes(harness.deps)]);
    const told = await reminders();
    expect(told.map(({ staffId }) => staffId)).toEqual([finance.id]);
    const { mail, sent } = catchMail();
    for (const one of told) await mailDispute({ ...harness.deps, mail }, one);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [`${finance.username}@example.test`, 'A disputed payment has to be answered soon'],
    ]);
    expect(sent[0]?.text).toMatch(/₱100\.00 is disputed, and PayPal takes an answer until/);
    await remindOfDisputes(harness.deps);
    expect(await reminders()).toEqual([]);
  });

  it('have nobody told of one that is over by then', async () => {
    const purchase = await dueIn(DAY_MS);
    await remindOfDisputes(harness.deps);
    const told = await reminders();
    expect(told).toHaveLength(1);
    const respondBy = new Date(harness.clock.now().getTime() + HOUR_MS);
    await disputed(harness, purchase, 'won', { respondBy });
    const { mail, sent } = catchMail();
    for (const one of told) await mailDispute({ ...harness.deps, mail }, one);
    expect(sent).toEqual([]);
  });
});
