import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import type { FakeSender } from '../../../test/fake-sender.ts';
import { sendForm } from '../../../test/forms.ts';
import type { Harness } from '../../../test/harness.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { hashPassword } from '../accounts/sign-in/password.ts';
import { tipFrom, workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { settleDebts } from '../clawbacks/settle-debt.ts';
import { bought, disputed } from '../credits/disputes/disputes.fixture.ts';
import { removeContent } from '../moderation/remove-content.ts';
import { sendPayouts } from '../payouts/send-payouts.ts';
import { bookBreakage } from '../personal-data/breakage/book-breakage.ts';
import { eraseAccounts } from '../personal-data/erase-accounts.ts';
import { matchReports } from '../settlements/match/match-reports.ts';
import { payPalCsv } from '../settlements/report/reports.fixture.ts';
import { unlockContent } from '../unlocks/index.ts';
import { bookDays } from '../vat/book-days.ts';
import { signedIn } from './books.fixture.ts';

export type Sending = { harness: Harness; payoutSender: FakeSender };

/** By somebody who is signed in now, whatever time has passed. */
export async function send(
  { harness }: Pick<Sending, 'harness'>,
  [method, url]: ['GET' | 'POST' | 'PUT', string],
  who: Person,
  payload?: object,
) {
  const headers = await signedIn(harness, who);
  const answer = await harness.app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(payload && { payload }),
  });
  expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300);
  return answer.json();
}

/** Credits from fan to fan. */
export async function give(world: Sending): Promise<{ giver: Person; receiver: Person }> {
  const { factory, clock } = world.harness;
  const [giver, receiver] = [await factory.fan({ credits: 200 }), await factory.fan()];
  clock.advance(3 * DAY_MS);
  const body = { username: receiver.username, credits: 50, client_id: randomUUID() };
  await send(world, ['POST', '/gifts/credits'], giver, body);
  return { giver, receiver };
}

/** Something that was unlocked is removed, and paid back. */
export async function removeWhatWasSold({ harness }: Sending, admin: Person): Promise<void> {
  const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan({ credits: 90 })];
  const post = await harness.factory.post(creator.id, { price: 80 });
  await unlockContent(harness.deps, fan.viewer, post, harness.deps.ids.next());
  const removed = { type: 'post', id: post, authorId: creator.id, reason: 'No', notes: '' } as const;
  await inTransaction(harness.deps.db, (tx) =>
    removeContent(harness.deps, tx, { id: admin.id, from: '203.0.113.7' }, removed),
  );
  await workedOff(harness, ['restitutions.give', 'restitutions.mail']);
}

/** PayPal reports a payment and what it keeps back, and sends the rest. */
export async function settle(world: Sending, finance: Person): Promise<void> {
  const { harness } = world;
  const { captureId } = await bought(harness, { method: 'paypal' });
  const rows = [
    { id: captureId, amount: 10_000, fee: 390 },
    { id: 'HOLD-1', type: 'T2103', amount: -1_000 },
  ];
  const files = [{ field: 'file', name: 'report.csv', content: Buffer.from(payPalCsv(rows)) }];
  const answer = await sendForm(
    harness,
    await signedIn(harness, finance),
    { files },
    '/api/admin/settlements',
  );
  await matchReports(harness.deps);
  const { id } = answer.json().settlement;
  await send(world, ['POST', `/admin/settlements/${id}/confirmation`], finance, {
    ...{ arrived: 86.1, arrived_on: '2026-06-15', bank_reference: 'BPI 0012' },
  });
}

/** A creator is paid out, owes what is taken back of that, pays it off, and gets it back. */
export async function owe(world: Sending, owner: Person): Promise<Person> {
  const { harness } = world;
  const creator = await harness.factory.creator();
  const purchase = await bought(harness, { credits: 1_000 });
  await tipFrom(harness, purchase.fan, creator.id, 1_000);
  await payByHand(world, creator, owner);
  const settled = () => workedOff(harness, ['clawbacks.settle', 'clawbacks.mail']);
  await disputed(harness, purchase, 'lost');
  await settled();
  await tipFrom(harness, await harness.factory.fan({ credits: 100 }), creator.id, 100);
  await settleDebts(harness.deps);
  harness.clock.advance(HOUR_MS);
  await disputed(harness, purchase, 'won');
  await settled();
  return creator;
}

async function payByHand(world: Sending, creator: Person, owner: Person): Promise<void> {
  await send(world, ['PUT', '/payouts/settings'], creator, { method: 'gcash', gcash_number: '09171234567' });
  const { payout } = await send(world, ['POST', '/payouts'], creator, { bucket: 'earnings' });
  for (const said of [{ decision: 'approve' }, { decision: 'paid', reference: 'GC-7' }])
    await send(world, ['POST', `/admin/payouts/${payout.id}/decision`], owner, said);
}

