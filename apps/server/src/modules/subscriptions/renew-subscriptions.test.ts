import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { startOwnWorker } from '../../platform/worker.fixture.ts';
import { renewJob } from './declared-jobs.ts';
import { mailRenewal } from './mail-renewal.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';
import { mailsTo } from './renewal-mails.fixture.ts';
import { useSubscribing } from './subscribe.fixture.ts';
import { subscriptionsJobs } from './subscriptions.jobs.ts';
import { removeEnded } from './subscriptions.queries.ts';

const {
  harness,
  START,
  headersOf,
  ask,
  balanceOf,
  chargesOf,
  subscribersOf,
  setPrice,
  scene,
  renew,
  renewAt,
} = useSubscribing();

describe('a month that is over', () => {
  it('is followed by the next, once, on the day of the month it began, at no more than was agreed', async () => {
    const { creator, fan } = await scene({ credits: 1000 });
    await ask('POST', fan, creator.id);
    await setPrice(creator, 30_000);
    await renewAt('2026-02-28T03:59:59.000Z');
    expect(await balanceOf(fan)).toBe(800);
    harness.clock.set('2026-02-28T04:00:00.000Z');
    await Promise.all([renew(), renew(), renew()]);
    expect(await balanceOf(fan)).toBe(600);
    await setPrice(creator, 10_000);
    await renewAt('2026-03-31T04:00:00.000Z');
    expect((await chargesOf(fan)).map(({ credits, ends_at }) => [credits, ends_at.toISOString()])).toEqual([
      [200, '2026-02-28T04:00:00.000Z'],
      [200, '2026-03-31T04:00:00.000Z'],
      [100, '2026-04-30T04:00:00.000Z'],
    ]);
    expect(await subscribersOf(creator)).toBe(1);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('without enough credits is tried for three days with access, told once, and then ends', async () => {
    const { creator, fan } = await scene({ credits: 200 });
    const post = await harness.factory.post(creator.id, { isSubscriberOnly: true });
    const isOpen = async () => {
      const { posts } = (
        await harness.app.inject({ url: `/api/creators/${creator.id}/posts`, headers: await headersOf(fan) })
      ).json();
      return !posts.find(({ id }: { id: string }) => id === post).is_locked;
    };
    await ask('POST', fan, creator.id);
    await renewAt('2026-02-28T04:00:00.000Z', '2026-02-28T10:00:00.000Z', '2026-03-03T03:59:00.000Z');
    expect([await isOpen(), await subscribersOf(creator)]).toEqual([true, 1]);
    const list = await harness.app.inject({ url: '/api/subscriptions', headers: await headersOf(fan) });
    expect(list.json().subscriptions).toMatchObject([
      { is_past_due: true, renews: true, credits_per_month: 200 },
    ]);
    expect(await mailsTo(harness, fan)).toEqual(['failed']);
    await renewAt('2026-03-03T04:00:00.000Z');
    expect([await isOpen(), await subscribersOf(creator)]).toEqual([false, 0]);
    expect(await mailsTo(harness, fan)).toEqual(['failed', 'ended']);
    expect((await ask('DELETE', fan, creator.id)).json().code).toBe('subscription_not_found');
    await harness.factory.buy(fan.id, 200);
    expect((await ask('POST', fan, creator.id)).json()).toMatchObject({
      credits_spent: 200,
      paid_until: '2026-04-03T04:00:00.000Z',
    });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is paid as soon as there are credits, by the job or by the fan, from where it ended', async () => {
    const [one, other] = [await scene({ credits: 200 }), await scene({ credits: 200 })];
    for (const { fan, creator } of [one, other]) await ask('POST', fan, creator.id);
    await renewAt('2026-02-28T04:00:00.000Z');
    await harness.factory.buy(other.fan.id, 200);
    expect((await ask('POST', other.fan, other.creator.id)).json()).toMatchObject({
      credits_spent: 200,
      paid_until: '2026-03-31T04:00:00.000Z',
    });
    await harness.factory.buy(one.fan.id, 200);
    // No time has passed: the credits themselves had it queued.
    expect(await jobsOf(renewJob.id)).toBe(1);
    await renew();
    for (const { fan } of [one, other]) {
      expect((await chargesOf(fan)).map(({ starts_at }) => starts_at.toISOString())).toEqual([
        START,
        '2026-02-28T04:00:00.000Z',
      ]);
      expect(await balanceOf(fan)).toBe(0);
    }
  });

  it('ends there when it was cancelled, and nobody is counted who is gone', async () => {
    const { creator, fan } = await scene();
    await ask('POST', fan, creator.id);
    await ask('DELETE', fan, creator.id);
    await renewAt('2026-02-28T03:59:00.000Z');
    expect(await subscribersOf(creator)).toBe(1);
    harness.clock.set('2026-02-28T04:00:00.000Z');
    await Promise.all(
      Array.from({ length: 4 }, () => removeEnded(harness.deps.moneyDb, harness.clock.now(), 10)),
    );
    expect([await subscribersOf(creator), await balanceOf(fan)]).toEqual([0, 300]);
  });

  it('of a creator who was suspended, or sells none any more, is not charged', async () => {
    const [one, other] = [await scene(), await scene()];
    for (const { fan, creator } of [one, other]) await ask('POST', fan, creator.id);
    const { db } = harness.deps;
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', one.creator.id).execute();
    await setPrice(other.creator, null);
    await renewAt('2026-02-28T04:00:00.000Z');
    for (const { fan, creator } of [one, other])
      expect([await balanceOf(fan), await subscribersOf(creator)]).toEqual([300, 0]);
  });

  it('is renewed or cancelled, never both, when both happen at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      harness.clock.set(START);
      const { creator, fan } = await scene();
      await ask('POST', fan, creator.id);
      harness.clock.set('2026-02-28T04:00:00.000Z');
      const [, answer] = await Promise.all([renew(), ask('DELETE', fan, creator.id)]);
      const charges = await chargesOf(fan);
      expect(await balanceOf(fan)).toBe(500 - 200 * charges.length);
      const until = charges.at(-1)?.ends_at.toISOString();
      expect(answer.json()).toMatchObject({ renews: false, paid_until: until, ends_at: until });
    }
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('of very many is renewed by all who are at it, each once, and by the next run where one was killed', async () => {
    const creator = await harness.factory.creator();
    await setPrice(creator, 10_000);
    const fans: Person[] = [];
    for (let count = 0; count < 24; count += 1) fans.push(await harness.factory.fan({ credits: 200 }));
    for (const fan of fans) await ask('POST', fan, creator.id);
    harness.clock.set('2026-02-28T04:00:00.000Z');
    let left = 9;
    const dying = new Proxy(harness.deps.moneyDb, {
      get(target, name) {
        if (name === 'transaction') left -= 1;
        if (left < 0) throw new Error('killed');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await renewSubscriptions({ ...harness.deps, moneyDb: dying }).catch(() => undefined);
    await Promise.all([renew(), renew(), renew()]);
    for (const fan of fans) expect([(await chargesOf(fan)).length, await balanceOf(fan)]).toEqual([2, 0]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('that nobody renewed until its access had ended is over, told once and charged for nothing', async () => {
    const { creator, fan } = await scene();
    await ask('POST', fan, creator.id);
    harness.clock.set('2026-03-10T04:00:00.000Z');
    await Promise.all([renew(), renew(), renew()]);
    expect(await chargesOf(fan)).toHaveLength(1);
    expect([await balanceOf(fan), await subscribersOf(creator)]).toEqual([300, 0]);
    expect(await mailsTo(harness, fan)).toEqual(['ended']);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('that was given is not charged, and can be followed by one that is paid', async () => {
    const { creator, fan } = await scene();
    const { db, clock } = harness.deps;
    const endsAt = new Date('2026-02-10T04:00:00.000Z');
    await inTransaction(db, async (tx) => {
      await tx
        .insertInto('subscriptions')
        .values({
          fan_id: fan.id,
          creator_id: creator.id,
          started_at: clock.now(),
          ends_at: endsAt,
          paid_until: endsAt,
        })
        .execute();
      await tx.updateTable('users').set({ subscribers_count: 1 }).where('id', '=', creator.id).execute();
    });
    expect((await ask('POST', fan, creator.id)).json()).toMatchObject({ credits_spent: 0, renews: true });
    await renewAt('2026-02-10T04:00:00.000Z');
    expect((await chargesOf(fan)).map(({ ends_at }) => ends_at.toISOString())).toEqual([
      '2026-03-10T04:00:00.000Z',
    ]);
  });
});

describe('the mails of a renewal', () => {
  it('say what happens, in the fan’s language, and to nobody who is gone', async () => {
    const { creator, fan } = await scene();
    await harness.deps.db.updateTable('users').set({ language: 'fil' }).where('id', '=', fan.id).execute();
    const { mail, sent } = catchMail();
    const endsAt = new Date('2026-03-03T04:00:00.000Z');
    for (const what of ['failed', 'ended'] as const)
      await mailRenewal({ ...harness.deps, mail }, { fanId: fan.id, creatorId: creator.id, what, endsAt });
    expect(sent.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Hindi na-renew/),
      expect.stringMatching(/^Natapos na/),
    ]);
    expect(sent[0]?.text).toContain('/buy-credits');
    const gone = { fanId: harness.deps.ids.next(), creatorId: creator.id, what: 'failed' as const, endsAt };
    await mailRenewal({ ...harness.deps, mail }, gone);
    expect(sent).toHaveLength(2);
  });

  it('come out of the real queue and the real mail', async () => {
    const { creator, fan } = await scene({ credits: 200 });
    await ask('POST', fan, creator.id);
    await renewAt('2026-02-28T04:00:00.000Z', '2026-03-03T04:00:00.000Z');
    const { mail, sent } = catchMail();
    const jobs = subscriptionsJobs({ ...harness.deps, mail }) as never;
    const worker = await startOwnWorker({ connectionString: harness.connectionString, jobs });
    const toFan = () => sent.filter(({ to }) => to === `${fan.username}@example.test`);
    await expect.poll(toFan).toHaveLength(2);
    await worker.stop();
  });
});

async function jobsOf(task: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs
    where task_identifier = ${task}`.execute(harness.deps.db);
  return rows[0]?.n ?? 0;
}
