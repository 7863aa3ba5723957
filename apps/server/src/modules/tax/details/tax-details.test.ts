import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { usePayouts } from '../../payouts/payouts.fixture.ts';
import { eraseAccounts } from '../../personal-data/erase-accounts.ts';
import { DETAILS } from './tax-details.fixture.ts';

/** Who a creator is to the tax office (P793). Fake: the clock. */
const { harness, call, earner } = usePayouts();
const MASKED = '•••-•••-789-00000';
let finance: Person;

const save = (who: Person, changed: object = {}) =>
  call('PUT', '/tax/details', who, { ...DETAILS, ...changed });
const own = async (who: Person) => (await call('GET', '/tax/details', who)).json();
const listed = async (tin: 'missing' | 'given', more = '') =>
  (await call('GET', `/admin/tax/creators?tin=${tin}${more}`, finance)).json().creators;
const rows = (who: Person) =>
  harness.deps.db.selectFrom('creator_tax_details').selectAll().where('creator_id', '=', who.id).execute();

/** One of whom something was withheld. */
async function taxed(): Promise<Person> {
  const creator = await earner(3_000);
  const { payout } = (await call('POST', '/payouts', creator, {})).json();
  const decision = { decision: 'approve', by_hand: true };
  await call('POST', `/admin/payouts/${payout.id}/decision`, finance, decision);
  const paid = { decision: 'paid', reference: 'GC-1' };
  const answer = await call('POST', `/admin/payouts/${payout.id}/decision`, finance, paid);
  expect(answer.json().payout_request.withheld).toBe(5.5);
  return creator;
}

/** Erased as their time to come back is over. */
async function erase(who: Person): Promise<void> {
  const leaving = { status: 'leaving' as const, erases_at: harness.clock.now() };
  await harness.deps.db.updateTable('users').set(leaving).where('id', '=', who.id).execute();
  expect(await eraseAccounts(harness.deps)).toBe(1);
}

beforeAll(async () => {
  const rule = { is_on: true, rate_basis_points: 100, share_basis_points: 5_000, source: 'RR 16-2023' };
  harness.clock.set('2026-07-30T04:00:00.000Z');
  await call('POST', '/admin/tax/withholding-rules', await harness.factory.admin(), {
    ...{ ...rule, threshold: 1_000, from_day: '2026-07-31' },
  });
  harness.clock.advance(DAY_MS);
  finance = await harness.factory.admin({ role: 'finance' });
});

