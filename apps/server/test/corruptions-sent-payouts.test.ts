import { beforeAll, describe, expect, it } from 'vitest';
import { GCASH } from '../src/modules/payouts/payouts.fixture.ts';
import { sendPayouts } from '../src/modules/payouts/send-payouts.ts';
import { type Corruption, copyEntry, entryAbout, newId, tripped } from './cook-books.ts';
import { FakeSender } from './fake-sender.ts';
import { useHarness } from './harness.ts';

/** Payouts that a company sends, cooked by somebody who has the database and keeps every sum right. Fake: the company. */
const sender = new FakeSender();
const harness = useHarness({ deps: { payoutSender: sender } });
const ids = {} as Record<'paid' | 'failed' | 'returned' | 'underWay', string>;

beforeAll(async () => {
  await harness.factory.holdEarnings(0);
  for (const name of ['paid', 'failed', 'returned', 'underWay'] as const) ids[name] = await payOut();
  await look();
  sender.end(ids.paid, { state: 'arrived' });
  sender.end(ids.failed, { state: 'failed', reason: 'account', code: 'INVALID_DESTINATION' });
  sender.end(ids.returned, { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' });
  harness.clock.advance(60_000);
  await look();
});

const look = () => sendPayouts(harness.deps);

async function payOut(): Promise<string> {
  const { factory, app } = harness;
  const [creator, fan] = [await factory.creator(), await factory.fan({ credits: 1_000 })];
  const post = (url: string, { headers }: { headers: Record<string, string> }, payload: object) =>
    app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
  await post(`/creators/${creator.id}/tips`, fan, { credits: 1_000 });
  await app.inject({ method: 'PUT', url: '/api/payouts/settings', headers: creator.headers, payload: GCASH });
  return (await post('/payouts/instant', creator, {})).json().payout.id;
}

const HEARD = 'senders-are-heard';
const WAY = 'payouts-go-their-way';
const BOOKED = 'payouts-are-booked';
const row = (id: string, set: string) => `update payouts set ${set} where id = '${id}'`;
const event = (id: string, kind: string, set: string) =>
  `update payout_events set ${set} where payout_id = '${id}' and kind = '${kind}'`;

const CORRUPTIONS: Corruption[] = [
  [
    'a payout that failed is called paid',
    BOOKED,
    () => row(ids.failed, `status = 'paid', failure = null, reference = 'x'`),
  ],
  [
    'a payout that is on its way is called paid',
    BOOKED,
    () => row(ids.underWay, `status = 'paid', finished_at = decided_at, reference = provider_id`),
  ],
  [
    'a payout that arrived is called failed',
    BOOKED,
    () => row(ids.paid, `status = 'failed', failure = 'account'`),
  ],
  [
    'a payout that came back is called paid',
    BOOKED,
    () => row(ids.returned, `status = 'paid', returned_at = null, failure = null`),
  ],
  [
    'a fee is doubled, row and postings alike',
    HEARD,
    () => `${row(ids.paid, 'fee_centavos = 3000')};
    update ledger_postings set amount = case when amount = 1500 then 3000 else amount - 1500 end where entry_id = ${entryAbout('payout_settle', `'${ids.paid}'`)}`,
  ],
  [
    'a fee goes to a creator and not to the platform',
    BOOKED,
    () =>
      `update ledger_postings set to_account = (select 'PHP:creator_payable:' || creator_id from payouts where id = '${ids.paid}') where amount = 1500 and entry_id = ${entryAbout('payout_settle', `'${ids.paid}'`)}`,
  ],
  ['a payout has another id at its sender', HEARD, () => row(ids.underWay, `provider_id = 'disb-other'`)],
  [
    'a payout arrived under the id of another',
    WAY,
    () => row(ids.paid, `provider_id = 'disb-x', reference = 'disb-x'`),
  ],
  [
    'that a payout was sent is not on record',
    HEARD,
    () => `delete from payout_events where payout_id = '${ids.paid}' and kind = 'sent'`,
  ],
  [
    'that a payout was sent is on record twice',
    HEARD,
    () =>
      `insert into payout_events select gen_random_uuid(), payout_id, at, kind, actor_id, network, reason, reference from payout_events where payout_id = '${ids.paid}' and kind = 'sent'`,
  ],
  [
    'a return is booked twice',
    BOOKED,
    () =>
      copyEntry(entryAbout('payout_bounce', `'${ids.returned}'`), newId(harness), {
        key: `'payout_bounce:' || ${newId(harness)}`,
      }),
  ],
  [
    'a return is in no record',
    WAY,
    () => `delete from payout_events where payout_id = '${ids.returned}' and kind = 'returned'`,
  ],
  [
    'a return came before it arrived',
    WAY,
    () =>
      `${row(ids.returned, `returned_at = finished_at - interval '1 day'`)}; ${event(ids.returned, 'returned', `at = at - interval '1 day'`)}`,
  ],
  [
    'an instant payout is called one that was approved',
    WAY,
    () => row(ids.paid, `is_instant = false, fee_centavos = 0`),
  ],
  [
    'an instant payout was approved by somebody',
    WAY,
    () => event(ids.paid, 'approve', `actor_id = ${newId(harness)}`),
  ],
  [
    'more left at once in a day than may',
    HEARD,
    () =>
      `alter table platform_settings_versions disable trigger all; update platform_settings_versions set payout_instant_daily_centavos = 100`,
  ],
  ['a payout is asked about no more', HEARD, () => row(ids.underWay, 'next_check_at = null')],
  [
    'a payout of people’s hands came back by itself',
    HEARD,
    () => row(ids.failed, 'sender = null, is_instant = false, fee_centavos = 0'),
  ],
];

describe('payouts that a company sends and that were cooked', () => {
  it('are in order before', async () => {
    expect(await tripped(harness, `update tips set message = 'x'`)).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
