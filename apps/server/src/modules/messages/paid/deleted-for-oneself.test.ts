import { afterAll, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { useMessages } from '../messages.fixture.ts';

const { harness, call, send, photo, heard, scene } = useMessages();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

/** A message with a photo for 40 credits, to a fan who has 100. */
async function offer() {
  const { creator, fan, id } = await scene();
  await harness.factory.buy(fan.id, 100);
  const key = await photo(creator, id);
  const { id: messageId } = (await send(creator, id, 'Para sa iyo', { media_ids: [key], price: 40 })).json();
  const unlock = () => call('POST', `/messages/${messageId}/unlock`, fan, { credits: 40 });
  const hide = () => call('DELETE', `/messages/${messageId}?for=me`, fan);
  const balance = async () => (await readFigures(harness.deps.db, accounts.fanWallet(fan.id))).balance;
  return { creator, fan, id, messageId, unlock, hide, balance };
}

it('what a fan deleted for themselves is not sold to them any more, from another tab either: they would never see it (P1001)', async () => {
  const { fan, id, unlock, hide, balance } = await offer();
  expect((await hide()).statusCode).toBe(200);
  expect(expectRefusal(await unlock())).toMatchObject({
    code: 'message_not_found',
    detail: 'It is not for sale right now, and nothing was charged.',
  });
  expect(await balance()).toBe(100);
  expect(await heard(fan, id)).toEqual([]);
});

it('what was paid for before is answered as it was, also once it is deleted for oneself (P1001)', async () => {
  const { unlock, hide, balance } = await offer();
  expect((await unlock()).json()).toMatchObject({ credits_spent: 40, balance: 60 });
  await hide();
  expect((await unlock()).json()).toMatchObject({ credits_spent: 40, balance: 60 });
  expect(await balance()).toBe(60);
});

it('deleted by its sender for themselves, it is still sold to whom it was written (P1001)', async () => {
  const { creator, messageId, unlock } = await offer();
  await call('DELETE', `/messages/${messageId}?for=me`, creator);
  expect((await unlock()).json()).toMatchObject({ credits_spent: 40, balance: 60 });
});
