import { beforeAll, describe, expect, it } from 'vitest';
import { GCASH } from '../src/modules/payouts/payouts.fixture.ts';
import { sendPayouts } from '../src/modules/payouts/send-payouts.ts';
import { DAY_MS } from '../src/platform/durations.ts';
import { type Corruption, copyEntry, entryAbout, newId, tripped } from './cook-books.ts';
import type { Person } from './factory.ts';
import { FakeSender } from './fake-sender.ts';
import { useHarness } from './harness.ts';

/** Tax that was withheld, cooked by somebody who has the database and keeps every sum right. Fake: the company that sends. */
const sender = new FakeSender();
const harness = useHarness({ deps: { payoutSender: sender } });
const ids = {} as Record<'below' | 'crossing' | 'above' | 'returned', string>;
let creator: Person;

beforeAll(async () => {
  const { factory, clock } = harness;
  await factory.holdEarnings(0);
  clock.set('2026-06-14T04:00:00.000Z');
  const rule = { rate_basis_points: 100, share_basis_points: 5_000, threshold: 1_000, source: 'RR 16-2023' };
  const finance = await factory.admin({ role: 'finance' });
  await send('POST', '/admin/tax/withholding-rules', finance, {
    ...rule,
    from_day: '2026-06-15',
    is_on: true,
  });
  clock.advance(DAY_MS);
  creator = await factory.creator();
  await send('PUT', '/payouts/settings', creator, GCASH);
  for (const name of ['below', 'crossing', 'above', 'returned'] as const) {
    ids[name] = await payOut();
    await look();
    const outcome = { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' } as const;
    sender.end(ids[name], name === 'returned' ? outcome : { state: 'arrived' });
    await look();
  }
});

async function look() {
  harness.clock.advance(60_000);
  await sendPayouts(harness.deps);
}

function send(method: 'POST' | 'PUT', url: string, { headers }: Person, payload: object) {
  return harness.app.inject({ method, url: `/api${url}`, headers, payload });
}

async function payOut(): Promise<string> {
  const fan = await harness.factory.fan({ credits: 1_000 });
  await send('POST', `/creators/${creator.id}/tips`, fan, { credits: 1_000 });
  return (await send('POST', '/payouts/instant', creator, {})).json().payout.id;
}

const FOLLOWS = 'withholding-follows-its-rules';
const BOOKED = 'payouts-are-booked';
const RECORD = 'withholding-rules-are-on-record';
const withheld = (id: string) => entryAbout('payout_withhold', `'${id}'`);
const givenBack = (id: string) => entryAbout('payout_withhold_return', `'${id}'`);
const row = (id: string, set: string) => `update payouts set ${set} where id = '${id}'`;
const payable = () => `'PHP:creator_payable:${creator.id}'`;
const drop = (entry: string) =>
  `delete from ledger_postings where entry_id = ${entry}; delete from ledger_entries where id = ${entry}`;

/** So many centavos less are withheld of a payout and left for its creator, everywhere alike. */
const lighter = (id: string, by: number) => `${row(id, `withheld_centavos = withheld_centavos - ${by}`)};
  update ledger_entries set value_centavos = value_centavos - ${by} where id = ${withheld(id)};
  update ledger_postings set amount = amount - ${by} where entry_id = ${withheld(id)};
  update ledger_postings set amount = amount + ${by} where entry_id in (${entryAbout('payout_send', `'${id}'`)}, ${entryAbout('payout_settle', `'${id}'`)}) and amount > 1500`;

const CORRUPTIONS: Corruption[] = [
  ['less is withheld, row, entries and what was sent alike', FOLLOWS, () => lighter(ids.above, 100)],
  ['more is withheld of the payout that crosses the threshold', FOLLOWS, () => lighter(ids.crossing, -150)],
  [
    'something is withheld below the threshold',
    FOLLOWS,
    () => `${row(ids.below, 'withheld_centavos = 350')};
      ${copyEntry(withheld(ids.crossing), newId(harness), { key: `'payout_withhold:${ids.below}'`, subject_id: `'${ids.below}'` })}`,
  ],
  ['what is withheld stands on the row alone', BOOKED, () => row(ids.below, 'withheld_centavos = 350')],
  ['what is withheld is in the books alone', FOLLOWS, () => row(ids.above, 'withheld_centavos = 0')],
  [
    'what is withheld is booked twice',
    FOLLOWS,
    () => copyEntry(withheld(ids.above), newId(harness), { key: `'payout_withhold:' || ${newId(harness)}` }),
  ],
  [
    'what is withheld goes to the platform',
    BOOKED,
    () => `update ledger_postings set to_account = 'PHP:revenue' where entry_id = ${withheld(ids.above)}`,
  ],
  ['what was withheld never came back', FOLLOWS, () => drop(givenBack(ids.returned))],
  [
    'what was withheld came back of a payout that arrived',
    FOLLOWS,
    () =>
      copyEntry(givenBack(ids.returned), newId(harness), {
        key: `'payout_withhold_return:${ids.above}'`,
        subject_id: `'${ids.above}'`,
      }),
  ],
  [
    'less came back than was withheld',
    BOOKED,
    () => `update ledger_postings set amount = amount - 100 where entry_id = ${givenBack(ids.returned)}`,
  ],
  [
    'something else takes from what is owed',
    FOLLOWS,
    () =>
      `update ledger_postings set from_account = 'PHP:withholding_payable' where entry_id in (select id from ledger_entries where reason = 'tip')
        and to_account like ${payable()} || '%'`,
  ],
  [
    'what was withheld is of another day',
    FOLLOWS,
    () =>
      `update ledger_entries set created_at = created_at - interval '1 day' where id = ${withheld(ids.above)}`,
  ],
  [
    'a payout is moved to the year before, so that less counts',
    FOLLOWS,
    () =>
      row(
        ids.below,
        `decided_at = decided_at - interval '1 year', requested_at = requested_at - interval '1 year'`,
      ),
  ],
  ['a rule has another rate', FOLLOWS, () => 'update withholding_rules set rate_bp = 200'],
  ['a rule has another source', RECORD, () => `update withholding_rules set source = 'RR 1-1900'`],
  ['a rule is gone', FOLLOWS, () => 'delete from withholding_rules'],
  [
    'a rule that nothing follows is gone',
    RECORD,
    () => 'update withholding_rules set id = gen_random_uuid()',
  ],
  [
    'a rule began before it was written',
    RECORD,
    () =>
      `alter table withholding_rules drop constraint withholding_rules_ahead; update withholding_rules set from_day = from_day - 2`,
  ],
];

describe('tax that was withheld and cooked', () => {
  it('is in order before', async () => {
    const rows = await harness.deps.db
      .selectFrom('payouts')
      .select('withheld_centavos')
      .orderBy('id')
      .execute();
    expect(rows.map(({ withheld_centavos: centavos }) => centavos)).toEqual([0, 200, 350, 350]);
    expect(await tripped(harness, `update tips set message = 'x'`)).toEqual([]);
  });

  it.each(CORRUPTIONS)('is found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