describe('tax details', () => {
  it('are none at first, and read back with the TIN hidden', async () => {
    const creator = await harness.factory.creator();
    expect(await own(creator)).toEqual({ details: null, needs_tin: false });
    const saved = (await save(creator, { tin: '123456789 00000' })).json();
    const shown = { ...DETAILS, tin: MASKED, written_at: harness.clock.now().toISOString() };
    expect(saved).toEqual({ details: shown, message: 'Your tax details were saved.' });
    expect(await own(creator)).toEqual({ details: shown, needs_tin: false });
    const kept = (await rows(creator))[0];
    expect(kept?.tin_ending).toBe('789-00000');
    for (const secret of ['123', 'Reyes', 'Mabini']) expect(kept?.sealed.includes(secret)).toBe(false);
  });

  it.each([
    ['tin', { tin: '123-456-78' }],
    ['tin', { tin: undefined }],
    ['tin', { tin: '' }],
    ['kind', { kind: 'firm' }],
    ['registration', { registration: undefined }],
    ['registered_name', { registered_name: '  ' }],
    ['registered_name', { registered_name: 'x'.repeat(151) }],
    ['address', { address: 'a\nb' }],
    ['zip_code', { zip_code: '600' }],
  ])('are refused by the name of the field: %s', async (field, changed) => {
    const creator = await harness.factory.creator();
    const refused = expectRefusal(await save(creator, changed));
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['validation_failed', [field]]);
    expect(await rows(creator)).toEqual([]);
  });

  it('keep what was said before; what is the same is no change, sent at once or later', async () => {
    const creator = await harness.factory.creator();
    const answers = await Promise.all([1, 2, 3].map(() => save(creator)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await rows(creator)).toHaveLength(1);
    const moved = await save(creator, { tin: undefined, address: '1 Osmeña Blvd., Cebu City' });
    expect(moved.json().details).toMatchObject({ tin: MASKED, address: '1 Osmeña Blvd., Cebu City' });
    await save(creator, { tin: undefined, address: '1 Osmeña Blvd., Cebu City' });
    expect(await rows(creator)).toHaveLength(2);
  });

  it('are changed and deleted by nobody while their person is here', async () => {
    const creator = await harness.factory.creator();
    await save(creator);
    const { db } = harness.deps;
    const mine = sql`where creator_id = ${creator.id}::uuid`;
    for (const statement of [
      sql`update creator_tax_details set tin_ending = '111-000' ${mine}`,
      sql`delete from creator_tax_details ${mine}`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('creator_tax_details only grows');
  });

  it('are a creator’s alone', async () => {
    const fan = await harness.factory.fan();
    expect(expectRefusal(await call('GET', '/tax/details', fan)).code).toBe('creators_only');
    expect(expectRefusal(await save(fan)).code).toBe('creators_only');
  });
});

describe('of whom tax is withheld', () => {
  it('is told where there is no TIN, and finance has the list of them', async () => {
    const creator = await taxed();
    expect((await own(creator)).needs_tin).toBe(true);
    const row = { id: creator.id, username: creator.username, tin: null, registration: null, withheld: 5.5 };
    expect(await listed('missing')).toContainEqual(expect.objectContaining(row));
    await save(creator);
    expect((await own(creator)).needs_tin).toBe(false);
    expect((await listed('missing')).map(({ id }: { id: string }) => id)).not.toContain(creator.id);
    const given = expect.objectContaining({ ...row, tin: MASKED, registration: 'non_vat' });
    expect(await listed('given')).toContainEqual(given);
  });

  it('finance reads the whole TIN, which is on record without it', async () => {
    const creator = await harness.factory.creator();
    const read = (who: Person) => call('POST', `/admin/tax/creators/${creator.id}/details`, who);
    expect(expectRefusal(await read(finance)).code).toBe('tax_details_not_found');
    await save(creator);
    expect((await read(finance)).json().details).toMatchObject(DETAILS);
    const acts = await harness.deps.db
      .selectFrom('admin_actions')
      .selectAll()
      .where('action', '=', 'tax.view_details')
      .execute();
    expect(acts).toHaveLength(1);
    expect(acts[0]).toMatchObject({ actor_id: finance.id, subject_id: creator.id });
    // Not the whole row: its ids are drawn at random and may hold any three digits.
    expect(JSON.stringify([acts[0]?.before, acts[0]?.after])).not.toContain('456');
    const support = await harness.factory.admin({ role: 'support' });
    expect(expectRefusal(await read(support)).code).toBe('other_part');
  });

  it('what they said stays once they are erased, as it holds last; of others it goes', async () => {
    const [withTax, without] = [await taxed(), await harness.factory.creator()];
    for (const creator of [withTax, without]) {
      await save(creator, { address: 'Before' });
      await save(creator);
      await erase(creator);
    }
    const kept = await rows(withTax);
    expect(kept).toHaveLength(1);
    expect(await rows(without)).toEqual([]);
    expect(await listed('given')).toContainEqual(
      expect.objectContaining({ id: withTax.id, full_name: null, username: null }),
    );
    const whole = (await call('POST', `/admin/tax/creators/${withTax.id}/details`, finance)).json();
    expect(whole.details).toMatchObject(DETAILS);
  });

  it('the file that one takes along has the ending of the TIN', async () => {
    const creator = await harness.factory.creator();
    await save(creator);
    const taken = (await call('GET', '/account/export', creator)).json();
    expect(taken.tax_details).toEqual([
      expect.objectContaining({ tin_ending: '789-00000', kind: 'individual', registration: 'non_vat' }),
    ]);
  });
});
