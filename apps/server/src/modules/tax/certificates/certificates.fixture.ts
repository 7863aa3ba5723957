import { expect } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { FakeSender } from '../../../../test/fake-sender.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { usePayouts } from '../../payouts/payouts.fixture.ts';
import { sendPayouts } from '../../payouts/send-payouts.ts';
import { DETAILS } from '../details/tax-details.fixture.ts';
import { makeCertificates } from './make-certificates.ts';

export const IDENTITY = {
  ...{ registered_name: 'Likha Digital Inc.', tin: '987-654-321-00000' },
  ...{ address: '5 Sampaguita St., Taguig', zip_code: '1630' },
};
const RULE = {
  ...{ is_on: true, rate_basis_points: 100, share_basis_points: 5_000, threshold: 0 },
  ...{ source: 'RR 16-2023', atc_individual: 'WI760', atc_corporate: 'WC760' },
};

/** Creators of whom tax is withheld: 1 % of half of everything, of what is paid out. Fake: the company that sends, and the clock. */
export function useCertificates() {
  const sender = new FakeSender();
  const payouts = usePayouts({ payoutSender: sender });
  const { harness, call, earner, tip } = payouts;

  /** Months pass, and with them sessions. */
  async function goTo(moment: string): Promise<Person> {
    harness.clock.set(moment);
    return harness.factory.admin({ role: 'finance' });
  }
  async function as(person: Person): Promise<Person> {
    const token = (await harness.deps.sessions.start(harness.deps.db, person.id)).bearer;
    return { ...person, headers: { authorization: `Bearer ${token}` } };
  }
  async function setRule(from_day: string, figures: object = {}): Promise<void> {
    const admin = await harness.factory.admin();
    const rule = { ...RULE, from_day, ...figures };
    const answer = await call('POST', '/admin/tax/withholding-rules', admin, rule);
    expect(answer.statusCode, answer.body).toBe(201);
  }
  async function setIdentity(changed: object = {}): Promise<void> {
    const admin = await harness.factory.admin();
    const answer = await call('POST', '/admin/tax/identity', admin, { ...IDENTITY, ...changed });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  async function look(): Promise<void> {
    harness.clock.advance(60_000);
    await sendPayouts(harness.deps);
  }
  /** All of so many credits' worth of tips leaves at once. */
  async function paidOut(credits: number, who?: Person): Promise<{ id: string; creator: Person }> {
    const creator = await as(who ?? (await earner(0)));
    await tip(creator, credits);
    const answer = await call('POST', '/payouts/instant', creator, {});
    expect(answer.statusCode, answer.body).toBe(201);
    const { id } = answer.json().payout;
    await look();
    sender.end(id, { state: 'arrived' });
    await look();
    return { id, creator };
  }
  /** Its bank sends it back, a day later. */
  async function comesBack(id: string): Promise<void> {
    harness.clock.advance(DAY_MS);
    sender.end(id, { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' });
    await look();
  }
  async function saveDetails(who: Person, changed: object = {}): Promise<void> {
    const answer = await call('PUT', '/tax/details', await as(who), { ...DETAILS, ...changed });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const own = async (who: Person) => (await call('GET', '/tax/certificates', await as(who))).json();
  /** Number, income and tax of each that is there. */
  const certified = async (who: Person) =>
    (await own(who)).certificates.map((each: Record<'number' | 'income' | 'withheld', string>) => [
      each.number,
      each.income,
      each.withheld,
    ]);
  const make = (page?: number) => makeCertificates(harness.deps, page);
  return {
    ...payouts,
    ...{ goTo, as, setRule, setIdentity, paidOut, comesBack, saveDetails, own, certified, make },
  };
}