/** Two creators are paid at once, tax withheld; the bank sends one of them back. */
export async function payAtOnce(world: Sending): Promise<void> {
  const { harness, payoutSender } = world;
  const ids: string[] = [];
  const look = async () => {
    harness.clock.advance(60_000);
    await sendPayouts(harness.deps);
  };
  for (let creators = 0; creators < 2; creators += 1) {
    const creator = await harness.factory.creator();
    await tipFrom(harness, await harness.factory.fan({ credits: 1_000 }), creator.id, 1_000);
    await send(world, ['PUT', '/payouts/settings'], creator, {
      ...{ method: 'gcash', gcash_number: `0917555000${creators}` },
    });
    const { payout } = await send(world, ['POST', '/payouts/instant'], creator, { bucket: 'earnings' });
    ids.push(payout.id);
    await look();
    payoutSender.end(payout.id, { state: 'arrived' });
    await look();
  }
  const returned = { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' } as const;
  payoutSender.end(ids[0] ?? '', returned);
  harness.clock.advance(2 * DAY_MS);
  await look();
}

/** All that was paid out is said to have left the bank, with a fee, first under a reference that was wrong. */
export async function fund(world: Sending, finance: Person): Promise<void> {
  const { summary } = await send(world, ['GET', '/admin/payout-fundings'], finance);
  const left = { amount: summary.sent, fee: 15, left_on: '2026-09-02' };
  const wrong = { ...left, reference: 'BPI 0077' };
  const { funding } = await send(world, ['POST', '/admin/payout-fundings'], finance, wrong);
  world.harness.clock.advance(HOUR_MS);
  await send(world, ['POST', `/admin/payout-fundings/${funding.id}/take-back`], finance, {
    reason: 'A slip',
  });
  world.harness.clock.advance(HOUR_MS);
  await send(world, ['POST', '/admin/payout-fundings'], finance, { ...left, reference: 'BPI 0078' });
}

/** Rules of tax that hold from a day on. */
export async function beginTaxes(world: Sending, finance: Person, from_day: string): Promise<void> {
  const withheld = { is_on: true, rate_basis_points: 100, share_basis_points: 5_000, threshold: 0 };
  await send(world, ['POST', '/admin/tax/withholding-rules'], finance, {
    ...{ from_day, ...withheld, source: 'RR 16-2023' },
  });
  const vat = { is_on: true, rate_basis_points: 1_200, source: 'NIRC section 108' };
  await send(world, ['POST', '/admin/vat/rules'], finance, { from_day, ...vat });
}

/** The taxes of a month and its quarter are paid: what was withheld, first under a reference that was wrong. */
export async function payTaxes(world: Sending, finance: Person): Promise<void> {
  const { harness } = world;
  harness.clock.set('2026-10-01T04:00:00.000Z');
  await bookDays(harness.deps);
  const paid = { month: '2026-09', paid_on: '2026-10-01' };
  const wrong = { ...paid, reference: 'eFPS 12-0000' };
  const { tax } = await send(world, ['POST', '/admin/tax/remittances'], finance, wrong);
  const { id } = tax.months[0].remittance;
  harness.clock.advance(HOUR_MS);
  await send(world, ['POST', `/admin/tax/remittances/${id}/take-back`], finance, { reason: 'A slip' });
  harness.clock.advance(HOUR_MS);
  await send(world, ['POST', '/admin/tax/remittances'], finance, { ...paid, reference: 'eFPS 12-0345' });
  await send(world, ['POST', '/admin/vat/remittances'], finance, {
    ...{ quarter: '2026-Q3', input_vat: 0, paid_on: '2026-10-01', reference: 'eFPS 12-0346' },
  });
}

/** Somebody leaves credits behind, and nobody can dispute them any more. */
export async function leaveCredits(world: Sending): Promise<void> {
  const { harness } = world;
  const fan = await harness.factory.fan({ credits: 60 });
  const password = 'maligayang-bati';
  const password_hash = await hashPassword(password, null);
  await harness.deps.db.updateTable('users').set({ password_hash }).where('id', '=', fan.id).execute();
  await send(world, ['POST', '/auth/me/deletion'], fan, { password, gives_up: true });
  harness.clock.advance(30 * DAY_MS);
  await eraseAccounts(harness.deps);
  harness.clock.advance(180 * DAY_MS);
  await bookBreakage(harness.deps);
}

/** A credit is worth so much more that two people have to say it. */
export async function revalue(world: Sending, people: Person[]): Promise<void> {
  const rate = { php_per_credit: 1.5, confirmed_php_per_credit: 1.5, shown_php_per_credit: 1 };
  for (const who of people) {
    world.harness.clock.advance(HOUR_MS);
    await send(world, ['POST', '/credits/admin/conversion-rate'], who, rate);
  }
}
