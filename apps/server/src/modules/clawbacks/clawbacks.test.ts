import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { releaseCommission } from '../affiliates/release-commission.ts';
import { bankSays, bought, check, disputed } from '../credits/disputes/disputes.fixture.ts';
import { requestPayout } from '../payouts/request-payout.ts';
import { eraseAccounts } from '../personal-data/erase-accounts.ts';
import { causeOf, purseOf, tipFrom, workedOff } from './clawbacks.fixture.ts';
import { settleClawback } from './settle-clawback.ts';
import { settleDebts } from './settle-debt.ts';

/** Fake: providers and clock. Real: the queue and its workers, the mailbox. */
const harness = useHarness();
const SETTLED = ['clawbacks.settle', 'clawbacks.mail'] as const;

/** A fan with 100 credits of one purchase has tipped them away. */
async function tipped(creator: Person, ...amounts: number[]) {
  const purchase = await bought(harness);
  for (const credits of amounts) await tipFrom(harness, purchase.fan, creator.id, credits);
  return purchase;
}

async function payable(creator: Person): Promise<void> {
  const answer = await harness.app.inject({
    method: 'PUT',
    url: '/api/payouts/settings',
    headers: creator.headers,
    payload: { method: 'gcash', gcash_number: '09171234567' },
  });
  expect(answer.statusCode).toBe(200);
}

const ask = (creator: Person) =>
  requestPayout(harness.deps, creator.id, 'earnings', { correlationId: harness.deps.ids.next() });
const earnings = async ({ headers }: Person) =>
  (await harness.app.inject({ method: 'GET', url: '/api/earnings', headers })).json();
const days = (count: number) => harness.clock.advance(count * DAY_MS);
const settled = () => workedOff(harness, SETTLED);
const lawful = async () => expect(await checkInvariants(harness.deps.db)).toEqual([]);

async function mailsTo(creator: Person): Promise<string[]> {
  const { email } = await harness.deps.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', creator.id)
    .executeTakeFirstOrThrow();
  const folder = harness.deps.mail.folder ?? '';
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(email));
}

