import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../platform/database/index.ts';
import type { AccountId } from './account.ts';
import { accounts, posting, readFigures, readStatement } from './index.ts';
import { useBooks } from './ledger.fixture.ts';

const { harness, unique, inOneTry, entryOf, post, reverse, balanceOf, give } = useBooks();

describe('posting', () => {
  it('moves credits and answers the balances after it', async () => {
    const [from, to] = [accounts.fanWallet(unique('w')), accounts.fanWallet(unique('w'))];
    await give(from, 30);
    const result = await post(entryOf([{ from, to, amount: 12 }]));
    expect(result.kind === 'posted' && [...result.balances.values()].sort()).toEqual([12, 18]);
    expect(await readFigures(harness.deps.db, from)).toEqual({
      balance: 18,
      turnover_in: 30,
      turnover_out: 12,
    });
  });

  it('says which account lacks how much, and writes nothing', async () => {
    const [from, to] = [accounts.fanWallet(unique('w')), accounts.fanWallet(unique('w'))];
    await give(from, 10);
    const result = await post(entryOf([{ from, to, amount: 25 }]));
    expect(result).toMatchObject({ kind: 'insufficient_funds', account: from, balance: 10, missing: 15 });
    expect(await balanceOf(to)).toBe(0);
    expect(await readStatement(harness.deps.db, to, { limit: 5 })).toEqual([]);
  });

  it('answers the first entry when the same comes again under its key, also when the wallet is empty by then', async () => {
    const [from, to] = [accounts.fanWallet(unique('w')), accounts.fanWallet(unique('w'))];
    await give(from, 10);
    const entry = entryOf([{ from, to, amount: 10 }]);
    const first = await post(entry);
    const again = await post(entry);
    expect(again).toMatchObject({ kind: 'posted', isReplay: true });
    expect(again.kind === 'posted' && again.entryId).toBe(first.kind === 'posted' && first.entryId);
    expect(await balanceOf(to)).toBe(10);
  });

  it('happens once when twenty post the same entry at the same time', async () => {
    const [from, to] = [accounts.fanWallet(unique('w')), accounts.fanWallet(unique('w'))];
    await give(from, 100);
    const entry = entryOf([{ from, to, amount: 10 }]);
    const results = await Promise.all(Array.from({ length: 20 }, () => post(entry)));
    expect(results.filter((result) => result.kind === 'posted' && !result.isReplay)).toHaveLength(1);
    expect(await balanceOf(to)).toBe(10);
  });

  it('refuses another entry under a key that was used', async () => {
    const [from, to] = [accounts.fanWallet(unique('w')), accounts.fanWallet(unique('w'))];
    await give(from, 10);
    const entry = entryOf([{ from, to, amount: 1 }]);
    await post(entry);
    await expect(post({ ...entry, postings: [{ from, to, amount: 2 }] })).rejects.toThrow('another entry');
    expect(await balanceOf(to)).toBe(1);
  });
});

describe('reversing', () => {
  it('puts everything back, once, and a reversal can be reversed', async () => {
    const wallet = accounts.fanWallet(unique('w'));
    const id = await give(wallet, 40);
    const first = await reverse(id);
    expect(await balanceOf(wallet)).toBe(0);
    expect(await reverse(id)).toMatchObject({ kind: 'posted', isReplay: true });
    expect(await balanceOf(wallet)).toBe(0);
    if (first.kind !== 'posted') throw new Error('the reversal was refused');
    await reverse(first.entryId);
    expect(await balanceOf(wallet)).toBe(40);
  });

  it('is refused when what it would take back was spent', async () => {
    const [wallet, other] = [accounts.fanWallet(unique('w')), accounts.fanWallet(unique('w'))];
    const id = await give(wallet, 40);
    await post(entryOf([{ from: wallet, to: other, amount: 15 }]));
    expect(await reverse(id)).toMatchObject({ kind: 'insufficient_funds', account: wallet, missing: 15 });
    expect(await balanceOf(wallet)).toBe(25);
  });

  it('of an entry that does not exist is a bug of the caller', async () => {
    await expect(reverse(harness.deps.ids.next())).rejects.toThrow('no entry');
  });
});

