import { expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { createXendit } from '../../providers/payouts/xendit.ts';
import { usePayouts } from './payouts.fixture.ts';

/** Whether a large payout is paid by hand is kept from the first of two to the second (P840). Nothing is sent here. */
const payoutSender = createXendit(
  { baseUrl: 'http://127.0.0.1:9', secretKey: 'unused', callbackToken: 'unused' },
  { timeoutMs: 1_500 },
);
const { harness, call, earner } = usePayouts({ payoutSender });

/** Asked for, and approved by the first of two. */
async function firstApproved(first: Person, byHand: boolean): Promise<string> {
  const { version } = (await call('GET', '/admin/settings', first)).json().settings;
  await call('PUT', '/admin/settings', first, { version, payout_two_person_limit: 600 });
  const { payout } = (await call('POST', '/payouts', await earner(1_000), {})).json();
  const answer = await approve(first, payout.id, { by_hand: byHand });
  expect(answer.payout_request).toMatchObject({ status: 'pending', first_approval: { by_hand: byHand } });
  return payout.id;
}

const approve = async (by: Person, id: string, more: object = {}) =>
  (await call('POST', `/admin/payouts/${id}/decision`, by, { decision: 'approve', ...more })).json();

it.each([
  ['the first wants it by hand and the second says nothing', true, {}, null],
  ['the first wants it by hand and the second agrees', true, { by_hand: true }, null],
  ['the first wants it by hand and the second decides otherwise', true, { by_hand: false }, 'xendit'],
  ['the second alone wants it by hand', false, { by_hand: true }, null],
  ['neither wants it by hand', false, {}, 'xendit'],
])('%s', async (_, byHand, second, sender) => {
  const [first, other] = [await harness.factory.admin(), await harness.factory.admin()];
  const id = await firstApproved(first, byHand);
  expect((await approve(other, id, second)).payout_request).toMatchObject({ status: 'approved', sender });
});

it('a wish of somebody who may not approve any more is not kept', async () => {
  const [first, second, third] = [
    await harness.factory.admin(),
    await harness.factory.admin(),
    await harness.factory.admin(),
  ];
  const id = await firstApproved(first, true);
  await call('PUT', `/admin/staff/${first.id}`, second, { role: 'moderator' });
  const again = (await approve(second, id)).payout_request;
  expect(again).toMatchObject({ status: 'pending', first_approval: { by_id: second.id, by_hand: false } });
  expect((await approve(third, id)).payout_request).toMatchObject({ status: 'approved', sender: 'xendit' });
});

async function raiseLimit(by: Person): Promise<void> {
  const { version } = (await call('GET', '/admin/settings', by)).json().settings;
  await call('PUT', '/admin/settings', by, { version, payout_two_person_limit: 50_000 });
}

it('a wish of who is enough by now is their own', async () => {
  const first = await harness.factory.admin();
  const id = await firstApproved(first, true);
  await raiseLimit(first);
  expect((await approve(first, id)).payout_request).toMatchObject({ status: 'approved', sender: null });
});

it('a wish whose first approval was taken off by the release before is not kept', async () => {
  const [first, other] = [await harness.factory.admin(), await harness.factory.admin()];
  const id = await firstApproved(first, true);
  await harness.deps.db
    .updateTable('payouts')
    .set({ first_approved_by: null, first_approved_at: null })
    .where('id', '=', id)
    .execute();
  await raiseLimit(first);
  expect((await approve(other, id)).payout_request).toMatchObject({ status: 'approved', sender: 'xendit' });
});
