import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Corruption,
  copyEntry,
  entryAbout,
  newId,
  reverseOf,
  tripped,
} from '../../../test/cook-books.ts';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { useFundings } from './fundings.fixture.ts';

/** Ways of cooking what left the bank for payouts, each with the law that names it. Fake: the company that sends, and the clock. */
const world = useFundings(new FakeSender());
const { harness, say, takeBack } = world;

beforeAll(async () => {
  harness.clock.set('2026-06-20T04:00:00.000Z');
  await world.paidOut(3_000);
  const [first, second] = await world.changeShift('2026-06-22T04:00:00.000Z');
  await say(first);
  const wrong = (await say(first, { amount: 300, reference: 'BPI 0002' })).json();
  await takeBack(first, wrong.funding.id);
  await world.changeSettings({ payout_two_person_limit: 900 });
  const large = (by: Person) => say(by, { amount: 1_000, reference: 'BPI 0003' });
  await large(first);
  expect((await large(second)).json()).toMatchObject({ is_booked: true });
  expect(await world.laws()).toEqual([]);
});

const LAW = 'fundings-are-booked';
const BANK = 'settlements-are-booked';
const MIRROR = 'reversals-mirror-their-cause';
const one = (reference: string) => `(select id from payout_fundings where reference = '${reference}')`;
const [stands, back, byTwo] = [one('BPI 0001'), one('BPI 0002'), one('BPI 0003')];
const entry = (of: string) => entryAbout('payout_funding', `${of}::text`);
const reversal = `(select id from ledger_entries where reverses = ${entry(back)})`;
const drop = (of: string) =>
  `create temp table gone on commit drop as select ${of} as id; delete from ledger_postings where entry_id in (select id from gone); delete from ledger_entries where id in (select id from gone)`;
const row = (of: string, change: string) => `update payout_fundings set ${change} where id = ${of}`;
const postings = (of: string, change: string, where = 'true') =>
  `update ledger_postings set ${change} where entry_id = ${entry(of)} and ${where}`;
const OF_FEE = `starts_with(from_account, 'PHP:provider_fees')`;
const OF_AMOUNT = `starts_with(from_account, 'PHP:clearing')`;

const CORRUPTIONS: Corruption[] = [
  ['another amount is said', LAW, () => row(stands, 'centavos = centavos + 100')],
  [
    'another amount is said, and the bank does not have it',
    BANK,
    () => row(stands, 'centavos = centavos + 100'),
  ],
  [
    'another amount is said, row and entry alike',
    LAW,
    () =>
      `update ledger_entries set value_centavos = value_centavos + 100 where id = ${entry(stands)}; ${postings(stands, 'amount = amount + 100', OF_AMOUNT)}; ${row(stands, 'centavos = centavos + 100')}`,
  ],
  [
    'it is forged whole, but for the record of what staff did',
    LAW,
    () => {
      const id = newId(harness);
      return `insert into payout_fundings (id, centavos, fee_centavos, left_on, reference, asked_by, asked_at, done_by, done_at)
        select ${id}, centavos, fee_centavos, left_on, 'BPI 0009', asked_by, asked_at, done_by, done_at from payout_fundings where id = ${stands};
        ${copyEntry(entry(stands), id, { key: `'payout_funding:' || ${id}`, subject_id: id })}`;
    },
  ],
  ['one person did what takes two', LAW, () => row(byTwo, 'asked_by = done_by')],
  [
    'one person did what takes two, and says that nobody else might',
    LAW,
    () => row(byTwo, 'asked_by = done_by, done_alone = true'),
  ],
  [
    'it left the clearing of a provider',
    LAW,
    () => postings(stands, `from_account = 'PHP:clearing:paypal'`, OF_AMOUNT),
  ],
  ['it went to the platform', BANK, () => postings(stands, `to_account = 'PHP:revenue'`, OF_AMOUNT)],
  ['its fee went to the platform', LAW, () => postings(stands, `to_account = 'PHP:revenue'`, OF_FEE)],
  [
    'its fee was taken from the platform',
    LAW,
    () => postings(stands, `from_account = 'PHP:promotions'`, OF_FEE),
  ],
  ['it is in no books', LAW, () => drop(entry(stands))],
  ['it is in the books for nobody', LAW, () => `delete from payout_fundings where id = ${stands}`],
  ['it is in the books, and only asked', LAW, () => row(stands, 'done_by = null, done_at = null')],
  [
    'it was booked twice',
    LAW,
    () => {
      const id = newId(harness);
      return copyEntry(entry(stands), id, { key: `'payout_funding:' || ${id}`, subject_id: id });
    },
  ],
  [
    'the same stands twice',
    LAW,
    () => `drop index payout_fundings_said; ${row(stands, `reference = 'BPI 0003', centavos = 100000`)}`,
  ],
  ['it is of another reference than on record', LAW, () => row(stands, `reference = 'another'`)],
  ['it left on another day than on record', LAW, () => row(stands, `left_on = left_on - 1`)],
  ['it left on a day that had not come', LAW, () => row(stands, `left_on = left_on + 90`)],
  [
    'another is said to have done it',
    LAW,
    () => row(stands, `done_by = (select id from users where user_type = 'fan' limit 1)`),
  ],
  [
    'who did it is another in the books',
    LAW,
    () =>
      `update ledger_entries set actor_id = (select id from users where user_type = 'fan' limit 1) where id = ${entry(stands)}`,
  ],
  ['a taking back is in no books', LAW, () => drop(reversal)],
  ['a taking back is forgotten', LAW, () => row(back, 'back_at = null, back_by = null')],
  [
    'a taking back is forgotten, and the reversal says so',
    MIRROR,
    () => row(back, 'back_at = null, back_by = null'),
  ],
  ['one that stands is taken back in the books', LAW, () => reverseOf(entry(stands), newId(harness))],
  [
    'what was taken back went elsewhere',
    MIRROR,
    () => `update ledger_postings set to_account = 'PHP:revenue' where entry_id = ${reversal}`,
  ],
  ['another reason than on record took it back', LAW, () => row(back, `back_reason = 'another'`)],
  [
    'clearing for payouts was taken down by something else',
    LAW,
    () =>
      copyEntry(
        `(select id from ledger_entries where reason = 'tip' limit 1)`,
        newId(harness),
        { key: `'tip:' || '${crypto.randomUUID()}'` },
        `'PHP:clearing:payouts', 'PHP:bank', 'PHP', 500`,
      ),
  ],
];

describe('what left the bank for payouts, cooked', () => {
  it.each(CORRUPTIONS)('is found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
