import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { accounts, readFigures } from '../ledger/index.ts';

const harness = useHarness();

function tip(fan: Person, creatorId: string, payload: object, key?: string) {
  const headers = { ...fan.headers, ...(key && { 'idempotency-key': key }) };
  return harness.app.inject({ method: 'POST', url: `/api/creators/${creatorId}/tips`, headers, payload });
}

const balanceOf = async (fan: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(fan.id))).balance;

describe('a tip', () => {
  it('is paid once for its key, however many ask at once, and reaches its creator with its words', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 100 });
    const payload = { credits: 40, message: '  Ang ganda!  ' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => tip(fan, creator.id, payload, 'one-tip-one-key')),
    );
    const [first] = answers.filter(({ statusCode }) => statusCode === 201);
    expect(first?.json()).toMatchObject({ credits_spent: 40, balance: 60 });
    expect((await tip(fan, creator.id, payload, 'one-tip-one-key')).json()).toEqual(first?.json());
    expect(await balanceOf(fan)).toBe(60);
    const got = await harness.app.inject({ url: '/api/tips', headers: creator.headers });
    expect(got.json()).toMatchObject({
      tips: [{ credits: 40, message: 'Ang ganda!', fan: { username: fan.username } }],
      next_cursor: null,
    });
    const earned = await harness.app.inject({ url: '/api/earnings', headers: creator.headers });
    expect(earned.json()).toMatchObject({ available_balance: 0, on_hold: 28, recent: [{ amount: 28 }] });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is one tip for its key also when its answer was forgotten, and never another one', async () => {
    const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
    const fan = await harness.factory.fan({ credits: 100 });
    const first = (await tip(fan, creator.id, { credits: 40 }, 'forgotten')).json();
    // As a process does that dies after the commit and before it notes the answer, and as the purge does after a week.
    await harness.deps.db.deleteFrom('idempotency_keys').execute();
    expect((await tip(fan, creator.id, { credits: 40 }, 'forgotten')).json()).toEqual(first);
    for (const [to, payload] of [
      [creator.id, { credits: 41 }],
      [other.id, { credits: 40 }],
      [creator.id, { credits: 40, message: 'x' }],
    ] as const) {
      await harness.deps.db.deleteFrom('idempotency_keys').execute();
      expect((await tip(fan, to, payload, 'forgotten')).json().code).toBe('idempotency_key_reused');
    }
    expect(await balanceOf(fan)).toBe(60);
  });

  it('never takes more than there is, when two are sent at once', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 50 });
    const answers = await Promise.all([1, 2, 3].map(() => tip(fan, creator.id, { credits: 50 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 402, 402]);
    expect(await balanceOf(fan)).toBe(0);
  });

  it('is refused in words at its field, and to who is not there or may not', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 50 });
    const wrong = [
      [{ credits: 0 }, { credits: 'At least 1' }],
      [{ credits: 1.5 }, { credits: 'Enter a whole number of credits' }],
      [{ credits: 10_001 }, { credits: 'At most 10,000' }],
      [{}, { credits: 'Enter a whole number of credits' }],
      [{ credits: 5, message: 'x'.repeat(501) }, { message: 'At most 500 characters' }],
    ] as const;
    for (const [payload, errors] of wrong) {
      const answer = await tip(fan, creator.id, payload);
      expect([answer.statusCode, answer.json().errors], JSON.stringify(payload)).toEqual([422, errors]);
    }
    expect((await tip(fan, harness.deps.ids.next(), { credits: 5 })).json().code).toBe('creator_not_found');
    expect((await tip(creator, creator.id, { credits: 5 })).json()).toMatchObject({
      code: 'fans_only',
      detail: 'Only fans can send tips',
    });
    expect(await balanceOf(fan)).toBe(50);
  });

  it('has no words that a keyword would hold or refuse, which cost nothing; what was paid is answered again', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 50 });
    const admin = await harness.factory.admin();
    const addKeyword = (keyword: string, severity: number) =>
      harness.app.inject({
        ...{ method: 'POST', url: '/api/moderation/spam-keywords', headers: admin.headers },
        payload: { keyword, severity },
      });
    const paid = { credits: 5, message: 'murang utang' };
    expect((await tip(fan, creator.id, paid, 'before-the-keyword')).statusCode).toBe(201);
    for (const [keyword, severity] of [
      ['magandang araw', 2],
      ['mabilis na kita', 3],
      ['murang utang', 4],
    ] as const)
      await addKeyword(keyword, severity);
    for (const message of ['Mabilis na k1ta', 'muraaang u\ntang']) {
      const answer = await tip(fan, creator.id, { credits: 5, message });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['message']]);
    }
    await harness.deps.db.deleteFrom('idempotency_keys').execute();
    expect((await tip(fan, creator.id, paid, 'before-the-keyword')).statusCode).toBe(201);
    expect((await tip(fan, creator.id, { credits: 5, message: 'magandang araw' })).statusCode).toBe(201);
    expect(await balanceOf(fan)).toBe(40);
    const hits = await harness.deps.db
      .selectFrom('keyword_hits')
      .select('action')
      .where('author_id', '=', fan.id)
      .orderBy('id')
      .execute();
    expect(hits.map(({ action }) => action)).toEqual(['blocked', 'blocked', 'recorded']);
  });

  it('is listed page by page to its creator alone', async () => {
    const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
    const fan = await harness.factory.fan({ credits: 50 });
    for (const credits of [1, 2, 3]) await tip(fan, creator.id, { credits });
    const list = async (person: Person, query = '') =>
      (await harness.app.inject({ url: `/api/tips?limit=2${query}`, headers: person.headers })).json();
    const first = await list(creator);
    const second = await list(creator, `&cursor=${first.next_cursor}`);
    const credits = [...first.tips, ...second.tips].map((one: { credits: number }) => one.credits);
    expect([credits, second.next_cursor]).toEqual([[3, 2, 1], null]);
    expect((await list(other)).tips).toEqual([]);
    expect((await list(creator, '&cursor=nothing')).errors).toHaveProperty('cursor');
    expect((await list(fan)).code).toBe('creators_only');
  });
});
