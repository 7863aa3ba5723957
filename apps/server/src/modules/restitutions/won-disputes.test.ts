import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { bankSays, bought } from '../credits/disputes/disputes.fixture.ts';
import { banPerson } from '../enforcement/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { removeContent } from '../moderation/remove-content.ts';
import { unlockContent } from '../unlocks/index.ts';
import { lookAgain } from './look-again.ts';

/** Fake: the provider and the clock. Real: the books, the queue and its workers. */
const harness = useHarness();
let admin: Person;
beforeAll(async () => {
  admin = await harness.factory.admin();
});
afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const creditsOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
const judge = () => ({ id: admin.id, from: '127.0.0.1' });
const worked = () => workedOff(harness, ['clawbacks.settle', 'restitutions.give', 'restitutions.mail']);

it.each(['its post is removed', 'its creator is banned', 'nothing is gone'] as const)(
  'an unlock whose payment is disputed as %s comes back once the dispute is won, where it is due, and once',
  async (what) => {
    const creator = await harness.factory.creator();
    const purchase = await bought(harness);
    const post = await harness.factory.post(creator.id, { price: 100 });
    await unlockContent(harness.deps, purchase.fan.viewer, post, harness.deps.ids.next());
    await bankSays(harness, purchase, 'open');
    await worked();
    await inTransaction(harness.deps.db, async (tx) => {
      const removed = { type: 'post', id: post, authorId: creator.id, reason: 'No', notes: '' } as const;
      if (what === 'its post is removed') await removeContent(harness.deps, tx, judge(), removed);
      if (what === 'its creator is banned')
        await banPerson(harness.deps, tx, judge(), { userId: creator.id, reason: 'Fraud' });
    });
    await worked();
    await lookAgain(harness.deps);
    await worked();
    expect(await creditsOf(purchase.fan)).toBe(0);

    await bankSays(harness, purchase, 'won');
    await worked();
    for (let again = 0; again < 2; again += 1) {
      await lookAgain(harness.deps);
      await worked();
    }
    expect(await creditsOf(purchase.fan)).toBe(what === 'nothing is gone' ? 0 : 100);
  },
);

it('however many causes there are before it of which nothing is due (P1067)', async () => {
  const lost = async () => {
    harness.clock.advance(1000);
    const creator = await harness.factory.creator();
    const purchase = await bought(harness);
    const id = await harness.factory.post(creator.id, { price: 100 });
    await unlockContent(harness.deps, purchase.fan.viewer, id, harness.deps.ids.next());
    await bankSays(harness, purchase, 'open');
    await worked();
    const removed = { type: 'post', id, authorId: creator.id, reason: 'No', notes: '' } as const;
    await inTransaction(harness.deps.db, (tx) => removeContent(harness.deps, tx, judge(), removed));
    await worked();
    await bankSays(harness, purchase, 'won');
    return purchase.fan;
  };
  const [banned, fan] = [await lost(), await lost()];
  // Who is banned gets nothing, so that theirs stays first in the list.
  await inTransaction(harness.deps.db, (tx) =>
    banPerson(harness.deps, tx, judge(), { userId: banned.id, reason: 'Fraud' }),
  );
  await worked();
  await lookAgain(harness.deps, 1);
  await worked();
  expect([await creditsOf(banned), await creditsOf(fan)]).toEqual([0, 100]);
});
