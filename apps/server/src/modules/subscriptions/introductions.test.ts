import { describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { mailRenewal } from './mail-renewal.ts';
import { remindOfCharges } from './remind-of-charges.ts';
import { mailsTo } from './renewal-mails.fixture.ts';
import { startSubscription } from './start-subscription.ts';
import { useSubscribing } from './subscribe.fixture.ts';

const { harness, ask, balanceOf, chargesOf, subscribersOf, setPrice, scene, offer, plansOf, renewAt } =
  useSubscribing();
const asked = (plan: 'introduction' | 'monthly' = 'introduction') => ({
  plan,
  shownCredits: null,
  correlationId: harness.deps.ids.next(),
});

describe('a trial', () => {
  it('costs nothing, is had once by all who ask at once, and goes on at the full price', async () => {
    const { creator, fan } = await scene({ price: 10_000, credits: 100 });
    await offer(creator, { trial_days: 7 });
    expect((await plansOf(creator, fan)).plans[0]).toMatchObject({
      plan: 'introduction',
      months: 0,
      trial_days: 7,
      credits: 0,
    });
    await Promise.all(
      Array.from({ length: 12 }, () => startSubscription(harness.deps, fan.viewer, creator.id, asked())),
    );
    expect([await balanceOf(fan), await subscribersOf(creator), await chargesOf(fan)]).toEqual([100, 1, []]);
    const list = await harness.app.inject({ url: '/api/subscriptions', headers: fan.headers });
    expect(list.json().subscriptions).toMatchObject([
      { paid_until: '2026-02-07T04:00:00.000Z', credits_per_month: 100, renews: true, is_trial: true },
    ]);
    await renewAt('2026-02-07T03:59:00.000Z');
    expect(await balanceOf(fan)).toBe(100);
    await renewAt('2026-02-07T04:00:00.000Z');
    expect((await chargesOf(fan)).map(({ credits, ends_at }) => [credits, ends_at.toISOString()])).toEqual([
      [100, '2026-03-07T04:00:00.000Z'],
    ]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('that was cancelled is over, and is not had again', async () => {
    const { creator, fan } = await scene({ price: 10_000 });
    await offer(creator, { trial_days: 3 });
    await ask('POST', fan, creator.id, { plan: 'introduction', credits: 0, trial_days: 3 });
    expect((await ask('DELETE', fan, creator.id)).json()).toMatchObject({
      is_subscribed: true,
      ends_at: '2026-02-03T04:00:00.000Z',
    });
    await renewAt('2026-02-03T04:00:00.000Z');
    expect([await balanceOf(fan), await subscribersOf(creator)]).toEqual([500, 0]);
    expect((await plansOf(creator, fan)).plans.map(({ plan }: { plan: string }) => plan)).toEqual([
      'monthly',
    ]);
    expect((await ask('POST', fan, creator.id, { plan: 'introduction' })).json().code).toBe('not_for_sale');
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => startSubscription(harness.deps, fan.viewer, creator.id, asked())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('without credits at its end is tried for a day, not for three', async () => {
    const { creator, fan } = await scene({ price: 10_000, credits: 0 });
    await offer(creator, { trial_days: 3 });
    await ask('POST', fan, creator.id, { plan: 'introduction' });
    await renewAt('2026-02-03T04:00:00.000Z', '2026-02-04T03:59:00.000Z');
    expect(await subscribersOf(creator)).toBe(1);
    await renewAt('2026-02-04T04:00:00.000Z');
    expect([await subscribersOf(creator), await mailsTo(harness, fan)]).toEqual([0, ['failed', 'ended']]);
  });

  it('is refused to who was shown more days, or had a month', async () => {
    const { creator, fan } = await scene({ price: 10_000 });
    await offer(creator, { trial_days: 3 });
    const shown = { plan: 'introduction', credits: 0, trial_days: 30, then_credits: 100 };
    expect((await ask('POST', fan, creator.id, shown)).json()).toMatchObject({
      code: 'price_changed',
      detail: 'The free days have changed. Have a look before you go on.',
    });
    await setPrice(creator, 20_000);
    const then = { ...shown, trial_days: 3 };
    expect((await ask('POST', fan, creator.id, then)).json()).toMatchObject({
      code: 'price_changed',
      detail: 'Each month that follows costs 200 credits now. Have a look before you go on.',
    });
    await ask('POST', fan, creator.id);
    await ask('DELETE', fan, creator.id);
    await renewAt('2026-02-28T04:00:00.000Z');
    expect((await ask('POST', fan, creator.id, { plan: 'introduction' })).json().code).toBe('not_for_sale');
  });
});

describe('a first month at a discount', () => {
  it('is charged once, then the full price, and comes to nobody twice', async () => {
    const { creator, fan } = await scene({ price: 10_000 });
    await offer(creator, { first_month_percent: 60 });
    await Promise.all(
      Array.from({ length: 12 }, () => startSubscription(harness.deps, fan.viewer, creator.id, asked())),
    );
    await renewAt('2026-02-28T04:00:00.000Z');
    expect((await chargesOf(fan)).map(({ credits }) => credits)).toEqual([40, 100]);
    await ask('DELETE', fan, creator.id);
    await renewAt('2026-03-31T04:00:00.000Z');
    const again = await ask('POST', fan, creator.id, { plan: 'introduction', credits: 40 });
    expect([again.statusCode, again.json().code]).toEqual([422, 'not_for_sale']);
    expect(await balanceOf(fan)).toBe(360);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is not asked for by who takes the month in another tab: one of both is charged', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { creator, fan } = await scene({ price: 10_000 });
      await offer(creator, { first_month_percent: 60 });
      const tabs = (['introduction', 'monthly'] as const).map((plan) =>
        startSubscription(harness.deps, fan.viewer, creator.id, asked(plan)),
      );
      await Promise.all(tabs);
      expect(await chargesOf(fan)).toHaveLength(1);
    }
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});

describe('a day before a month that costs something else', () => {
  it('the fan is told once what it costs, and nobody who cancelled', async () => {
    const [one, other] = [await scene({ price: 10_000 }), await scene({ price: 10_000 })];
    for (const { creator, fan } of [one, other]) {
      await offer(creator, { trial_days: 3 });
      await ask('POST', fan, creator.id, { plan: 'introduction' });
    }
    await ask('DELETE', other.fan, other.creator.id);
    harness.clock.set('2026-02-02T03:59:00.000Z');
    await remindOfCharges(harness.deps);
    expect(await mailsTo(harness, one.fan)).toEqual([]);
    harness.clock.set('2026-02-02T04:00:00.000Z');
    await Promise.all([remindOfCharges(harness.deps), remindOfCharges(harness.deps)]);
    expect([await mailsTo(harness, one.fan), await mailsTo(harness, other.fan)]).toEqual([
      ['first-charge'],
      [],
    ]);
    const told = await harness.deps.db
      .selectFrom('notifications')
      .select(['person_id', 'subject_id'])
      .where('kind', '=', 'renewal_due')
      .execute();
    expect(told).toEqual([{ person_id: one.fan.id, subject_id: one.creator.id }]);
    const { mail, sent } = catchMail();
    const news = {
      fanId: one.fan.id,
      creatorId: one.creator.id,
      what: 'first-charge' as const,
      endsAt: new Date('2026-02-03T04:00:00.000Z'),
    };
    await mailRenewal({ ...harness.deps, mail }, news);
    expect(sent[0]?.text).toContain('a month costs 100 credits');
    expect(sent[0]?.text).toContain('/my-subscriptions');
    await ask('DELETE', one.fan, one.creator.id);
    await mailRenewal({ ...harness.deps, mail }, news);
    expect(sent).toHaveLength(1);
  });
});
