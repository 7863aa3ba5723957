import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox } from '../../../../sandbox/src/app.ts';
import { defaultCredentials } from '../../../../sandbox/src/settings.ts';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { createXendit } from '../../providers/payouts/xendit.ts';
import { BANK, GCASH, usePayouts } from './payouts.fixture.ts';
import { sendPayouts } from './send-payouts.ts';

/** Real: PostgreSQL, the queue, the adapter, the sandbox, HTTP between them. Fake: the clock. */
const sandbox = await buildSandbox();
const { xenditSecretKey: secretKey, xenditCallbackToken: callbackToken } = defaultCredentials;
const payoutSender = createXendit(
  { baseUrl: await sandbox.listen({ host: '127.0.0.1', port: 0 }), secretKey, callbackToken },
  { timeoutMs: 1_500 },
);
const { harness, call, earner, tip, availableTo, toldOf } = usePayouts({ payoutSender });
afterAll(() => sandbox.close());
beforeEach(async () => void (await sandbox.inject({ method: 'DELETE', url: '/sandbox/faults' })));

const MINUTE = 60_000;
const look = () => sendPayouts(harness.deps);
const instant = (who: Person, bucket = 'earnings') => call('POST', '/payouts/instant', who, { bucket });
const payoutsOf = async (who: Person) => (await call('GET', '/payouts', who)).json().payouts;
const newestOf = async (who: Person) => (await payoutsOf(who))[0];
const fault = (operation: string, kind: string, times = 1) =>
  sandbox.inject({
    method: 'POST',
    url: '/sandbox/faults',
    payload: { provider: 'xendit', operation, kind, times },
  });

async function sandboxPayouts(payoutId: string): Promise<{ id: string; amountCentavos: number }[]> {
  const { payouts } = (await sandbox.inject({ url: '/sandbox/payouts' })).json();
  return payouts.filter(({ referenceId }: { referenceId: string }) => referenceId === payoutId);
}

/** What its bank does with a payout. */
async function end(payoutId: string, status: string, failureCode?: string): Promise<void> {
  const [sent] = await sandboxPayouts(payoutId);
  const url = `/sandbox/payouts/${sent?.id}/finish`;
  await sandbox.inject({ method: 'POST', url, payload: { status, ...(failureCode && { failureCode }) } });
}

function deliver(referenceId: string, token = callbackToken) {
  return harness.app.inject({
    method: 'POST',
    url: '/api/webhooks/xendit',
    headers: { 'x-callback-token': token, 'content-type': 'application/json' },
    payload: { event: 'payout.succeeded', data: { reference_id: referenceId, status: 'SUCCEEDED' } },
  });
}

describe('an instant payout', () => {
  it('leaves without an approval, less its fee, and arrives', async () => {
    const creator = await earner(1_000);
    const { payout, message } = (await instant(creator)).json();
    expect([message, payout.status, payout.is_instant, payout.amount, payout.fee]).toEqual([
      'Your payout is on its way',
      'approved',
      true,
      700,
      15,
    ]);
    expect(await availableTo(creator)).toBe(0);
    await look();
    expect(await sandboxPayouts(payout.id)).toEqual([expect.objectContaining({ amountCentavos: 68_500 })]);
    await end(payout.id, 'SUCCEEDED');
    harness.clock.advance(MINUTE);
    await look();
    expect(await newestOf(creator)).toMatchObject({
      status: 'paid',
      reference: expect.stringMatching(/^disb/),
    });
    expect(await toldOf(creator)).toEqual(['payout_paid']);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is one, however often it is pressed at once', async () => {
    const creator = await earner(1_000);
    const answers = await Promise.all([instant(creator), instant(creator), instant(creator)]);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    await Promise.all([look(), look()]);
    const [payout] = await payoutsOf(creator);
    expect(await sandboxPayouts(payout.id)).toHaveLength(1);
  });

  it('says beforehand what may leave, what it costs and why not', async () => {
    const creator = await earner(1_000);
    const before = (await call('GET', '/payouts', creator)).json().instant;
    expect(before).toEqual({
      daily_limit: 10_000,
      left_today: 10_000,
      fee: 15,
      why_not: {
        earnings: null,
        affiliate: 'You need at least ₱500 to request a payout',
      },
    });
    await instant(creator);
    expect((await call('GET', '/payouts', creator)).json().instant.left_today).toBe(9_300);
    expect((await harness.app.inject({ url: '/api/config' })).json().payout).toMatchObject({
      is_sent: true,
      instant: { daily_limit: 10_000, fee: 15 },
    });
  });
});

