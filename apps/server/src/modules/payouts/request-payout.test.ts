import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { BANK, GCASH, usePayouts } from './payouts.fixture.ts';
import { requestPayout } from './request-payout.ts';

const { harness, call, earner, tip, availableTo, heldOf } = usePayouts();

describe('where a creator is paid', () => {
  it('is a GCash number or a bank account, read by its creator alone and sealed in the database', async () => {
    const creator = await earner(0, { isSetUp: false });
    expect((await call('GET', '/payouts/settings', creator)).json()).toEqual({ settings: null });
    await call('PUT', '/payouts/settings', creator, GCASH);
    const none = { bank_name: null, bank_account_name: null, bank_account_number: null, usable_at: null };
    expect((await call('GET', '/payouts/settings', creator)).json()).toEqual({
      settings: { method: 'gcash', gcash_number: '09171234567', ...none },
    });
    await call('PUT', '/payouts/settings', creator, BANK);
    expect((await call('GET', '/payouts/settings', creator)).json().settings).toEqual({
      ...BANK,
      bank_account_number: '0012345678',
      gcash_number: null,
      usable_at: expect.any(String),
    });
    const row = await harness.deps.db
      .selectFrom('payout_settings')
      .selectAll()
      .where('creator_id', '=', creator.id)
      .executeTakeFirstOrThrow();
    expect(row.sealed.toString('latin1')).not.toMatch(/0012345678|Peña|BPI/);
    expect(row.last_characters).toBe('5678');
  });

  it('is refused in words at its field when it is none', async () => {
    const creator = await earner(0, { isSetUp: false });
    const wrong = [
      [{ method: 'gcash', gcash_number: '12345' }, 'gcash_number'],
      [{ method: 'gcash' }, 'gcash_number'],
      [{ ...BANK, bank_account_number: '12' }, 'bank_account_number'],
      [{ ...BANK, bank_name: '' }, 'bank_name'],
      [{ ...BANK, bank_account_name: undefined }, 'bank_account_name'],
      [{ method: 'cash' }, 'method'],
    ] as const;
    for (const [payload, field] of wrong) {
      const answer = await call('PUT', '/payouts/settings', creator, payload);
      expect([answer.statusCode, Object.keys(answer.json().errors ?? {})], field).toEqual([422, [field]]);
    }
  });
});

describe('asking for a payout', () => {
  it('says that it is too little before it says that nothing is set up', async () => {
    const creator = await earner(700, { isSetUp: false });
    const poor = await earner(714, { isSetUp: false });
    const ask = async (person: Person) => (await call('POST', '/payouts', person, {})).json();
    expect(await ask(creator)).toMatchObject({
      code: 'payout_minimum',
      title: 'Minimum Not Met',
      detail: 'You need at least ₱500 to request a payout',
    });
    await tip(poor, 1);
    expect(await ask(poor)).toMatchObject({
      code: 'payout_setup',
      title: 'Setup Required',
      detail: 'Please setup your payout method first',
    });
  });

  it('takes all that is available, from all stripes, once, however many ask at once', async () => {
    const creator = await earner(0);
    for (let sale = 0; sale < 20; sale += 1) await tip(creator, 50);
    expect(await availableTo(creator)).toBe(700);
    const ask = () =>
      requestPayout(harness.deps, creator.id, 'earnings', { correlationId: harness.deps.ids.next() });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, ask));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))).toEqual(
      Array(7).fill('payout_waits'),
    );
    expect([await availableTo(creator), await heldOf(creator)]).toEqual([0, 70_000]);
    const earned = await call('GET', '/earnings', creator);
    expect(earned.json()).toMatchObject({ available_balance: 0, total_earned: 700 });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('loses no sale that happens meanwhile', async () => {
    const creator = await earner(1000);
    const ask = () =>
      requestPayout(harness.deps, creator.id, 'earnings', { correlationId: harness.deps.ids.next() });
    await Promise.all([...Array.from({ length: 6 }, () => tip(creator, 10)), ask()]);
    expect((await heldOf(creator)) + (await availableTo(creator)) * 100).toBe(70_000 + 6 * 700);
  });

  it('is for verified creators, of a bucket that holds something', async () => {
    const unverified = await harness.factory.creator({ isVerified: false });
    expect((await call('POST', '/payouts', unverified, {})).json()).toMatchObject({
      code: 'creator_unverified',
      detail: 'Verify your identity first.',
    });
    const creator = await earner(1000);
    expect((await call('POST', '/payouts', creator, { bucket: 'affiliate' })).json().code).toBe(
      'payout_minimum',
    );
  });
});

describe('an account that was changed', () => {
  it('waits a day before a payout can be asked for to it, and the address of before is told', async () => {
    const creator = await earner(1000);
    const save = (account: object) => call('PUT', '/payouts/settings', creator, account);
    // The same account again is no change.
    expect((await save(GCASH)).json().settings.usable_at).toBeNull();
    expect((await save(BANK)).json().settings.usable_at).not.toBeNull();
    expect((await save(BANK)).json().settings.usable_at).not.toBeNull();
    expect((await call('POST', '/payouts', creator, {})).json()).toMatchObject({
      code: 'payout_account_new',
      title: 'Account just changed',
    });
    const { rows } = await sql<{ payload: object }>`select payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = 'accounts.mail-notice' and payload->>'userId' = ${creator.id}`.execute(
      harness.deps.db,
    );
    expect(rows).toMatchObject([
      { payload: { kind: 'payout_account_changed', email: `${creator.username}@example.test` } },
    ]);
    harness.clock.advance(24 * 3_600_000 - 1);
    expect((await call('POST', '/payouts', creator, {})).json().code).toBe('payout_account_new');
    harness.clock.advance(1);
    expect((await call('POST', '/payouts', creator, {})).statusCode).toBe(201);
  });

  it('is told of once where two are saved at the same time, and mailed through the queue', async () => {
    const creator = await earner(0);
    await Promise.all([1, 2, 3].map(() => call('PUT', '/payouts/settings', creator, BANK)));
    await workedOff(harness, ['accounts.mail-notice']);
    const folder = harness.deps.mail.folder ?? '';
    const mails = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    expect(mails.filter((mail) => mail.includes(`${creator.username}@example.test`))).toEqual([
      expect.stringContaining('Your payout account was changed'),
    ]);
  });
});
