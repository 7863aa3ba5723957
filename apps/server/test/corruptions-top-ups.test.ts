import { beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import { runTopUps } from '../src/modules/credits/top-up/run-top-ups.ts';
import { spendAll, toppedUp } from '../src/modules/credits/top-up/top-up.fixture.ts';
import { type Corruption, tripped } from './cook-books.ts';
import type { Person } from './factory.ts';
import { useHarness } from './harness.ts';

/** What is bought by itself, cooked by somebody who has the database. */
const harness = useHarness();
const LAW = 'top-ups-keep-their-word';
let fan: Person;
let other: Person;

beforeAll(async () => {
  [fan, other] = [await toppedUp(harness), await harness.factory.fan({ credits: 10 })];
  await runTopUps(harness.deps);
  await spendAll(harness, fan);
  await runTopUps(harness.deps);
});

const bought = `(select purchase_id from auto_top_up_purchases order by created_at desc, purchase_id desc limit 1)`;

const CORRUPTIONS: Corruption[] = [
  [
    'more was bought in a month than agreed',
    LAW,
    () => 'update auto_top_up_purchases set monthly_limit_centavos = 150',
  ],
  [
    'another price was charged than agreed',
    LAW,
    () =>
      `update auto_top_up_purchases set price_centavos = price_centavos - 1 where purchase_id = ${bought}`,
  ],
  [
    'it was bought for somebody else',
    LAW,
    () => `update auto_top_up_purchases set fan_id = '${other.id}' where purchase_id = ${bought}`,
  ],
  [
    'a purchase that its fan made is called one',
    LAW,
    () =>
      `insert into auto_top_up_purchases select id, fan_id, final_centavos, final_centavos, created_at - interval '1 hour' from purchases where fan_id = '${other.id}'`,
  ],
  [
    'it was paid by who was there',
    LAW,
    () => `update purchases set payment_method = 'gcash' where id = ${bought}`,
  ],
  [
    'two are bought at a time',
    LAW,
    () => `update purchases set status = 'pending' where fan_id = '${fan.id}'`,
  ],
  [
    'it is on without a word of its fan',
    LAW,
    () =>
      `alter table auto_top_ups drop constraint auto_top_ups_check1; update auto_top_ups set agreed_at = null`,
  ],
];

describe('top-ups that were cooked', () => {
  it('are in order before', async () => {
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