describe('an account in stripes', () => {
  const earn = (creator: AccountId, centavos: number) =>
    post(entryOf([{ from: accounts.platformPromotions, to: creator, amount: centavos }]));

  it('is one account to whoever asks, and pays from all of its stripes together', async () => {
    const name = unique('creator');
    const [creator, held] = [accounts.creatorPayable(name), accounts.creatorHeld(name)];
    for (let count = 0; count < 20; count += 1) await earn(creator, 10);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from ledger_accounts where type = 'creator_payable' and owner = ${name} and balance > 0`.execute(
      harness.deps.db,
    );
    expect(rows[0]?.count).toBe(16);
    expect(await balanceOf(creator)).toBe(200);
    const pay = (amount: number) => post(entryOf([{ from: creator, to: held, amount }]));
    expect(await pay(201)).toMatchObject({
      kind: 'insufficient_funds',
      account: creator,
      balance: 200,
      missing: 1,
    });
    expect((await pay(155)).kind).toBe('posted');
    expect([await balanceOf(creator), await balanceOf(held)]).toEqual([45, 155]);
    const lines = await readStatement(harness.deps.db, creator, { limit: 50, direction: 'in' });
    expect(lines).toHaveLength(20);
  });

  it('never pays twice what it holds, whoever asks at once', async () => {
    const name = unique('creator');
    const [creator, held] = [accounts.creatorPayable(name), accounts.creatorHeld(name)];
    for (let count = 0; count < 8; count += 1) await earn(creator, 100);
    const results = await Promise.all(
      Array.from({ length: 12 }, () => post(entryOf([{ from: creator, to: held, amount: 150 }]))),
    );
    expect(results.filter(({ kind }) => kind === 'posted')).toHaveLength(5);
    expect([await balanceOf(creator), await balanceOf(held)]).toEqual([50, 750]);
  });
});

describe('a statement ahead of an entry', () => {
  const note = prepare<{ challenge: string }, { challenge: string }>(
    (_db, param) => sql`insert into captcha_uses values (${param('challenge')}, now()) returning challenge`,
  );
  const { platformPromotions, platformRevenue } = accounts;

  it.each([
    ['to an account that nobody has moved', () => [accounts.creatorHeld(unique('c')), platformPromotions]],
    ['to an account that is there', () => [platformRevenue, platformPromotions]],
    ['out of many stripes', () => [platformPromotions, platformRevenue]],
  ] satisfies [string, () => [AccountId, AccountId]][])('is sent exactly once, %s', async (_what, pair) => {
    const [to, from] = pair();
    await post(entryOf(posting(platformPromotions, platformRevenue, 10)));
    const challenge = unique('ahead');
    const { kind, ahead } = await inOneTry((tx) =>
      harness.deps.ledger.post(tx, entryOf(posting(from, to, 3)), [note.fill({ challenge })]),
    );
    expect([kind, ahead]).toEqual(['posted', [[{ challenge }]]]);
  });

  it('has answered also when the entry is refused', async () => {
    const [challenge, from] = [unique('ahead'), accounts.fanWallet(unique('w'))];
    const refused = await inOneTry((tx) =>
      harness.deps.ledger.post(tx, entryOf(posting(from, accounts.fanWallet(unique('w')), 3)), [
        note.fill({ challenge }),
      ]),
    );
    expect(refused).toMatchObject({ kind: 'insufficient_funds', ahead: [[{ challenge }]] });
  });
});

describe('a statement', () => {
  it('pages by key, newest first, by direction', async () => {
    const [wallet, other] = [accounts.fanWallet(unique('w')), accounts.fanWallet(unique('w'))];
    await give(wallet, 100);
    for (const amount of [1, 2, 3]) await post(entryOf([{ from: wallet, to: other, amount }]));
    await post(entryOf([{ from: other, to: wallet, amount: 4 }]));
    const { db } = harness.deps;
    const all = await readStatement(db, wallet, { limit: 10 });
    expect(all.map((line) => line.amount)).toEqual([4, -3, -2, -1, 100]);
    const paged = await readStatement(db, wallet, { limit: 2, before: all[1]?.posting_id });
    expect(paged.map((line) => line.amount)).toEqual([-2, -1]);
    const amounts = async (direction: 'in' | 'out') =>
      (await readStatement(db, wallet, { limit: 10, direction })).map((line) => line.amount);
    expect(await amounts('in')).toEqual([4, 100]);
    expect(await amounts('out')).toEqual([-3, -2, -1]);
  });
});
