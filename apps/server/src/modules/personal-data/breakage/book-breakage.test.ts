import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, copyEntry, newId, reverseOf, tripped } from '../../../../test/cook-books.ts';
import type { Person } from '../../../../test/factory.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { bought, disputed } from '../../credits/disputes/disputes.fixture.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { eraseAccounts } from '../erase-accounts.ts';
import { useLeaving } from '../leaving.fixture.ts';
import { bookBreakage } from './book-breakage.ts';

const { harness, withPassword, leave } = useLeaving();
const w = {} as { gone: Person; here: Person; purchase: Awaited<ReturnType<typeof bought>> };

const balanceOf = async (account: Parameters<typeof readFigures>[1]) =>
  (await readFigures(harness.deps.db, account)).balance;
const figures = async () => [
  await balanceOf(accounts.fanWallet(w.gone.id)),
  await balanceOf(accounts.fanWallet(w.here.id)),
  await balanceOf(accounts.breakage),
];

beforeAll(async () => {
  w.here = await harness.factory.fan({ credits: 70 });
  w.gone = await withPassword(await harness.factory.fan());
  w.purchase = await bought(harness, {}, w.gone);
  expect((await leave(w.gone.headers)).statusCode).toBe(200);
  harness.clock.advance(30 * DAY_MS);
  expect(await eraseAccounts(harness.deps)).toBe(1);
});

/** Everything here follows the one before. Fake: provider and clock. */
describe('credits of an account that was erased', () => {
  it('stay while a payer’s bank may still take the money back', async () => {
    harness.clock.advance(180 * DAY_MS - 1);
    expect(await bookBreakage(harness.deps)).toBe(0);
    expect(await figures()).toEqual([100, 70, 0]);
  });

  it('are the platform’s after that, once, however many workers look; credits of others never end', async () => {
    harness.clock.advance(1);
    const booked = await Promise.all([1, 2, 3].map(() => bookBreakage(harness.deps)));
    expect(booked.toSorted()).toEqual([0, 0, 1]);
    harness.clock.advance(3000 * DAY_MS);
    expect(await bookBreakage(harness.deps)).toBe(0);
    expect(await figures()).toEqual([0, 70, 10_000]);
    expect(await balanceOf(accounts.customerDeposits)).toBe(7000);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  const ENTRY = `(select id from ledger_entries where reason = 'breakage' order by id limit 1)`;
  const LAW = 'breakages-are-booked';
  const posting = (set: string, from: string) =>
    `update ledger_postings set ${set} where entry_id = ${ENTRY} and from_account like '${from}%'`;
  const CORRUPTIONS: Corruption[] = [
    ['more is said to have ended', LAW, () => 'update breakages set credits = credits + 1'],
    ['it is forgotten that they ended', LAW, () => 'delete from breakages'],
    ['credits of somebody who is here ended', LAW, () => `update breakages set fan_id = '${w.here.id}'`],
    [
      'they were another’s who is here',
      LAW,
      () => posting(`from_account = 'CREDIT:wallet:${w.here.id}'`, 'CREDIT:wallet'),
    ],
    [
      'what stood behind them went elsewhere',
      LAW,
      () => posting(`to_account = 'PHP:revenue'`, 'PHP:deposits'),
    ],
    [
      'they ended before anybody was erased',
      LAW,
      () => `update users set erased_at = now() where erased_at is not null`,
    ],
    ['its person is back', LAW, () => `update users set status = 'active' where status = 'erased'`],
    [
      'they ended twice',
      LAW,
      () => copyEntry(ENTRY, newId(harness), { key: `'breakage:' || ${newId(harness)}` }),
    ],
    ['they came back', LAW, () => reverseOf(ENTRY, newId(harness))],
    [
      'they count as spent',
      'turnover-equals-trades',
      () => `update ledger_entries set trade_sign = 1 where id = ${ENTRY}`,
    ],
  ];
  it.each(CORRUPTIONS)('%s: %s says so', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });

  it('that a bank takes back later after all are a loss, and no debt of anybody', async () => {
    await disputed(harness, w.purchase, 'lost');
    expect(await balanceOf(accounts.chargebackLoss)).toBe(-10_000);
    expect(await figures()).toEqual([0, 70, 10_000]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});