describe('an instant payout is refused, and can be asked for as any other', () => {
  const refused = async (creator: Person, words: RegExp) => {
    const { code, detail } = expectRefusal(await instant(creator));
    expect([code, detail]).toEqual(['payout_not_instant', expect.stringMatching(words)]);
    expect((await call('POST', '/payouts', creator, {})).statusCode).toBe(201);
    expect(await newestOf(creator)).toMatchObject({ status: 'pending', is_instant: false, fee: 0 });
  };

  it('above what is left of the day', async () => {
    const creator = await earner(8_000);
    await tip(creator, 8_000);
    await refused(creator, /₱10,000\.00 a day can leave at once, and ₱10,000\.00 is left today/);
  });

  it('once the day’s limit is used, until the next Philippine day', async () => {
    const creator = await earner(9_000);
    expect((await instant(creator)).statusCode).toBe(201);
    await tip(creator, 9_000);
    expect(expectRefusal(await instant(creator)).detail).toMatch(/₱3,700\.00 is left today/);
    harness.clock.advance(24 * 60 * MINUTE);
    expect((await instant(creator)).statusCode).toBe(201);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it.each([
    [
      'in the name of somebody else',
      { ...BANK, bank_account_name: 'Somebody Else' },
      /name that you were verified by/,
    ],
    [
      'at a bank that is not reached',
      { ...BANK, bank_name: 'The Bank At The Corner' },
      /cannot pay to this bank at once/,
    ],
  ])('to an account %s', async (_what, account, words) => {
    const creator = await earner(1_000, { isSetUp: false });
    await call('PUT', '/payouts/settings', creator, account);
    await refused(creator, words);
  });

  it('in the name of the verification, not in one that was taken since', async () => {
    const creator = await earner(1_000, { isSetUp: false });
    const row = harness.deps.db.updateTable('users').where('id', '=', creator.id);
    await row.set({ full_name: 'Bea Santos' }).execute();
    await call('PUT', '/payouts/settings', creator, { ...BANK, bank_account_name: 'Bea Santos' });
    await refused(creator, /name that you were verified by/);
  });

  it('too little, without an account, to one that was just changed, and beside one that waits, as every payout and said beforehand', async () => {
    const refusedAs = async (creator: Person) => {
      const { why_not } = (await call('GET', '/payouts', creator)).json().instant;
      const { code, detail } = expectRefusal(await instant(creator));
      expect(why_not.earnings).toBe(detail);
      return code;
    };
    expect(await refusedAs(await earner(10))).toBe('payout_minimum');
    expect(await refusedAs(await earner(1_000, { isSetUp: false }))).toBe('payout_setup');
    const moved = await earner(1_000);
    await call('PUT', '/payouts/settings', moved, { ...GCASH, gcash_number: '09179999999' });
    expect(await refusedAs(moved)).toBe('payout_account_new');
    const waiting = await earner(1_000);
    await call('POST', '/payouts', waiting, {});
    await tip(waiting, 1_000);
    expect(await refusedAs(waiting)).toBe('payout_waits');
  });
});

describe('what does not arrive', () => {
  it.each([
    ['INVALID_DESTINATION', /there is no such account/],
    ['DESTINATION_MAXIMUM_LIMIT', /cannot receive that much/],
    ['TEMPORARY_TRANSFER_ERROR', /not because of your account/],
  ])('comes back whole with a reason: %s', async (code, words) => {
    const creator = await earner(1_000);
    const { payout } = (await instant(creator)).json();
    await look();
    await end(payout.id, 'FAILED', code);
    harness.clock.advance(MINUTE);
    await look();
    expect(await newestOf(creator)).toMatchObject({ status: 'failed', reason: expect.stringMatching(words) });
    expect(await availableTo(creator)).toBe(700);
    expect(await toldOf(creator)).toEqual(['payout_returned']);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('comes back a week after it arrived, with its fee', async () => {
    const creator = await earner(1_000);
    const { payout } = (await instant(creator)).json();
    await look();
    await end(payout.id, 'SUCCEEDED');
    harness.clock.advance(MINUTE);
    await look();
    await end(payout.id, 'REVERSED', 'INVALID_DESTINATION');
    harness.clock.advance(7 * 24 * 60 * MINUTE);
    await look();
    // It did arrive: its bank sent it back, and did not refuse it.
    const reason = expect.stringMatching(/sent the money back: there is no such account/);
    expect(await newestOf(creator)).toMatchObject({ status: 'returned', reason });
    expect(await availableTo(creator)).toBe(700);
    await look();
    expect(await availableTo(creator)).toBe(700);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});

describe('whatever the sender does', () => {
  it.each(['timeout', 'error500', 'drop_after'])('%s: paid once, after it answers again', async (kind) => {
    const creator = await earner(1_000);
    const { payout } = (await instant(creator)).json();
    await fault('send_payout', kind);
    await look();
    expect(await newestOf(creator)).toMatchObject({ status: 'approved' });
    for (let minutes = 1; minutes <= 4; minutes += 1) {
      harness.clock.advance(2 * MINUTE);
      await look();
    }
    expect(await sandboxPayouts(payout.id)).toHaveLength(1);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('its webhook makes the look due, and says nothing that is believed', async () => {
    const creator = await earner(1_000);
    const { payout } = (await instant(creator)).json();
    await look();
    expect((await deliver(payout.id)).statusCode).toBe(200);
    expect((await deliver(payout.id)).statusCode).toBe(200);
    await look();
    expect(await newestOf(creator)).toMatchObject({ status: 'approved' });
    await end(payout.id, 'SUCCEEDED');
    await deliver(payout.id);
    await look();
    expect(await newestOf(creator)).toMatchObject({ status: 'paid' });
  });

  it('a webhook with another token, of another payout or of none changes nothing', async () => {
    expect(expectRefusal(await deliver('x', 'xendit-callback-forged!')).code).toBe('webhook_rejected');
    expect((await deliver('no uuid')).statusCode).toBe(200);
    expect((await deliver(harness.deps.ids.next())).statusCode).toBe(200);
  });
});

describe('a payout that staff approves', () => {
  const decide = (admin: Person, id: string, body: object) =>
    call('POST', `/admin/payouts/${id}/decision`, admin, body);
  async function approved(body: object = {}) {
    const [creator, admin] = [await earner(1_000), await harness.factory.admin()];
    const { payout } = (await call('POST', '/payouts', creator, {})).json();
    await decide(admin, payout.id, { decision: 'approve', ...body });
    return { creator, admin, id: payout.id as string };
  }

  it('is sent whole, and nobody records by hand what became of it', async () => {
    const { creator, admin, id } = await approved();
    await look();
    expect(await sandboxPayouts(id)).toEqual([expect.objectContaining({ amountCentavos: 70_000 })]);
    expect(expectRefusal(await decide(admin, id, { decision: 'paid', reference: 'X' })).code).toBe(
      'payout_decided',
    );
    await end(id, 'SUCCEEDED');
    await deliver(id);
    await look();
    expect(await newestOf(creator)).toMatchObject({ status: 'paid' });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is paid from the list where staff wants it so', async () => {
    const { creator, admin, id } = await approved({ by_hand: true });
    await look();
    expect(await sandboxPayouts(id)).toEqual([]);
    await decide(admin, id, { decision: 'paid', reference: 'X' });
    expect(await newestOf(creator)).toMatchObject({ status: 'paid', reference: 'X' });
  });

  it('is not sent while its creator is suspended, and is once they are not', async () => {
    const { creator, id } = await approved();
    const row = harness.deps.db.updateTable('users').where('id', '=', creator.id);
    await row.set({ status: 'suspended' }).execute();
    await look();
    expect(await sandboxPayouts(id)).toEqual([]);
    await row.set({ status: 'active' }).execute();
    await look();
    expect(await sandboxPayouts(id)).toHaveLength(1);
  });
});
