import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { requestPayout } from './request-payout.ts';

const harness = useHarness();
// What is held is tested where it is held.
beforeAll(() => harness.factory.holdEarnings(0));
const GCASH = { method: 'gcash', gcash_number: '+63 917-123 4567' };
const BANK = {
  method: 'bank_transfer',
  bank_name: 'BPI',
  bank_account_name: 'Ana Peña',
  bank_account_number: '0012 3456 78',
};

function call(method: 'GET' | 'POST' | 'PUT', url: string, { headers }: Person, payload?: object) {
  return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

/** A creator whom a fan has just tipped so many credits. */
async function earner(credits: number, { isSetUp = true } = {}): Promise<Person> {
  const creator = await harness.factory.creator();
  if (credits > 0) await tip(creator, credits);
  if (isSetUp) expect((await call('PUT', '/payouts/settings', creator, GCASH)).statusCode).toBe(200);
  return creator;
}

async function tip(creator: Person, credits: number): Promise<void> {
  const fan = await harness.factory.fan({ credits });
  expect((await call('POST', `/creators/${creator.id}/tips`, fan, { credits })).statusCode).toBe(201);
}

const availableTo = async (creator: Person) =>
  (await call('GET', '/payouts', creator)).json().available.earnings as number;
const heldOf = async (creator: Person) =>
  (await readFigures(harness.deps.db, accounts.creatorHeld(creator.id))).balance;

/** What a creator was told of their payouts in the app (P443). */
async function toldOf(creator: Person): Promise<string[]> {
  const { notifications } = (await call('GET', '/notifications', creator)).json();
  const kinds = notifications.map(({ kind }: { kind: string }) => kind);
  return kinds.filter((kind: string) => kind.startsWith('payout'));
}

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
      expect.stringContaining('Where you are paid was changed'),
    ]);
  });
});

describe('a decision about a payout', () => {
  async function asked(credits = 1000) {
    const [creator, admin] = [await earner(credits), await harness.factory.admin()];
    const { payout } = (await call('POST', '/payouts', creator, {})).json();
    const decide = (by: Person, decision: string, words?: string) =>
      call('POST', `/admin/payouts/${payout.id}/decision`, by, {
        decision,
        ...(words && { [decision === 'paid' ? 'reference' : 'reason']: words }),
      });
    return { creator, admin, payout, decide };
  }

  it('sends it and records that it arrived', async () => {
    const { creator, admin, payout, decide } = await asked();
    await call('PUT', '/payouts/settings', creator, BANK);
    const waiting = (await call('GET', '/admin/payouts', admin)).json().payout_requests;
    expect(waiting.find(({ id }: { id: string }) => id === payout.id)).toMatchObject({
      creator_id: creator.id,
      amount: 700,
      // As it was asked for, not as it was changed to.
      method: 'gcash',
      account: '4567',
    });
    expect((await decide(admin, 'approve')).json().payout_request).toMatchObject({ status: 'approved' });
    expect((await decide(admin, 'paid', 'IN-0815')).json().payout_request).toMatchObject({
      status: 'paid',
      reference: 'IN-0815',
    });
    const { payouts } = (await call('GET', '/payouts', creator)).json();
    expect(payouts).toMatchObject([{ status: 'paid', amount: 700, reference: 'IN-0815' }]);
    expect([await availableTo(creator), await heldOf(creator)]).toEqual([0, 0]);
    expect(await toldOf(creator)).toEqual(['payout_paid']);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('gives it back with a reason that its creator reads, and earns nobody anything', async () => {
    for (const steps of [
      [['reject', 'Please use your own account']],
      [['approve'], ['failed', 'Wrong number']],
    ] as const) {
      const { creator, admin, decide } = await asked();
      for (const [decision, reason] of steps)
        expect((await decide(admin, decision, reason)).statusCode).toBe(200);
      expect([await availableTo(creator), await heldOf(creator)]).toEqual([700, 0]);
      const { payouts } = (await call('GET', '/payouts', creator)).json();
      expect(payouts[0].reason).toBe(steps.at(-1)?.[1]);
      expect(await toldOf(creator)).toEqual(['payout_returned']);
      const earned = (await call('GET', '/earnings', creator)).json();
      expect(earned).toMatchObject({ total_earned: 700, available_balance: 700 });
      expect((await call('POST', '/payouts', creator, {})).statusCode).toBe(201);
    }
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('without a reference where money has left is refused', async () => {
    const { admin, decide } = await asked();
    await decide(admin, 'approve');
    const answer = await decide(admin, 'paid');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['reference']]);
  });

  it('without a reason where money goes back is refused', async () => {
    const { admin, decide } = await asked();
    const answer = await decide(admin, 'reject');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['reason']]);
    expect((await decide(admin, 'reject', '  ')).statusCode).toBe(422);
  });

  it('is made once: of admins at the same time one decides, and the others are told who', async () => {
    const { creator, decide } = await asked();
    const admins = [
      await harness.factory.admin(),
      await harness.factory.admin(),
      await harness.factory.admin(),
    ];
    const answers = await Promise.all(
      admins.flatMap((admin) => [decide(admin, 'approve'), decide(admin, 'reject', 'No')]),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const second = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(second).toMatchObject({ code: 'payout_decided', detail: expect.stringContaining('The admin') });
    const total = (await heldOf(creator)) + (await availableTo(creator)) * 100;
    const inFlight = answers.some(
      (answer) => answer.statusCode === 200 && answer.json().payout_request.status === 'approved',
    );
    expect(total).toBe(inFlight ? 0 : 70_000);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('of one that is not there, or not in that state, or by somebody else is refused', async () => {
    const { creator, admin, decide } = await asked();
    expect((await decide(admin, 'paid', 'x')).json().code).toBe('payout_decided');
    expect((await decide(creator, 'approve')).json().code).toBe('admins_only');
    const unknown = await call('POST', `/admin/payouts/${harness.deps.ids.next()}/decision`, admin, {
      decision: 'approve',
    });
    expect(unknown.json().code).toBe('payout_not_found');
  });

  it.each([
    ['is written larger', `update payouts set centavos = centavos + 1`],
    [
      'calls itself paid',
      `update payouts set status = 'paid', finished_at = now() where status = 'approved'`,
    ],
    ['disappears', `delete from payouts`],
    [
      'appears',
      `insert into payouts select gen_random_uuid(), creator_id, 'affiliate', centavos, status, method, sealed, last_characters, reason, requested_at, decided_by, decided_at from payouts where status = 'approved' limit 1`,
    ],
  ])('that %s by hand trips the law', async (_what, statement) => {
    const { admin, decide } = await asked();
    await decide(admin, 'approve');
    const undone = new Error('undone');
    await harness.deps.db
      .transaction()
      .execute(async (tx) => {
        await sql.raw(statement).execute(tx);
        const laws = (await checkInvariants(tx)).map(({ law }) => law);
        expect(laws).toContain('payouts-are-booked');
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
  });
});
