import { expect } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import type { FakeSender } from '../../../test/fake-sender.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { addUpAll } from '../books/books.fixture.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';
import { sendPayouts } from '../payouts/send-payouts.ts';

const PATH = '/admin/payout-fundings';
const LEFT = { amount: 700, fee: 15, left_on: '2026-06-21', reference: 'BPI 0001' };

/** Payouts that were sent at once, and what finance says of the bank. */
export function useFundings(payoutSender: FakeSender) {
  const payouts = usePayouts({ payoutSender });
  const { harness, call, earner } = payouts;

  async function look(): Promise<void> {
    harness.clock.advance(60_000);
    await sendPayouts(harness.deps);
  }

  /** At once, of so many credits' worth of tips, of which the creator has seven tenths. @returns its id */
  async function paidOut(credits: number): Promise<string> {
    const answer = await call('POST', '/payouts/instant', await earner(credits), {});
    expect(answer.statusCode, answer.body).toBe(201);
    const { id } = answer.json().payout;
    await look();
    payoutSender.end(id, { state: 'arrived' });
    await look();
    return id;
  }

  /** Days pass, and with them sessions: two others are of finance, and nobody who was before. */
  async function changeShift(at: string): Promise<[Person, Person]> {
    harness.clock.set(at);
    await harness.deps.db
      .updateTable('users')
      .set({ staff_role: 'support' })
      .where('user_type', '=', 'admin')
      .execute();
    const { factory } = harness;
    return [await factory.admin({ role: 'finance' }), await factory.admin({ role: 'finance' })];
  }

  async function setRole(who: Person, role: 'finance' | 'support'): Promise<void> {
    await harness.deps.db.updateTable('users').set({ staff_role: role }).where('id', '=', who.id).execute();
  }

  const list = async (by: Person) => (await call('GET', PATH, by)).json();
  const balance = async (account: (typeof accounts)['bank']) =>
    (await readFigures(harness.deps.db, account)).balance / 100;

  /** What moved before and after, outside of the books, and what the bank calls it: of the entry by which a payout arrived. */
  async function storyOf(payoutId: string): Promise<unknown[][]> {
    const { id } = await harness.deps.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('key', '=', `payout_settle:${payoutId}`)
      .executeTakeFirstOrThrow();
    const finance = await harness.factory.admin({ role: 'finance' });
    const { steps } = (await call('GET', `/admin/books/entries/${id}`, finance)).json();
    await setRole(finance, 'support');
    return steps.map(({ what, reference, day }: Record<string, unknown>) => [what, reference, day]);
  }

  async function closeJune(): Promise<void> {
    harness.clock.set('2026-06-30T17:00:00.000Z');
    await addUpAll(harness);
    const [one, other] = await changeShift('2026-06-30T17:00:00.000Z');
    for (const who of [one, other])
      expect((await call('POST', '/admin/books/months/2026-06/close', who, {})).statusCode).toBe(200);
  }

  async function changeSettings(figures: { payout_two_person_limit?: number; payout_instant_fee?: number }) {
    const owner = await harness.factory.admin();
    const { version } = (await call('GET', '/admin/settings', owner)).json().settings;
    const answer = await call('PUT', '/admin/settings', owner, { version, ...figures });
    expect(answer.statusCode, answer.body).toBe(200);
    await setRole(owner, 'support');
  }

  return {
    ...payouts,
    look,
    paidOut,
    changeShift,
    setRole,
    storyOf,
    closeJune,
    changeSettings,
    say: (by: Person, more: object = {}) => call('POST', PATH, by, { ...LEFT, ...more }),
    takeBack: (by: Person, id: string, reason = 'Another amount') =>
      call('POST', `${PATH}/${id}/take-back`, by, { reason }),
    withdraw: (by: Person, id: string) => call('DELETE', `${PATH}/${id}/first-approval`, by),
    summaryNow: async (by: Person) => (await list(by)).summary,
    newest: async (by: Person) => (await list(by)).fundings[0],
    standing: async () => ({
      clearing: await balance(accounts.providerClearing('payouts')),
      fees: await balance(accounts.providerFees('payouts')),
      bank: await balance(accounts.bank),
    }),
    laws: async () => (await checkInvariants(harness.deps.db)).map(({ law }) => law),
  };
}
