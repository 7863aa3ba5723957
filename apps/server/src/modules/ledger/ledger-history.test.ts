import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import type { AccountId } from './account.ts';
import type { Posting } from './entry.ts';
import { accounts } from './index.ts';
import { useBooks } from './ledger.fixture.ts';
import { ledgerModule } from './module.ts';

const { harness, unique, inOneTry, entryOf, post, reverse, balanceOf, gift, give } = useBooks();

/** One step of a random history: an entry, or taking back an earlier one. */
type Step = { kind: 'post'; postings: Posting[] } | { kind: 'reverse'; which: number };

function stepsAmong(names: { wallets: AccountId[]; purses: AccountId[]; clearing: AccountId }) {
  const amount = fc.integer({ min: 1, max: 400 });
  const pair = (from: AccountId[], to: AccountId[]) =>
    fc
      .tuple(fc.constantFrom(...from), fc.constantFrom(...to), amount)
      .filter(([a, b]) => a !== b)
      .map(([a, b, moved]): Posting[] => [{ from: a, to: b, amount: moved }]);
  const some = fc.oneof(
    pair(names.wallets, names.wallets),
    pair(names.purses, names.purses),
    pair([names.clearing], names.purses),
    fc.tuple(fc.constantFrom(...names.wallets), amount).map(([wallet, credits]) => gift(wallet, credits)),
  );
  const entry = fc
    .array(some, { minLength: 1, maxLength: 4 })
    .map((lists): Step => ({ kind: 'post', postings: lists.flat() }));
  const back = fc.nat(30).map((which): Step => ({ kind: 'reverse', which }));
  return fc.array(fc.oneof({ weight: 4, arbitrary: entry }, { weight: 1, arbitrary: back }), {
    minLength: 1,
    maxLength: 15,
  });
}

/** The books as a child would keep them: balances in a Map, nothing below zero. */
class SimpleBooks {
  readonly balances = new Map<AccountId, number>();
  apply(postings: readonly Posting[]): boolean {
    const next = new Map(this.balances);
    for (const { from, to, amount } of postings) {
      next.set(from, (next.get(from) ?? 0) - amount);
      next.set(to, (next.get(to) ?? 0) + amount);
    }
    const mayOwe = (id: AccountId) => /^(CREDIT:issuer|PHP:promotions|PHP:clearing:.*)$/.test(id);
    if ([...next].some(([id, balance]) => balance < 0 && !mayOwe(id))) return false;
    for (const [id, balance] of next) this.balances.set(id, balance);
    return true;
  }
}