describe('what a disputed payment bought', () => {
  it('is taken back from what its creator holds, and comes back when the dispute is won', async () => {
    const creator = await harness.factory.creator();
    const purchase = await tipped(creator, 60, 40);
    await disputed(harness, purchase, 'lost');
    await settled();
    expect(await purseOf(harness, creator)).toMatchObject({ earned: 0, owed: 0 });
    expect(await earnings(creator)).toMatchObject({ available_balance: 0, on_hold: 0, taken_back: 70 });
    await lawful();
    await disputed(harness, purchase, 'won');
    await settled();
    expect(await purseOf(harness, creator)).toMatchObject({ earned: 7000, owed: 0 });
    expect(await earnings(creator)).toMatchObject({ on_hold: 70, taken_back: 0 });
    await lawful();
  });

  it('is the newest of its payer’s spends, as many credits of them as were spent of it', async () => {
    const [first, second] = [await harness.factory.creator(), await harness.factory.creator()];
    const before = await bought(harness);
    await tipFrom(harness, before.fan, first.id, 30);
    const purchase = await bought(harness, {}, before.fan);
    await tipFrom(harness, before.fan, first.id, 90);
    await tipFrom(harness, before.fan, second.id, 50);
    // 30 are left of 200: 70 of these 100 were spent, the newest first.
    await disputed(harness, purchase, 'open');
    await settled();
    expect(await purseOf(harness, second)).toMatchObject({ earned: 0 });
    expect(await purseOf(harness, first)).toMatchObject({ earned: (30 + 90 - 20) * 70 });
    await lawful();
  });

  it('is owed by a creator who was paid, comes off what they earn next, and is cleared when it is won', async () => {
    const creator = await harness.factory.creator();
    await payable(creator);
    const purchase = await bought(harness, { credits: 1000 });
    await tipFrom(harness, purchase.fan, creator.id, 1000);
    days(8);
    expect((await ask(creator)).centavos).toBe(70_000);
    await disputed(harness, purchase, 'lost');
    await settled();
    expect(await purseOf(harness, creator)).toMatchObject({ earned: 0, owed: 70_000 });
    await tipped(creator, 100);
    expect(await earnings(creator)).toMatchObject({ available_balance: 0, on_hold: 0, owed: 700 });
    await settleDebts(harness.deps);
    expect(await purseOf(harness, creator)).toMatchObject({ earned: 0, owed: 63_000 });
    await disputed(harness, purchase, 'won');
    await settled();
    expect(await purseOf(harness, creator)).toMatchObject({ earned: 7000, owed: 0 });
    await lawful();
  });

  it('takes the referrer’s commission too, held or released', async () => {
    const referrer = await harness.factory.creator();
    const referred = await harness.factory.creator({ referredBy: referrer.id });
    const released = await tipped(referred, 100);
    days(31);
    await releaseCommission(harness.deps);
    const held = await tipped(referred, 100);
    await tipped(referred, 100);
    expect(await purseOf(harness, referrer)).toMatchObject({ affiliate: 1000, affiliateHeld: 2000 });
    for (const purchase of [released, held]) await disputed(harness, purchase, 'lost');
    await settled();
    expect(await purseOf(harness, referrer)).toMatchObject({ affiliate: 0, affiliateHeld: 1000, owed: 0 });
    days(32);
    await releaseCommission(harness.deps);
    expect(await purseOf(harness, referrer)).toMatchObject({ affiliate: 1000, affiliateHeld: 0 });
    // Won after its day was released: there is no hold to go back to.
    await disputed(harness, held, 'won');
    await settled();
    expect(await purseOf(harness, referrer)).toMatchObject({ affiliate: 2000, affiliateHeld: 0, owed: 0 });
    await lawful();
  });

  it('is told its creator once, with why, and without a word of whose payment it was', async () => {
    const creator = await harness.factory.creator();
    const purchase = await tipped(creator, 50, 50);
    await disputed(harness, purchase, 'lost');
    await settled();
    const cause = await causeOf(harness, purchase);
    await Promise.all([settleClawback(harness.deps, cause), settleClawback(harness.deps, cause)]);
    await settled();
    const mails = await mailsTo(creator);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('70.00');
    // The address has a sign that mail encodes.
    expect(mails[0]).toMatch(/\/creator\?tab=(3D)?earnings/);
    expect(mails[0]).not.toContain(purchase.fan.username);
    await disputed(harness, purchase, 'won');
    await settled();
    expect(await mailsTo(creator)).toHaveLength(2);
  });

  it('goes on where a process died, and takes nothing twice', async () => {
    const [one, two] = [await harness.factory.creator(), await harness.factory.creator()];
    const purchase = await bought(harness);
    await tipFrom(harness, purchase.fan, one.id, 50);
    await tipFrom(harness, purchase.fan, two.id, 50);
    await bankSays(harness, purchase, 'lost');
    let posts = 0;
    const { ledger } = harness.deps;
    const post = (...args: Parameters<typeof ledger.post>) => {
      posts += 1;
      if (posts === 2) throw new Error('killed');
      return ledger.post(...args);
    };
    const dying = { ...harness.deps, ledger: { ...ledger, post: post as typeof ledger.post } };
    const cause = await causeOf(harness, purchase);
    await expect(settleClawback(dying, cause)).rejects.toThrow('killed');
    const left = async () => [(await purseOf(harness, one)).earned, (await purseOf(harness, two)).earned];
    expect((await left()).toSorted()).toEqual([0, 3500]);
    await settled();
    expect(await left()).toEqual([0, 0]);
    expect([(await mailsTo(one)).length, (await mailsTo(two)).length]).toEqual([1, 1]);
    await lawful();
  });

  it('is taken anew for another amount, whichever job comes first', async () => {
    const creator = await harness.factory.creator();
    const purchase = await tipped(creator, 100);
    await disputed(harness, purchase, 'open');
    await settled();
    purchase.provider.dispute(purchase.id, 'open', { amountCentavos: 5_000 });
    await check(harness, purchase);
    const rows = await harness.deps.db
      .selectFrom('disputes')
      .select('id')
      .where('purchase_id', '=', purchase.id)
      .orderBy('id')
      .execute();
    expect(rows).toHaveLength(2);
    await settleClawback(harness.deps, { type: 'dispute', id: rows[1]?.id ?? '' });
    await settled();
    expect(await purseOf(harness, creator)).toMatchObject({ earned: 3500, owed: 0 });
    await lawful();
  });

  it('is taken back for a refund that somebody made at the provider as well', async () => {
    const creator = await harness.factory.creator();
    const purchase = await tipped(creator, 100);
    purchase.provider.refundByHand(purchase.id, 5_000);
    await check(harness, purchase);
    await settled();
    expect(await purseOf(harness, creator)).toMatchObject({ earned: 3500 });
    await lawful();
  });

  it('of an account that was erased meanwhile, what it held is forfeited and the rest is owed', async () => {
    const referrer = await harness.factory.creator();
    const referred = await harness.factory.creator({ referredBy: referrer.id });
    const purchase = await tipped(referred, 100);
    const leaving = { status: 'leaving', erases_at: harness.clock.now() } as const;
    await harness.deps.db.updateTable('users').set(leaving).where('id', '=', referrer.id).execute();
    await eraseAccounts(harness.deps);
    await disputed(harness, purchase, 'lost');
    await settled();
    expect(await purseOf(harness, referrer)).toMatchObject({ affiliateHeld: 0, affiliate: 0, owed: 1000 });
    await lawful();
  });

  it('is asked for at the same time as a payout: neither takes what the other has', async () => {
    for (let round = 0; round < 6; round += 1) {
      const creator = await harness.factory.creator();
      await payable(creator);
      const purchase = await bought(harness, { credits: 1000 });
      await tipFrom(harness, purchase.fan, creator.id, 1000);
      days(8);
      await bankSays(harness, purchase, 'lost');
      const cause = await causeOf(harness, purchase);
      const [payout] = await Promise.allSettled([
        ask(creator),
        settleClawback(harness.deps, cause),
        settleClawback(harness.deps, cause),
      ]);
      const owed = payout?.status === 'fulfilled' ? 70_000 : 0;
      expect(await purseOf(harness, creator)).toMatchObject({ earned: 0, owed });
    }
    await lawful();
  });

  it('is taken while the commission of its day is released: once, from one place', async () => {
    for (let round = 0; round < 6; round += 1) {
      const referrer = await harness.factory.creator();
      const referred = await harness.factory.creator({ referredBy: referrer.id });
      const purchase = await tipped(referred, 100);
      await tipped(referred, 100);
      days(1);
      // Of another day, and not to be released with it.
      await tipped(referred, 100);
      days(30);
      await bankSays(harness, purchase, 'lost');
      const cause = await causeOf(harness, purchase);
      await Promise.all([
        releaseCommission(harness.deps),
        settleClawback(harness.deps, cause),
        releaseCommission(harness.deps),
      ]);
      expect(await purseOf(harness, referrer)).toMatchObject({
        affiliate: 1000,
        affiliateHeld: 1000,
        owed: 0,
      });
    }
    await lawful();
  });
});

describe('earnings', () => {
  it('are held for seven whole days, and asked for only then', async () => {
    const creator = await harness.factory.creator();
    await payable(creator);
    const { fan } = await bought(harness, { credits: 1000 });
    await tipFrom(harness, fan, creator.id, 1000);
    const day = (await earnings(creator)).held[0];
    expect(await earnings(creator)).toMatchObject({ available_balance: 0, on_hold: 700, hold_days: 7 });
    expect(day).toMatchObject({ amount: 700 });
    await expect(ask(creator)).rejects.toMatchObject({ code: 'payout_minimum' });
    harness.clock.set(new Date(Date.parse(`${day.available_on}T00:00:00+08:00`) - 1).toISOString());
    await expect(ask(creator)).rejects.toMatchObject({ code: 'payout_minimum' });
    harness.clock.advance(1);
    expect((await ask(creator)).centavos).toBe(70_000);
    await lawful();
  });
});
