import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';

/** Payouts above a limit are approved by two people of those who may (P332). */
const harness = useHarness();
let [owner, finance] = [] as unknown as [Person, Person];

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { headers }: Person, payload?: object) {
  return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

async function setLimit(pesos: number) {
  const { version } = (await call('GET', '/admin/settings', owner)).json().settings;
  await call('PUT', '/admin/settings', owner, { version, payout_two_person_limit: pesos });
}

beforeAll(() => harness.factory.holdEarnings(0));
beforeEach(async () => {
  // Who approved in tests before may no longer.
  await harness.deps.db
    .updateTable('users')
    .set({ staff_role: 'support' })
    .where('user_type', '=', 'admin')
    .execute();
  [owner, finance] = [await harness.factory.admin(), await harness.factory.admin({ role: 'finance' })];
  await setLimit(600);
});

/** Asked for by a creator who has just earned so much: credits are a peso each, of which 70 % are theirs. */
async function asked(credits: number): Promise<string> {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits });
  await call('POST', `/creators/${creator.id}/tips`, fan, { credits });
  await call('PUT', '/payouts/settings', creator, { method: 'gcash', gcash_number: '09171234567' });
  const answer = await call('POST', '/payouts', creator, { bucket: 'earnings' });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().payout.id;
}

const decide = (by: Person, id: string, decision: string, reason?: string) =>
  call('POST', `/admin/payouts/${id}/decision`, by, { decision, reason });

const withdraw = (by: Person, id: string) => call('DELETE', `/admin/payouts/${id}/first-approval`, by);

