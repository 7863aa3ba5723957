import { beforeAll, describe, expect, it } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import { confirmEmails } from '../../../../test/confirm-emails.ts';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { useCertificates } from './certificates.fixture.ts';
import { mailCertificate } from './mail-certificate.ts';

/** Certificates of tax withheld (P794). */
const { harness, call, goTo, as, setRule, setIdentity, paidOut, saveDetails, own, certified, make } =
  useCertificates();
let finance: Person;
let creator: Person;
const waiting = async (who: Person) =>
  (await own(who)).waiting.map(({ quarter, withheld, waits_for }: Record<string, unknown>) => [
    quarter,
    withheld,
    waits_for,
  ]);
const issued = async (query = '') => (await call('GET', `/admin/tax/certificates${query}`, finance)).json();

beforeAll(async () => {
  await goTo('2026-07-09T04:00:00.000Z');
  await setRule('2026-07-10');
  await goTo('2026-07-20T04:00:00.000Z');
  // Of 700 pesos half counts: 350, and of that 3.50.
  ({ creator } = await paidOut(1_000));
  await confirmEmails(harness, creator);
  await goTo('2026-09-02T04:00:00.000Z');
  await paidOut(2_000, creator);
});

describe('a quarter of which tax was withheld', () => {
  it('has none before it is over for an hour, before there is a TIN, and before the platform has an identity', async () => {
    await goTo('2026-09-30T16:59:00.000Z');
    expect(await waiting(creator)).toEqual([['2026-Q3', 10.5, 'end']]);
    await saveDetails(creator);
    finance = await goTo('2026-09-30T17:00:00.000Z');
    const { creator: other } = await paidOut(1_000);
    await make();
    expect(await waiting(creator)).toEqual([['2026-Q3', 10.5, 'platform']]);
    await setIdentity();
    harness.clock.set('2026-09-30T16:59:30.000Z');
    await make();
    expect(await certified(creator)).toEqual([]);
    harness.clock.set('2026-09-30T17:10:00.000Z');
    expect(await waiting(creator)).toEqual([['2026-Q3', 10.5, 'next_run']]);
    expect(await waiting(other)).toEqual([['2026-Q4', 3.5, 'end']]);
    expect((await issued()).quarters).toEqual([{ quarter: '2026-Q3', issued: 0, without_tin: 0, next: 1 }]);
  });

  it('is certified once, however many make it, by month and by what counted', async () => {
    await Promise.all([make(1), make(2), make()]);
    await make();
    expect(await certified(creator)).toEqual([['2026-Q3-00001', 1_050, 10.5]]);
    expect(await waiting(creator)).toEqual([]);
    const lines = await harness.deps.db
      .selectFrom('tax_certificate_lines')
      .selectAll()
      .orderBy('month')
      .execute();
    expect(
      lines.map(({ atc, month, base_centavos, withheld_centavos }) => [
        atc,
        month,
        base_centavos,
        withheld_centavos,
      ]),
    ).toEqual([
      ['WI760', '2026-07-01', 35_000, 350],
      ['WI760', '2026-09-01', 70_000, 700],
    ]);
    const { certificates, quarters } = await issued('?quarter=2026-Q3');
    expect(certificates).toMatchObject([
      { number: '2026-Q3-00001', username: creator.username, tin: '•••-•••-789-00000', is_outdated: false },
    ]);
    expect(quarters).toEqual([{ quarter: '2026-Q3', issued: 1, without_tin: 0, next: 0 }]);
    expect((await issued('?quarter=2026-Q2')).certificates).toEqual([]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is mailed to its creator, once', async () => {
    const { id } = (await own(creator)).certificates[0];
    const { mail, sent } = catchMail();
    for (let time = 0; time < 2; time += 1)
      await mailCertificate({ ...harness.deps, mail }, { certificateId: id });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect([sent[0]?.subject, sent[0]?.to]).toEqual([
      'Your tax certificate is ready',
      `${creator.username}@example.test`,
    ]);
    expect(sent[0]?.text).toContain('2026-Q3-00001, is ready: ₱10.50 was withheld');
    expect(sent[0]?.text).not.toContain('789');
  });

  it('waits for a TIN and is issued when it comes', async () => {
    finance = await goTo('2027-01-05T04:00:00.000Z');
    const { creator: late } = await paidOut(4_000, await earlier());
    await make();
    expect(await waiting(late)).toEqual([
      ['2027-Q1', 14, 'end'],
      ['2026-Q4', 3.5, 'tin'],
    ]);
    const counts = (await issued()).quarters.find(
      ({ quarter }: { quarter: string }) => quarter === '2026-Q4',
    );
    expect(counts).toEqual({ quarter: '2026-Q4', issued: 0, without_tin: 2, next: 0 });
    await saveDetails(late, { kind: 'corporate' });
    await make();
    expect(await certified(late)).toEqual([['2026-Q4-00001', 350, 3.5]]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  /** One of whom something was withheld in the quarter before. */
  async function earlier(): Promise<Person> {
    await goTo('2026-12-20T04:00:00.000Z');
    const { creator: who } = await paidOut(1_000);
    finance = await goTo('2027-01-05T04:00:00.000Z');
    return who;
  }
});

describe('the paper', () => {
  it('is its creator’s and finance’s, who is on record', async () => {
    const { id } = (await own(creator)).certificates[0];
    const path = `/tax/certificates/${id}.pdf`;
    const paper = await call('GET', path, await as(creator));
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(paper.headers['content-disposition']).toContain('likha-2307-2026-Q3-00001.pdf');
    expect((await call('GET', path, await as(creator))).rawPayload.equals(paper.rawPayload)).toBe(true);
    const refused = async (who: Person, where = path) => expectRefusal(await call('GET', where, who)).code;
    expect(await refused(await harness.factory.creator())).toBe('certificate_not_found');
    expect(await refused(await as(creator), '/tax/certificates/none.pdf')).toBe('certificate_not_found');
    expect(await refused(await harness.factory.fan())).toBe('creators_only');
    expect(await refused(await harness.factory.admin({ role: 'support' }), `/admin${path}`)).toBe(
      'other_part',
    );
    expect((await call('GET', `/admin${path}`, finance)).statusCode).toBe(200);
    const acts = await harness.deps.db
      .selectFrom('admin_actions')
      .select(['actor_id', 'subject_id', 'after'])
      .where('action', '=', 'tax.view_certificate')
      .execute();
    expect(acts).toEqual([
      { actor_id: finance.id, subject_id: creator.id, after: { number: '2026-Q3-00001' } },
    ]);
  });
});
