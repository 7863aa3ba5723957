import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { purseOf, workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { type Bought, bankSays, bought } from '../credits/disputes/disputes.fixture.ts';
import { banPerson } from '../enforcement/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { removeContent } from '../moderation/remove-content.ts';
import { unlockContent } from '../unlocks/index.ts';
import { goneWith, queueRestitution } from './index.ts';
import { lookAgain } from './look-again.ts';

/**
 * What a dispute has and what comes back are parts of one sale, which together are never more than it, nor less once the dispute is won (P1062).
 * Fake: the provider and the clock. Real: the books, the queue and its workers.
 */
const harness = useHarness();
let admin: Person;
beforeAll(async () => {
  admin = await harness.factory.admin();
});
afterEach(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const judge = () => ({ id: admin.id, from: '127.0.0.1' });
const worked = () => workedOff(harness, ['clawbacks.settle', 'restitutions.give', 'restitutions.mail']);
const creditsOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;

/** Who has what: the fan's credits, the creator's centavos and what they owe. */
async function standing(fan: Person, creator: Person): Promise<number[]> {
  const { earned, owed } = await purseOf(harness, creator);
  return [await creditsOf(fan), earned, owed];
}

async function says(purchase: Bought, state: 'open' | 'won' | 'lost'): Promise<void> {
  await bankSays(harness, purchase, state);
  await worked();
}

/** As the hours after it do, more than once. */
async function hoursLater(): Promise<void> {
  for (let again = 0; again < 2; again += 1) {
    harness.clock.advance(1000);
    await lookAgain(harness.deps);
    await worked();
  }
}

const GONE = {
  'its post is removed': (post: string, creator: Person) =>
    inTransaction(harness.deps.db, (tx) =>
      removeContent(harness.deps, tx, judge(), {
        type: 'post',
        id: post,
        authorId: creator.id,
        reason: 'No',
        notes: '',
      }).then(() => undefined),
    ),
  'its creator is banned': (_post: string, creator: Person) =>
    inTransaction(harness.deps.db, (tx) =>
      banPerson(harness.deps, tx, judge(), { userId: creator.id, reason: 'Fraud' }).then(() => undefined),
    ),
  'its creator leaves': async (_post: string, creator: Person) => {
    const at = harness.clock.now();
    await inTransaction(harness.deps.db, async (tx) => {
      await sql`update users set status = 'leaving', erases_at = ${at}::timestamptz + interval '30 days' where id = ${creator.id}::uuid`.execute(
        tx,
      );
      await queueRestitution(tx, goneWith('left', creator.id, at));
    });
  },
} as const;
type Why = keyof typeof GONE;
const EACH = Object.keys(GONE) as Why[];

/** A fan paid ₱100 twice and unlocked a post of 150 with it, of which its creator got 10,500 centavos. */
async function scene() {
  const creator = await harness.factory.creator();
  const first = await bought(harness);
  const second = await bought(harness, {}, first.fan);
  const post = await harness.factory.post(creator.id, { price: 150 });
  await unlockContent(harness.deps, first.fan.viewer, post, harness.deps.ids.next());
  // Longer ago than what was being sold in the moment that it went (P1045).
  harness.clock.advance(600_000);
  return { creator, fan: first.fan, first, second, post };
}

it.each(EACH)(
  'a part that a dispute had as %s comes back once it is won, beside what came back at once',
  async (why) => {
    const { creator, fan, first, post } = await scene();
    // 50 of its 100 are left and taken; the other 50 are a third of the unlock.
    await says(first, 'open');
    expect(await standing(fan, creator)).toEqual([0, 7000, 0]);
    await GONE[why](post, creator);
    await worked();
    expect(await standing(fan, creator)).toEqual([100, 0, 0]);

    await says(first, 'won');
    await hoursLater();
    // All 200 that were paid, and the creator has nothing of a sale that is gone.
    expect(await standing(fan, creator)).toEqual([200, 0, 0]);
  },
);

it('nothing more comes of it where the dispute is lost', async () => {
  const { creator, fan, first, post } = await scene();
  await says(first, 'open');
  await GONE['its creator is banned'](post, creator);
  await worked();
  await says(first, 'lost');
  await hoursLater();
  expect(await standing(fan, creator)).toEqual([100, 0, 0]);
});

it('what came back before a dispute is not taken of the sale again, nor given again', async () => {
  const { creator, fan, first, post } = await scene();
  await GONE['its post is removed'](post, creator);
  await worked();
  expect(await standing(fan, creator)).toEqual([200, 0, 0]);
  await says(first, 'open');
  expect(await standing(fan, creator)).toEqual([100, 0, 0]);
  await says(first, 'won');
  await hoursLater();
  expect(await standing(fan, creator)).toEqual([200, 0, 0]);
});

it('all of it comes back in its parts as two disputes are won after another', async () => {
  const { creator, fan, first, second, post } = await scene();
  await says(first, 'open');
  // All of the other 100 is spent: two thirds of the unlock.
  await says(second, 'open');
  expect(await standing(fan, creator)).toEqual([0, 0, 0]);
  await GONE['its creator leaves'](post, creator);
  await worked();
  expect(await standing(fan, creator)).toEqual([0, 0, 0]);
  await says(second, 'won');
  await hoursLater();
  expect(await standing(fan, creator)).toEqual([100, 0, 0]);
  await says(first, 'won');
  await hoursLater();
  expect(await standing(fan, creator)).toEqual([200, 0, 0]);
});