const newestAct = () =>
  harness.deps.db
    .selectFrom('admin_actions')
    .select(['action', 'actor_id', 'before'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

const seenBy = async (by: Person, id: string) => {
  const { payout_requests: waiting } = (await call('GET', '/admin/payouts?limit=100', by)).json();
  return waiting.find((one: { id: string }) => one.id === id);
};

const sentTimes = async (id: string) =>
  (
    await harness.deps.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('key', '=', `payout_send:${id}`)
      .execute()
  ).length;

describe('a payout above the limit', () => {
  it('is approved by the second person, and waits with who was first', async () => {
    const id = await asked(1000);
    const first = (await decide(finance, id, 'approve')).json();
    expect(first.payout_request).toMatchObject({
      status: 'pending',
      needs_two: true,
      first_approval: { by_id: finance.id },
    });
    expect(first.message).toBe('Approved by you. A second person has to approve it, too.');
    expect(await sentTimes(id)).toBe(0);
    expect((await seenBy(owner, id)).first_approval).toMatchObject({ by_id: finance.id, counts: true });
    expect((await decide(finance, id, 'approve')).json()).toMatchObject({
      status: 409,
      code: 'payout_needs_second',
    });
    expect((await decide(owner, id, 'approve')).json().payout_request).toMatchObject({
      status: 'approved',
      first_approval: { by_id: finance.id },
      approved_by: expect.stringContaining('The admin'),
    });
    expect(await sentTimes(id)).toBe(1);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is approved once by two people at once, and never by one who presses twice', async () => {
    const id = await asked(1000);
    const own = await Promise.all([decide(finance, id, 'approve'), decide(finance, id, 'approve')]);
    expect(own.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await sentTimes(id)).toBe(0);
    const next = await asked(1000);
    const both = await Promise.all([decide(finance, next, 'approve'), decide(owner, next, 'approve')]);
    expect(both.map((answer) => answer.json().payout_request?.status).sort()).toEqual([
      'approved',
      'pending',
    ]);
    expect(await sentTimes(next)).toBe(1);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is rejected by one, also by who approved it first', async () => {
    const id = await asked(1000);
    await decide(finance, id, 'approve');
    expect((await decide(finance, id, 'reject', 'A wrong account')).json().payout_request.status).toBe(
      'rejected',
    );
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('waits for two again once who was first withdraws that, on record, and nobody else can', async () => {
    const id = await asked(1000);
    expect((await withdraw(finance, id)).json().code).toBe('first_approval_gone');
    await decide(finance, id, 'approve');
    expect((await withdraw(owner, id)).json().code).toBe('first_approval_gone');
    expect((await withdraw(finance, id)).json().message).toBe(
      'What you said as the first of two no longer counts.',
    );
    expect(await seenBy(owner, id)).toMatchObject({ status: 'pending', first_approval: null });
    expect(await newestAct()).toMatchObject({
      action: 'payout.withdraw',
      actor_id: finance.id,
      before: { payout_id: id, centavos: 70_000 },
    });
    expect((await withdraw(finance, id)).json().code).toBe('first_approval_gone');
    expect((await decide(owner, id, 'approve')).json().payout_request.status).toBe('pending');
    expect((await decide(finance, id, 'approve')).json().payout_request.status).toBe('approved');
    expect((await withdraw(owner, id)).json().code).toBe('first_approval_gone');
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is either sent or withdrawn where the second approves as the first withdraws', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const id = await asked(1000);
      await decide(finance, id, 'approve');
      const both = [() => withdraw(finance, id), () => decide(owner, id, 'approve')];
      const answers = await Promise.all((turn % 2 === 0 ? both : both.toReversed()).map((act) => act()));
      const [withdrawn, approved] = turn % 2 === 0 ? answers : answers.toReversed();
      const isWithdrawn = withdrawn?.statusCode === 200;
      expect(approved?.json().payout_request).toMatchObject(
        isWithdrawn ? { status: 'pending', first_approval: { by_id: owner.id } } : { status: 'approved' },
      );
      expect(await sentTimes(id)).toBe(isWithdrawn ? 0 : 1);
    }
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is approved by one where nobody else may, on record as that', async () => {
    const id = await asked(1000);
    await call('PUT', `/admin/staff/${finance.id}`, owner, { role: 'moderator' });
    expect((await decide(owner, id, 'approve')).json().payout_request.status).toBe('approved');
    const { after } = await harness.deps.db
      .selectFrom('admin_actions')
      .select('after')
      .where('action', '=', 'payout.approve')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ approved: 'by one, as nobody else may' });
  });

  it('loses its first approval with the role of who gave it', async () => {
    const id = await asked(1000);
    await decide(finance, id, 'approve');
    const third = await harness.factory.admin({ role: 'finance' });
    await call('PUT', `/admin/staff/${finance.id}`, owner, { role: 'moderator' });
    expect((await decide(third, id, 'approve')).json().payout_request).toMatchObject({
      status: 'pending',
      first_approval: { by_id: third.id },
    });
    expect((await decide(owner, id, 'approve')).json().payout_request.status).toBe('approved');
  });

  it.each([
    ['has another role', { staff_role: 'support' }],
    ['is suspended', { status: 'suspended' }],
    ['is banned', { status: 'banned' }],
  ] as const)('shows that a first approval counts no more once who gave it %s', async (_, change) => {
    const id = await asked(1000);
    await decide(finance, id, 'approve');
    await harness.factory.admin({ role: 'finance' });
    await harness.deps.db.updateTable('users').set(change).where('id', '=', finance.id).execute();
    expect(await seenBy(owner, id)).toMatchObject({ needs_two: true, first_approval: { counts: false } });
    expect((await decide(owner, id, 'approve')).json().payout_request).toMatchObject({
      status: 'pending',
      first_approval: { by_id: owner.id, counts: true },
    });
  });

  it('tells the only one who may that nobody else does, also who approved it first and was left alone', async () => {
    const id = await asked(1000);
    expect(await seenBy(owner, id)).toMatchObject({ needs_two: true, is_alone: false });
    await decide(owner, id, 'approve');
    await call('PUT', `/admin/staff/${finance.id}`, owner, { role: 'moderator' });
    expect(await seenBy(owner, id)).toMatchObject({ needs_two: false, is_alone: true });
    expect((await decide(owner, id, 'approve')).json().payout_request.status).toBe('approved');
  });
});

it('a payout at the limit is approved by one', async () => {
  await setLimit(700);
  const id = await asked(1000);
  expect((await decide(finance, id, 'approve')).json().payout_request).toMatchObject({
    status: 'approved',
    needs_two: false,
  });
});
