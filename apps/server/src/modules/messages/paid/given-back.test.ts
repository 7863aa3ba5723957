import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { jpeg, sendForm } from '../../../../test/forms.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { restoreContent } from '../../appeals/restore-content.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { removeContent } from '../../moderation/remove-content.ts';
import { useBroadcasts } from '../broadcasts/broadcasts.fixture.ts';
import { moveBroadcast } from '../broadcasts/deliver-broadcast.ts';

const { harness, call, inbox, heard, write, listed, crowd } = useBroadcasts();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
const earnedBy = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.creatorPayable(id))).balance;
const access = async (person: Person, key: string) =>
  (await call('POST', '/media/access', person, { file_key: key })).statusCode;

it('what one of many bought and staff removed comes back once, is theirs again by an appeal, and is in no figure any more', async () => {
  const { creator, fans } = await crowd(2);
  const [buyer, other] = fans as [Person, Person];
  for (const fan of fans) await harness.factory.buy(fan.id, 100);
  const form = { files: [{ content: await jpeg() }] };
  const photo = (await sendForm(harness, creator.headers, form, '/api/messages/broadcasts/files')).json()
    .file_key;
  const id = (await write(creator, { audience: 'followers', media_ids: [photo], price: 20 })).json().id;
  await moveBroadcast(harness.deps, id);
  const offered = async (fan: Person) => {
    const { conversations } = await inbox(fan);
    return (await heard(fan, conversations[0].id))[0];
  };
  for (const fan of fans)
    expect((await call('POST', `/messages/${(await offered(fan)).id}/unlock`, fan, {})).statusCode).toBe(200);
  const earned = await earnedBy(creator);
  const { id: message } = await offered(buyer);
  const judge = { id: (await harness.factory.admin()).id, from: '127.0.0.1' };
  const remove = () =>
    inTransaction(harness.deps.db, (tx) =>
      removeContent(harness.deps, tx, judge, {
        type: 'message',
        id: message,
        authorId: creator.id,
        reason: 'No',
        notes: '',
      }),
    );
  const given = () => workedOff(harness, ['restitutions.give', 'restitutions.mail']);
  await remove();
  await given();
  expect([await balanceOf(buyer), await access(buyer, photo)]).toEqual([100, 404]);
  expect([await balanceOf(other), await access(other, photo)]).toEqual([80, 200]);
  expect(await earnedBy(creator)).toBe(earned / 2);
  expect(await listed(creator)).toMatchObject([{ bought_count: 2, bought_credits: 20 }]);
  const sanction = await harness.deps.db
    .selectFrom('sanctions')
    .select('id')
    .where('user_id', '=', creator.id)
    .where('kind', '=', 'removal')
    .executeTakeFirstOrThrow();
  const restored = await inTransaction(harness.deps.db, (tx) =>
    restoreContent(harness.deps, tx, judge, { sanctionId: sanction.id, reason: 'Our mistake' }),
  );
  expect(restored).toBe(true);
  expect([await balanceOf(buyer), await access(buyer, photo)]).toEqual([100, 200]);
  expect((await call('POST', `/messages/${message}/unlock`, buyer, {})).json()).toMatchObject({
    balance: 100,
  });
  await remove();
  await given();
  expect([await balanceOf(buyer), await earnedBy(creator)]).toEqual([100, earned / 2]);
  expect(await listed(creator)).toMatchObject([{ bought_count: 2, bought_credits: 20 }]);
});