describe('any history of entries and reversals', () => {
  it('agrees with the simplest books there are and keeps every law', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.context(), async (stream, context) => {
        const run = unique('run');
        const names = {
          wallets: ['a', 'b', 'c'].map((name) => accounts.fanWallet(`${run}-${name}`)),
          purses: ['a', 'b', 'c'].map((name) => accounts.creatorPayable(`${run}-${name}`)),
          clearing: accounts.providerClearing(run),
        };
        const [steps = []] = fc.sample(stepsAmong(names), { numRuns: 1, seed: stream.next().value });
        context.log(JSON.stringify(steps));
        await follow(steps);
        expect(await checkInvariants(harness.deps.db, ledgerModule.laws)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

async function follow(steps: readonly Step[]): Promise<void> {
  const simple = new SimpleBooks();
  const posted: { id: string; postings: readonly Posting[]; isReversed: boolean }[] = [];
  for (const step of steps) {
    if (step.kind === 'post') {
      const result = await post(entryOf(step.postings));
      expect(result.kind === 'posted').toBe(simple.apply(step.postings));
      if (result.kind === 'posted')
        posted.push({ id: result.entryId, postings: step.postings, isReversed: false });
      continue;
    }
    const target = posted[step.which % Math.max(posted.length, 1)];
    if (!target) continue;
    const back = target.postings.map(({ from, to, amount }) => ({ from: to, to: from, amount }));
    const result = await reverse(target.id);
    if (target.isReversed) {
      expect(result).toMatchObject({ kind: 'posted', isReplay: true });
      continue;
    }
    expect(result.kind === 'posted').toBe(simple.apply(back));
    if (result.kind !== 'posted') continue;
    target.isReversed = true;
    posted.push({ id: result.entryId, postings: back, isReversed: false });
  }
  for (const [account, balance] of simple.balances) {
    if (account.includes('run-')) expect(await balanceOf(account)).toBe(balance);
  }
}

describe('many at once', () => {
  it('over the same accounts in any order never deadlock and never lose a movement', async () => {
    const wallets = Array.from({ length: 5 }, () => accounts.fanWallet(unique('w')));
    for (const wallet of wallets) await give(wallet, 10_000);
    const pick = (seed: number) => wallets[seed % wallets.length] ?? accounts.creditIssuer;
    const entries = Array.from({ length: 150 }, (_, index) =>
      entryOf(
        [
          { from: pick(index), to: pick(index + 1 + (index % 4)), amount: 1 + index },
          { from: pick(index * 3 + 1), to: pick(index * 3 + 2), amount: 7 },
          { from: pick(index * 7 + 3), to: pick(index * 7 + 1), amount: 3 },
        ].filter(({ from, to }) => from !== to),
      ),
    );
    const results = await Promise.all(entries.map(post));
    expect(results.every((result) => result.kind === 'posted' && !result.isReplay)).toBe(true);
    const simple = new SimpleBooks();
    for (const wallet of wallets) simple.balances.set(wallet, 10_000);
    for (const entry of entries) simple.apply(entry.postings);
    for (const wallet of wallets) expect(await balanceOf(wallet)).toBe(simple.balances.get(wallet));
  });

  it('may create the same accounts at the same time, old ones and new ones mixed', async () => {
    const old = accounts.fanWallet(`m-${unique('old')}`);
    await give(old, 100_000);
    for (let round = 0; round < 12; round += 1) {
      // Some sort before the old account and some after it.
      const fresh = ['a', 'b', 'x', 'z'].map((letter) => accounts.fanWallet(`${letter}-${unique('new')}`));
      const entries = Array.from({ length: 24 }, (_, index) => {
        const [one = old, two = old] = [fresh[index % 4], fresh[(index + 1 + (index % 3)) % 4]];
        const chain = [
          { from: old, to: one, amount: 2 },
          { from: one, to: two, amount: 1 },
        ];
        return entryOf(index % 2 ? chain : gift(one, 1).concat({ from: one, to: two, amount: 1 }));
      });
      const results = await Promise.all(entries.map(post));
      expect(results.every((result) => result.kind === 'posted')).toBe(true);
    }
  });

  it('cannot spend the same credits twice', async () => {
    const [from, to] = [accounts.fanWallet(unique('w')), accounts.fanWallet(unique('w'))];
    await give(from, 50);
    const results = await Promise.all(
      Array.from({ length: 40 }, () => post(entryOf([{ from, to, amount: 10 }]))),
    );
    expect(results.filter((result) => result.kind === 'posted')).toHaveLength(5);
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([0, 50]);
  });
});

describe('the database itself', () => {
  it.each([
    'update ledger_entries set value_centavos = value_centavos',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'update ledger_postings set amount = amount + 1',
    'delete from ledger_postings',
    'truncate ledger_postings',
    'delete from ledger_accounts',
  ])('refuses: %s', async (statement) => {
    await give(accounts.fanWallet(unique('w')), 1);
    const { db } = harness.deps;
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only');
  });

  it('refuses to empty the accounts, which postings refer to', async () => {
    await expect(sql.raw('truncate ledger_accounts').execute(harness.deps.db)).rejects.toThrow();
  });

  it('refuses a balance on the wrong side of zero, and an account that is not what its id says', async () => {
    const wallet = accounts.fanWallet(unique('w'));
    await give(wallet, 5);
    const { db } = harness.deps;
    const change = (what: string) =>
      sql.raw(`update ledger_accounts set ${what} where id = '${wallet}'`).execute(db);
    await expect(change('balance = -1')).rejects.toThrow('ledger_accounts_sign');
    await expect(change("type = 'promotions'")).rejects.toThrow('is_what_its_id_says');
    await expect(change('stripe = 3')).rejects.toThrow('is_what_its_id_says');
  });

  it('refuses an entry that leaves credits without deposits, also when nobody else looks', async () => {
    const { db } = harness.deps;
    const wallet = accounts.fanWallet(unique('w'));
    await give(wallet, 5);
    const entry = (id: string, rate: number) => sql`
      insert into ledger_entries (id, reason, key, input_hash, actor_type, subject_type, subject_id, correlation_id, centavos_per_credit,
        trade_sign, value_centavos, created_at)
      values (${id}, 'purchase', ${id}, '', 'system', 'purchase', ${id}, ${id}, ${rate}, 1, 0, now())`;
    const posting = (id: string) => sql`
      insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
      values (${id}, 'CREDIT:issuer', ${wallet}, 'CREDIT', 1)`;
    const write = (rate: number) =>
      inOneTry(async (tx) => {
        const id = harness.deps.ids.next();
        await entry(id, rate).execute(tx);
        await posting(id).execute(tx);
      });
    await give(accounts.fanWallet(unique('w')), 1);
    await sql`insert into ledger_accounts (id, currency, type, created_at) values ('CREDIT:issuer', 'CREDIT', 'issuer', now()) on conflict do nothing`.execute(
      db,
    );
    await expect(write(100)).rejects.toThrow('leaves deposits of 0 for 1 credits');
    await expect(write(99)).rejects.toThrow('another rate');
  });
});
