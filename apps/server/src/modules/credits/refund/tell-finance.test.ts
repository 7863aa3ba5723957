import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import type { Person } from '../../../../test/factory.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { bought as boughtOf, check } from '../disputes/disputes.fixture.ts';
import { useBackPayments } from './back-payments.fixture.ts';
import { mailFinance } from './tell-finance.ts';

/** Refunds that do not fit their payment are told once and shown while they last (P841). Fake: providers and clock. */
const { harness, run, approved } = useBackPayments();

/** The mails that wait about a purchase. */
async function mailsOf(purchaseId: string) {
  const { mail, sent } = catchMail();
  const { rows } = await sql<{ payload: Parameters<typeof mailFinance>[1] }>`
    select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
    where t.identifier = 'credits.mail-finance' and p.payload ->> 'purchaseId' = ${purchaseId} order by p.id`.execute(
    harness.deps.db,
  );
  for (const { payload } of rows) await mailFinance({ ...harness.deps, mail }, payload);
  return sent;
}

/** What the page of the books shows of a kind. */
async function shown(what: string): Promise<number> {
  const { headers } = await harness.factory.admin({ role: 'finance' });
  const { waiting } = (await harness.app.inject({ url: '/api/admin/books', headers })).json();
  return waiting.find((row: { what: string }) => row.what === what)?.count ?? 0;
}

async function onlyFinance(): Promise<Person> {
  await harness.deps.db
    .updateTable('users')
    .set({ staff_role: 'support' })
    .where('user_type', '=', 'admin')
    .execute();
  return harness.factory.admin({ role: 'finance' });
}

it('a refund by the provider beyond what is left is told once, however often it is found', async () => {
  const finance = await onlyFinance();
  const error = vi.spyOn(harness.deps.log, 'error');
  const purchase = await boughtOf(harness);
  purchase.provider.refundByHand(purchase.id, 10_001);
  for (let look = 0; look < 3; look += 1) await check(harness, purchase);
  expect(
    error.mock.calls.filter(([about]) => (about as { purchase_id?: string }).purchase_id === purchase.id),
  ).toHaveLength(1);
  const [mail, ...more] = await mailsOf(purchase.id);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: `${finance.username}@example.test` });
  expect(mail?.text).toContain('₱100.01');
  expect(mail?.text).toContain('/admin/books');
  expect(await shown('refund_unbooked')).toBe(1);
});

it('is explained by finance without an entry, of the amount that was seen, until the provider names another', async () => {
  const { headers } = await onlyFinance();
  const purchase = await boughtOf(harness);
  const captureId = purchase.provider.refundByHand(purchase.id, 10_001);
  const refundId = `by-hand-${captureId}-0`;
  await check(harness, purchase);
  const listed = async () => {
    const { unbooked } = (await harness.app.inject({ url: '/api/admin/books', headers })).json();
    return unbooked.filter((row: { provider_refund_id: string }) => row.provider_refund_id === refundId);
  };
  const before = await shown('refund_unbooked');
  const [{ found_at: _, ...row }] = await listed();
  expect(row).toMatchObject({ provider: 'paypal', amount: 100.01 });
  const explain = (amount: number, reason = 'A gift by the shop') =>
    harness.app.inject({
      method: 'POST',
      url: '/api/admin/unbooked-refunds/explanation',
      headers,
      payload: { provider: 'paypal', provider_refund_id: refundId, amount, reason },
    });
  const entries = () =>
    sql<{ n: number }>`select count(*)::int as n from ledger_entries`.execute(harness.deps.db);
  const { rows: posted } = await entries();
  expect((await explain(100.01, ' ')).statusCode).toBe(422);
  expect((await explain(100)).json().code).toBe('refund_not_found');
  const both = await Promise.all([explain(100.01), explain(100.01)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect([await listed(), await shown('refund_unbooked')]).toEqual([[], before - 1]);
  expect((await entries()).rows).toEqual(posted);
  const act = await harness.deps.db
    .selectFrom('admin_actions')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(act).toMatchObject({
    ...{ action: 'refund.explain', subject_id: purchase.id, after: { reason: 'A gift by the shop' } },
    before: { provider: 'paypal', provider_refund_id: refundId, centavos: 10_001 },
  });

  await check(harness, purchase);
  expect(await listed()).toEqual([]);
  const told = purchase.provider.aftermaths.get(captureId);
  if (told)
    purchase.provider.aftermaths.set(captureId, {
      ...told,
      refunds: told.refunds.map((refund) => ({ ...refund, amountCentavos: 10_500 })),
    });
  for (let look = 0; look < 2; look += 1) await check(harness, purchase);
  expect(await listed()).toMatchObject([{ amount: 105 }]);
  // Whoever looked as finance above is told of it, too.
  const amounts = (await mailsOf(purchase.id)).map(({ text }) => /₱[\d.]+/.exec(text)?.[0]);
  expect([...new Set(amounts)]).toEqual(['₱100.01', '₱105.00']);
});

it('an approved refund of which too little is left is told once, and shown until it is paid', async () => {
  await onlyFinance();
  const { id } = await approved();
  const warn = vi.spyOn(harness.deps.log, 'warn');
  const { settleOrder } = harness.paypal;
  harness.paypal.settleOrder = async (order) => {
    const outcome = await settleOrder.call(harness.paypal, order);
    return outcome.state === 'captured' ? { ...outcome, amountCentavos: 6_000 } : outcome;
  };
  for (let day = 0; day < 3; day += 1) {
    await run();
    harness.clock.advance(DAY_MS);
  }
  expect(
    warn.mock.calls.filter(([about]) => (about as { purchase_id?: string }).purchase_id === id),
  ).toHaveLength(1);
  expect((await mailsOf(id)).map(({ text }) => text)).toEqual([expect.stringContaining('₱100.00')]);
  expect(await shown('refund_stuck')).toBe(1);
  harness.paypal.settleOrder = settleOrder;
  await run();
  expect(await shown('refund_stuck')).toBe(0);
});
