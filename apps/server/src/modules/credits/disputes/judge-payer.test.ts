import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { readExportedPage } from '../../../platform/personal-data.ts';
import { creditsModule } from '../module.ts';
import { bought, disputed, judgeAll, statusOf } from './disputes.fixture.ts';

/** Fake: providers and clock. */
const harness = useHarness();
let admin: Person;

beforeAll(async () => {
  admin = await harness.factory.admin();
});

const sanctionsOf = ({ id }: { id: string }) =>
  harness.deps.db.selectFrom('sanctions').selectAll().where('user_id', '=', id).orderBy('id').execute();

const actionsAbout = ({ id }: { id: string }) =>
  harness.deps.db
    .selectFrom('admin_actions')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

const become = ({ id }: { id: string }, status: 'leaving' | 'active') =>
  harness.deps.db
    .updateTable('users')
    .set({ status, erases_at: status === 'leaving' ? harness.clock.now() : null })
    .where('id', '=', id)
    .execute();

const post = (path: string, payload: object) =>
  harness.app.inject({ method: 'POST', url: `/api${path}`, headers: admin.headers, payload });

describe('who disputes a payment', () => {
  it('is banned by a rule, signed out, and told why in their language', async () => {
    const purchase = await bought(harness);
    await harness.deps.db
      .updateTable('users')
      .set({ language: 'fil' })
      .where('id', '=', purchase.fan.id)
      .execute();
    await disputed(harness, purchase, 'open');
    expect(await statusOf(harness, purchase.fan)).toBe('banned');
    const [ban, ...more] = await sanctionsOf(purchase.fan);
    expect(ban).toMatchObject({ kind: 'ban', created_by: null, ended_at: null });
    expect(ban?.reason).toContain('Dinispute mo');
    expect(ban?.reason).toContain('₱100');
    expect(more).toEqual([]);
    expect(await actionsAbout(purchase.fan)).toEqual([{ action: 'user.ban', actor_id: null }]);
    const look = () => harness.app.inject({ url: '/api/auth/me', headers: purchase.fan.headers });
    await expect.poll(async () => (await look()).statusCode).toBe(401);
  });

  it('is banned once, however many disputes and judgements there are', async () => {
    const first = await bought(harness);
    const second = await bought(harness, {}, first.fan);
    for (const purchase of [first, second]) purchase.provider.dispute(purchase.id, 'open');
    await Promise.all([disputed(harness, first, 'open'), disputed(harness, second, 'open')]);
    await judgeAll(harness);
    expect(await sanctionsOf(first.fan)).toHaveLength(1);
  });

  it('stays banned when the dispute is won, until an admin lifts it; then that dispute bans nobody again', async () => {
    const purchase = await bought(harness);
    await disputed(harness, purchase, 'open');
    await disputed(harness, purchase, 'won');
    expect(await statusOf(harness, purchase.fan)).toBe('banned');
    const lifted = await post(`/admin/users/${purchase.fan.id}/lift`, { reason: 'It was won' });
    expect(lifted.statusCode, lifted.body).toBe(200);
    await disputed(harness, purchase, 'won');
    expect(await statusOf(harness, purchase.fan)).toBe('active');
    const page = await harness.app.inject({
      url: `/api/admin/users/${purchase.fan.id}`,
      headers: admin.headers,
    });
    expect(page.json()).toMatchObject({ debt: 0, disputes: [{ state: 'won', purchase_id: purchase.id }] });
  });

  it('is not banned again by another amount of the dispute that an admin looked at', async () => {
    const purchase = await bought(harness);
    await disputed(harness, purchase, 'open');
    await post(`/admin/users/${purchase.fan.id}/lift`, { reason: 'They told us why' });
    await disputed(harness, purchase, 'lost', { amountCentavos: 4_000 });
    expect(await statusOf(harness, purchase.fan)).toBe('active');
  });

  it('is not banned for a dispute that was won before anybody judged it, or that took nothing', async () => {
    const purchase = await bought(harness);
    purchase.provider.dispute(purchase.id, 'open');
    const { checkCapture } = await import('./check-capture.ts');
    await checkCapture(harness.deps, 'paypal', purchase.captureId, false);
    purchase.provider.dispute(purchase.id, 'won');
    await checkCapture(harness.deps, 'paypal', purchase.captureId, false);
    await judgeAll(harness);
    expect(await statusOf(harness, purchase.fan)).toBe('active');
  });

  it('is banned instead of suspended', async () => {
    const purchase = await bought(harness);
    const answer = await post(`/admin/users/${purchase.fan.id}/suspend`, { days: 3, reason: 'Spam' });
    expect(answer.statusCode, answer.body).toBe(201);
    await disputed(harness, purchase, 'open');
    expect((await sanctionsOf(purchase.fan)).map(({ kind, ended_at: at }) => [kind, at === null])).toEqual([
      ['suspension', false],
      ['ban', true],
    ]);
  });

  it('is never banned as an admin: the other admins find it on record, once', async () => {
    const purchase = await bought(harness);
    await harness.deps.db
      .updateTable('users')
      .set({ user_type: 'admin' })
      .where('id', '=', purchase.fan.id)
      .execute();
    await disputed(harness, purchase, 'open');
    await judgeAll(harness);
    expect(await statusOf(harness, purchase.fan)).toBe('active');
    expect(await sanctionsOf(purchase.fan)).toEqual([]);
    expect(await actionsAbout(purchase.fan)).toEqual([{ action: 'dispute.of_admin', actor_id: null }]);
  });

  it('and is about to leave is looked at again each day: gone nothing is left to do, back they are banned', async () => {
    const purchase = await bought(harness);
    await become(purchase.fan, 'leaving');
    await disputed(harness, purchase, 'open');
    expect(await statusOf(harness, purchase.fan)).toBe('leaving');
    harness.clock.advance(DAY_MS);
    expect(await judgeAll(harness)).toBe(1);
    await become(purchase.fan, 'active');
    expect(await judgeAll(harness)).toBe(0);
    expect(await statusOf(harness, purchase.fan)).toBe('banned');
  });
});

describe('the list of disputes', () => {
  it('is for admins: newest first, by pages, with person, purchase and debt', async () => {
    const purchases = [await bought(harness), await bought(harness), await bought(harness)];
    for (const purchase of purchases) await disputed(harness, purchase, 'open');
    const page = async (cursor = '') =>
      (
        await harness.app.inject({
          url: `/api/admin/disputes?limit=2${cursor && `&cursor=${cursor}`}`,
          headers: admin.headers,
        })
      ).json();
    const first = await page();
    const second = await page(first.next_cursor);
    const listed = [...first.disputes, ...second.disputes].map(({ purchase_id: id }) => id);
    expect(listed.slice(0, 3)).toEqual(purchases.map(({ id }) => id).reverse());
    expect(first.disputes[0]).toMatchObject({
      state: 'open',
      amount: 100,
      credits_taken: 100,
      debt: 0,
      person: { username: purchases[2]?.fan.username, status: 'banned' },
    });
  });

  it('is in the export of who disputed', async () => {
    const purchase = await bought(harness);
    await disputed(harness, purchase, 'open');
    const rows = await readExportedPage(
      harness.deps.db,
      creditsModule.personal.exported.disputed_payments,
      purchase.fan.id,
      null,
      10,
    );
    expect(rows).toMatchObject([{ purchase_id: purchase.id, state: 'open', amount_centavos: 10_000 }]);
  });
});
