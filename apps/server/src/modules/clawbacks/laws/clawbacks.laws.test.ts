import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { bought, disputed } from '../../credits/disputes/disputes.fixture.ts';
import { requestPayout } from '../../payouts/request-payout.ts';
import { purseOf, tipFrom, workedOff } from '../clawbacks.fixture.ts';
import { settleDebts } from '../settle-debt.ts';

/** Books with a share taken from what is there, one that is owed and partly paid, and one that came back; then cooked. */
const harness = useHarness();
const ids = { creator: '', other: '', fan: '', payout: '' };

beforeAll(async () => {
  const { factory, deps, clock } = harness;
  const [creator, other, referrer] = [
    await factory.creator(),
    await factory.creator(),
    await factory.creator(),
  ];
  const referred = await factory.creator({ referredBy: referrer.id });
  await harness.app.inject({
    method: 'PUT',
    url: '/api/payouts/settings',
    headers: creator.headers,
    payload: { method: 'gcash', gcash_number: '09171234567' },
  });
  const lost = await bought(harness, { credits: 1000 });
  await tipFrom(harness, lost.fan, creator.id, 1000);
  clock.advance(8 * DAY_MS);
  const won = await bought(harness);
  await tipFrom(harness, won.fan, referred.id, 100);
  const fresh = await bought(harness);
  await tipFrom(harness, fresh.fan, creator.id, 60);
  await tipFrom(harness, fresh.fan, referred.id, 40);
  const payout = await requestPayout(deps, creator.id, 'earnings', { correlationId: deps.ids.next() });
  for (const purchase of [won, lost, fresh]) await disputed(harness, purchase, 'lost');
  await workedOff(harness, ['clawbacks.settle']);
  await disputed(harness, won, 'won');
  await workedOff(harness, ['clawbacks.settle']);
  const later = await bought(harness);
  await tipFrom(harness, later.fan, creator.id, 100);
  await settleDebts(deps);
  Object.assign(ids, { creator: creator.id, other: other.id, fan: later.fan.id, payout: payout.id });
  expect((await purseOf(harness, creator)).owed).toBeGreaterThan(0);
});

/** As a careful forger would leave them: balances and turnover follow the postings. */
const RECOMPUTE = `
  update ledger_accounts a set balance = coalesce((select sum(case when p.to_account = a.id then p.amount else -p.amount end)
    from ledger_postings p where a.id in (p.to_account, p.from_account)), 0)`;

async function tripped(corruption: string): Promise<string[]> {
  const undone = new Error('undone');
  let laws: string[] = [];
  const run = harness.deps.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`alter table ledger_accounts drop constraint ledger_accounts_sign`.execute(tx);
    for (const statement of `${corruption};${RECOMPUTE}`.split(';')) await sql.raw(statement).execute(tx);
    laws = [...new Set((await checkInvariants(tx)).map(({ law }) => law))];
    throw undone;
  });
  await run.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return laws;
}

const partOf = (where: string) => `(select id from clawback_parts where ${where} order by id limit 1)`;
const entryOf = (reason: string, where = 'true') =>
  `(select id from ledger_entries where reason = '${reason}' and subject_id = ${partOf(where)})`;
const taken = 'taken_at is not null and given_back_at is null';

const CORRUPTIONS: [string, string, () => string][] = [
  [
    'a share that was taken back is forgotten',
    'clawbacks-are-booked',
    () => `delete from clawback_parts where id = ${partOf(taken)}`,
  ],
  [
    'a share is taken back and in no book',
    'clawbacks-are-booked',
    () =>
      `delete from ledger_postings where entry_id = ${entryOf('clawback', taken)}; delete from ledger_entries where id = ${entryOf('clawback', taken)}`,
  ],
  [
    'what was taken back goes to another creator',
    'clawbacks-are-booked',
    () =>
      `update ledger_postings set to_account = 'PHP:creator_payable:${ids.creator}' where to_account = 'PHP:clawed_back' and entry_id = ${entryOf('clawback', `${taken} and from_available > 0`)}`,
  ],
  [
    'what was taken comes back while its dispute is lost',
    'clawbacks-are-booked',
    () =>
      `update clawback_parts set given_back_at = now(), to_available = centavos where id = ${partOf(taken)}`,
  ],
  [
    'what came back is called taken again',
    'clawbacks-are-booked',
    () =>
      `update clawback_parts set given_back_at = null, to_held = 0, to_available = 0, to_debt = 0 where given_back_at is not null`,
  ],
  [
    'a debt is wiped, with its posting',
    'clawbacks-are-booked',
    () =>
      `update ledger_postings set from_account = 'PHP:clearing:paypal' where starts_with(from_account, 'PHP:creator_debt')`,
  ],
  [
    'a debt is settled that nobody paid',
    'debts-add-up',
    () =>
      `insert into debt_settlements (id, person_id, from_earnings, from_affiliate, settled_at) values (gen_random_uuid(), '${ids.creator}', 100, 0, now())`,
  ],
  [
    'a settled debt was paid by another',
    'debts-add-up',
    () =>
      `update ledger_postings set from_account = 'PHP:creator_payable:${ids.other}' where starts_with(to_account, 'PHP:creator_debt') and entry_id in (select id from ledger_entries where reason = 'debt_settlement')`,
  ],
  [
    'half of a share is taken back for all of its credits',
    'clawbacks-follow-spends',
    () =>
      `update ledger_postings set amount = amount / 2 where entry_id = ${entryOf('clawback', `${taken} and from_debt = 0`)}; update clawback_parts set centavos = centavos / 2, from_available = from_available / 2, from_held = from_held / 2 where id = ${partOf(`${taken} and from_debt = 0`)}`,
  ],
  [
    'a creator is charged for a sale of another',
    'clawbacks-follow-spends',
    () => `update clawback_parts set person_id = '${ids.other}' where id = ${partOf(taken)}`,
  ],
  [
    'a clawback is of another fan than the dispute',
    'clawbacks-follow-spends',
    () => `update clawbacks set fan_id = '${ids.fan}'`,
  ],
  [
    'a dispute claws back more than was spent of it',
    'clawbacks-follow-spends',
    () => `update disputes set spent_credits = spent_credits - 1 where spent_credits > 0`,
  ],
  [
    'a payout takes what is held',
    'payouts-leave-what-is-held',
    () =>
      `update payouts set centavos = centavos + 100 where id = '${ids.payout}'; update ledger_postings set amount = amount + 100 where entry_id = (select id from ledger_entries where key = 'payout_hold:${ids.payout}') and amount > 100`,
  ],
];

describe('clawbacks that were cooked', () => {
  it('are in order before', async () => expect(await tripped('select 1')).toEqual([]));

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, corruption) => {
    expect(await tripped(corruption())).toContain(law);
  });
});
