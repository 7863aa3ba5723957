import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { useCertificates } from './certificates.fixture.ts';

/** Certificates that are issued anew (P795), and what came back of what they say (P791, P794). */
const fixture = useCertificates();
const { harness, call, goTo, setRule, setIdentity, paidOut, comesBack, saveDetails, own, certified, make } =
  fixture;
let finance: Person;
let creator: Person;
const anew = (id: string, reason = 'Moved', by = finance) =>
  call('POST', `/admin/tax/certificates/${id}/reissue`, by, { reason });
const newest = async () => (await own(creator)).certificates[0];

beforeAll(async () => {
  await goTo('2026-07-09T04:00:00.000Z');
  await setRule('2026-07-10');
  await setIdentity();
  await goTo('2026-07-20T04:00:00.000Z');
  ({ creator } = await paidOut(1_000));
  await saveDetails(creator);
  finance = await goTo('2026-10-02T04:00:00.000Z');
  await make();
});

describe('issued anew', () => {
  it('is refused where nobody says otherwise, without a reason, and to others', async () => {
    const { id } = await newest();
    expect(expectRefusal(await anew(id)).detail).toBe(
      'Nothing has changed since this certificate was issued.',
    );
    expect(expectRefusal(await anew(id, ' ')).errors).toHaveProperty('reason');
    expect(expectRefusal(await anew(harness.deps.ids.next())).code).toBe('certificate_not_found');
    const support = await harness.factory.admin({ role: 'support' });
    expect(expectRefusal(await anew(id, 'Moved', support)).code).toBe('other_part');
  });

  it('is done once by two who press at once; the one before stays, replaced', async () => {
    const before = await newest();
    await saveDetails(creator, { tin: undefined, address: '1 Osmeña Blvd., Cebu City', kind: 'corporate' });
    const answers = await Promise.all([anew(before.id), anew(before.id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 201)?.json()).toEqual({
      number: '2026-Q3-00002',
      message: 'Certificate 2026-Q3-00002 was issued.',
    });
    expect((await own(creator)).certificates).toMatchObject([
      { number: '2026-Q3-00002', withheld: 3.5, replaced_by: null },
      { number: '2026-Q3-00001', withheld: 3.5, replaced_by: '2026-Q3-00002' },
    ]);
    expect(expectRefusal(await anew(before.id)).detail).toContain('replaced by 2026-Q3-00002');
    const codes = await harness.deps.db
      .selectFrom('tax_certificate_lines')
      .select('atc')
      .orderBy('certificate_id')
      .execute();
    expect(codes.map(({ atc }) => atc)).toEqual(['WI760', 'WC760']);
    const list = (await call('GET', '/admin/tax/certificates', finance)).json().certificates;
    expect(list).toMatchObject([
      { number: '2026-Q3-00002', replaces: '2026-Q3-00001', reason: 'Moved', is_outdated: false },
      { number: '2026-Q3-00001', replaces: null, reason: null, is_outdated: false },
    ]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is done for another identity of the platform, too', async () => {
    await setIdentity({ address: '9 Rizal Ave., Makati' });
    expect((await anew((await newest()).id, 'We moved')).json().number).toBe('2026-Q3-00003');
    await make();
    expect(await certified(creator)).toHaveLength(3);
  });
});

describe('what came back', () => {
  it('takes from its own quarter, and from the next ones where that was certified', async () => {
    const { id, creator: other } = await paidOut(1_000);
    await saveDetails(other);
    await comesBack(id);
    await goTo('2026-11-02T04:00:00.000Z');
    // With what came back: 700 and 1,400.
    await paidOut(2_000, other);
    await goTo('2027-01-02T04:00:00.000Z');
    await make();
    expect(await certified(other)).toEqual([['2026-Q4-00001', 1_050, 10.5]]);
    await goTo('2027-03-25T04:00:00.000Z');
    const { id: late } = await paidOut(3_000, other);
    await goTo('2027-04-02T04:00:00.000Z');
    await make();
    expect((await certified(other))[0]).toEqual(['2027-Q1-00001', 1_050, 10.5]);
    await comesBack(late);
    await goTo('2027-07-02T04:00:00.000Z');
    await make();
    expect(await certified(other)).toHaveLength(2);
    // 2,100 that came back and 350: of what counts of it, 1,225, so much was certified before.
    await paidOut(500, other);
    await goTo('2027-10-02T04:00:00.000Z');
    await make();
    expect((await certified(other))[0]).toEqual(['2027-Q3-00001', 175, 1.75]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('leaves none where all of a quarter came back', async () => {
    const { id, creator: other } = await paidOut(1_000);
    await saveDetails(other);
    await comesBack(id);
    await goTo('2028-01-02T04:00:00.000Z');
    await make();
    expect(await own(other)).toEqual({ certificates: [], waiting: [] });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});
