import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, tripped } from '../../../test/cook-books.ts';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';

const { harness, call } = usePayouts();
let finance: Person;

const BODY = {
  registered_name: 'Likha Digital Inc.',
  tin: '123-456-789',
  address: '5 Sampaguita St., Taguig',
  zip_code: '1630',
};
const say = (changes: object = {}, by = finance) =>
  call('POST', '/admin/tax/identity', by, { ...BODY, ...changes });

beforeAll(async () => {
  finance = await harness.factory.admin({ role: 'finance' });
});

describe('who Likha is to the tax office', () => {
  it('is nobody before finance says it', async () => {
    expect((await call('GET', '/admin/tax', finance)).json().tax.identity).toBeNull();
    const support = await harness.factory.admin({ role: 'support' });
    expect(expectRefusal(await say({}, support)).code).toBe('other_part');
  });

  it.each([
    ['registered_name', ' '],
    ['tin', '123-456-78'],
    ['address', 'one\nline'],
    ['zip_code', '163'],
  ])('is refused by its field: %s of %j', async (field, value) => {
    expect(Object.keys(expectRefusal(await say({ [field]: value })).errors ?? {})).toEqual([field]);
  });

  it('is what was said last, with the branch in its TIN, by whom and when', async () => {
    await say();
    harness.clock.advance(60_000);
    const { tax } = (await say({ tin: '123 456 789 001', zip_code: ' 1634 ' })).json();
    expect(tax.identity).toEqual({
      ...{ ...BODY, tin: '123-456-789-00001', zip_code: '1634' },
      written_by: 'The admin 1',
      written_at: harness.clock.now().toISOString(),
    });
    const { actions } = (await call('GET', '/admin/audit', await harness.factory.admin())).json();
    expect(actions[0]).toMatchObject({
      action: 'tax.set_identity',
      before: expect.stringContaining('"12345678900000"'),
    });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});

const LAW = 'tax-identities-are-on-record';
const STAYS = 'alter table tax_identities disable trigger tax_identities_stay';
const CORRUPTIONS: Corruption[] = [
  ['another TIN is printed', LAW, () => `${STAYS}; update tax_identities set tin = '99999999900000'`],
  [
    'another is said to have written it',
    LAW,
    () =>
      `${STAYS}; update tax_identities set written_by = (select id from users where user_type = 'admin' and id <> written_by limit 1)`,
  ],
  ['one is gone', LAW, () => `${STAYS}; delete from tax_identities where tin = '12345678900000'`],
];

describe('identities that were cooked', () => {
  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
