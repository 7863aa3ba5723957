import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountId, accounts } from './account.ts';
import { assertEntry, type Entry, hashEntry, posting, reversed } from './entry.ts';
import { findShortfall, movements } from './movement.ts';

const wallet = fc.constantFrom('a', 'b', 'c', 'd').map(accounts.fanWallet);
const postings = fc.array(
  fc
    .tuple(wallet, wallet, fc.integer({ min: 1, max: 1e9 }))
    .filter(([from, to]) => from !== to)
    .map(([from, to, amount]) => ({ from, to, amount })),
  { minLength: 1, maxLength: 20 },
);

const entry = (changes: Partial<Entry> = {}): Entry => ({
  reason: 'purchase',
  key: 'k',
  actor: { type: 'system' },
  subject: { type: 'purchase', id: 's' },
  correlationId: 'c',
  centavosPerCredit: 100,
  settingsVersion: 1,
  details: {},
  valueCentavos: 0,
  postings: [{ from: accounts.fanWallet('a'), to: accounts.fanWallet('b'), amount: 5 }],
  ...changes,
});

describe('an entry', () => {
  it('moves what it takes: all movements add up to zero', () => {
    fc.assert(
      fc.property(postings, (moved) => {
        const total = movements(moved).reduce(
          (sum, { amountIn, amountOut }) => sum + amountIn - amountOut,
          0,
        );
        expect(total).toBe(0);
      }),
    );
  });

  it('names each account once, in the one order in which accounts are locked', () => {
    fc.assert(
      fc.property(postings, (moved) => {
        const names = movements(moved).map(({ account }) => account);
        expect(names).toEqual([...new Set(names)].sort());
      }),
    );
  });

  it('is the same again after it has been reversed twice', () => {
    fc.assert(
      fc.property(postings, (moved) => {
        expect(reversed(reversed(moved))).toEqual(moved);
      }),
    );
  });

  it('followed by its reversal moves nothing', () => {
    fc.assert(
      fc.property(postings, (moved) => {
        for (const { amountIn, amountOut } of movements([...moved, ...reversed(moved)]))
          expect(amountIn).toBe(amountOut);
      }),
    );
  });

  it('lacks nothing exactly when no account that may not would end below zero', () => {
    const balances = fc.dictionary(wallet, fc.nat(1e9), { maxKeys: 4 });
    fc.assert(
      fc.property(postings, balances, (moved, known) => {
        const held = new Map(Object.entries(known));
        const isBelow = movements(moved).some(
          ({ account, amountIn, amountOut }) => (held.get(account) ?? 0) + amountIn - amountOut < 0,
        );
        expect(findShortfall(movements(moved), held) !== null).toBe(isBelow);
      }),
    );
  });

  it('lets the issuer, promotions and clearing go below zero, and nobody else', () => {
    const { creditIssuer, platformPromotions, customerDeposits, platformRevenue } = accounts;
    const lacks = (from: AccountId, to: AccountId) =>
      findShortfall(movements([{ from, to, amount: 1 }]), new Map())?.account ?? null;
    expect(lacks(creditIssuer, accounts.fanWallet('a'))).toBeNull();
    expect(lacks(platformPromotions, customerDeposits)).toBeNull();
    expect(lacks(accounts.providerClearing('paypal'), customerDeposits)).toBeNull();
    for (const from of [accounts.creatorPayable('a'), accounts.affiliateHeld('a'), accounts.breakage])
      expect(lacks(from, platformRevenue)).toBe(from);
    expect(lacks(platformRevenue, customerDeposits)).toBe(platformRevenue);
    // A stripe of deposits may: what they must not do is in their sum, which follows the credits.
    expect(lacks(customerDeposits, platformRevenue)).toBeNull();
    // What is owed to us stands below zero, never above.
    expect(lacks(accounts.fanDebt('a'), platformRevenue)).toBeNull();
    expect(lacks(platformPromotions, accounts.fanDebt('a'))).toBe(accounts.fanDebt('a'));
    expect(lacks(accounts.fanWallet('a'), creditIssuer)).toBe(accounts.fanWallet('a'));
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('does not move %d', (amount) => {
    const moved = [{ from: accounts.fanWallet('a'), to: accounts.fanWallet('b'), amount }];
    expect(() => assertEntry(entry({ postings: moved }))).toThrow('positive whole amount');
  });

  it('stays in one currency and between two accounts', () => {
    const [a, b] = [accounts.fanWallet('a'), accounts.platformRevenue];
    expect(() => assertEntry(entry({ postings: [{ from: a, to: b, amount: 1 }] }))).toThrow('one currency');
    expect(() => assertEntry(entry({ postings: [{ from: a, to: a, amount: 1 }] }))).toThrow('between two');
  });

  it('has a key, a whole value and between one and twenty postings', () => {
    const [one] = entry().postings;
    expect(() => assertEntry(entry({ key: '' }))).toThrow('key');
    expect(() => assertEntry(entry({ key: 'k'.repeat(201) }))).toThrow('key');
    expect(() => assertEntry(entry({ valueCentavos: -1 }))).toThrow('centavos');
    expect(() => assertEntry(entry({ valueCentavos: 0.5 }))).toThrow('centavos');
    expect(() => assertEntry(entry({ postings: [] }))).toThrow('postings');
    expect(() => assertEntry(entry({ postings: Array(21).fill(one) }))).toThrow('postings');
  });

  it('is told apart by everything but its key and its words', () => {
    const hash = (changes: Partial<Entry>) => hashEntry(entry(changes)).toString('hex');
    const plain = hash({});
    expect(hash({ key: 'other', details: { title: 'Other' }, correlationId: 'd' })).toBe(plain);
    expect(hash({ reason: 'unlock' })).not.toBe(plain);
    expect(hash({ subject: { type: 'purchase', id: 'x' } })).not.toBe(plain);
    expect(hash({ valueCentavos: 1 })).not.toBe(plain);
    expect(hash({ postings: reversed(entry().postings) })).not.toBe(plain);
  });

  it('that issues credits puts their worth behind them, at its rate', () => {
    const issue = (credits: number, centavos: number, rate = 100) =>
      entry({
        centavosPerCredit: rate,
        postings: [
          ...posting(accounts.creditIssuer, accounts.fanWallet('a'), credits),
          ...posting(accounts.platformPromotions, accounts.customerDeposits, centavos),
        ],
      });
    expect(() => assertEntry(issue(5, 500))).not.toThrow();
    expect(() => assertEntry(issue(5, 499))).toThrow('do not back');
    expect(() => assertEntry(issue(5, 500, 99))).toThrow('do not back');
    expect(() => assertEntry(issue(0, 500))).toThrow('do not back');
    expect(() => assertEntry({ ...issue(0, 500), reason: 'revaluation' })).not.toThrow();
  });

  it('leaves out a share of nothing', () => {
    expect(posting(accounts.fanWallet('a'), accounts.fanWallet('b'), 0)).toEqual([]);
  });
});
