import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, tripped } from '../../../test/cook-books.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';
import { issueInvoices } from './issue-invoices.ts';

const { harness, call, tip } = usePayouts();

beforeAll(async () => {
  harness.clock.set('2026-07-01T04:00:00.000Z');
  const finance = await harness.factory.admin({ role: 'finance' });
  await call('POST', '/admin/tax/identity', finance, {
    ...{ registered_name: 'Likha Digital Inc.', tin: '123-456-789' },
    ...{ address: '5 Sampaguita St., Taguig', zip_code: '1630' },
  });
  await call('POST', '/admin/invoices/series', finance, {
    ...{ prefix: 'A', first_number: 101, from_month: '2026-07', permit: 'OCN 1' },
  });
  await call('POST', '/admin/vat/rules', finance, {
    ...{ from_day: '2026-07-02', is_on: true, rate_basis_points: 1_200, source: 'NIRC section 108' },
  });
  harness.clock.set('2026-07-20T04:00:00.000Z');
  for (const credits of [1_000, 500, 200]) await tip(await harness.factory.creator(), credits);
  harness.clock.set('2026-08-01T04:00:00.000Z');
  expect(await issueInvoices(harness.deps)).toBe(3);
});

const SAYS = 'invoices-say-what-was-earned';
const RECORD = 'invoice-series-are-on-record';
const FREE = `alter table invoices disable trigger invoices_stay`;
const invoice = (set: string, number = 102) => `${FREE}; update invoices set ${set} where number = ${number}`;
const series = (set: string) =>
  `alter table invoice_series disable trigger invoice_series_stay; update invoice_series set ${set}`;

const CORRUPTIONS: Corruption[] = [
  ['one is of less', SAYS, () => invoice('centavos = centavos - 100')],
  ['one has less VAT', SAYS, () => invoice('vat_centavos = vat_centavos - 1')],
  ['its lines say another rate', SAYS, () => invoice(`lines = jsonb_set(lines, '{0,rate_bp}', '0')`)],
  ['a number is left out', SAYS, () => invoice('number = 110', 103)],
  ['the first is not the first', SAYS, () => `${FREE}; update invoices set number = number + 10`],
  ['one is gone', SAYS, () => `${FREE}; delete from invoices where number = 103`],
  [
    'one is of somebody of whom nothing was earned',
    SAYS,
    () => invoice(`creator_id = (select id from users where user_type = 'admin' limit 1)`),
  ],
  ['one names nobody who is here', SAYS, () => invoice('buyer_name = null')],
  ['one was issued before its month was over', SAYS, () => invoice(`issued_at = '2026-07-31T15:00:00Z'`)],
  [
    'a sale of the month is forgotten',
    SAYS,
    () =>
      `update ledger_entries set created_at = created_at + interval '1 month' where id = (select id from ledger_entries where reason = 'tip' limit 1)`,
  ],
  [
    'a rule of VAT has another rate',
    SAYS,
    () => `alter table vat_rules disable trigger vat_rules_stay; update vat_rules set rate_bp = 1000`,
  ],
  [
    'a month is not as far as it says',
    SAYS,
    () => `update invoice_months set done_at = null, reached = null`,
  ],
  [
    'another seller held by then',
    SAYS,
    () =>
      `alter table tax_identities disable trigger tax_identities_stay; update tax_identities set written_at = '2026-08-02'`,
  ],
  [
    'its buyer was somebody else to the tax office',
    SAYS,
    () =>
      `insert into creator_tax_details select gen_random_uuid(), creator_id, '\\x00', '789-00000', 'individual', 'non_vat', '2026-07-15' from invoices limit 1`,
  ],
  ['its series began with another number', SAYS, () => series('first_number = 100')],
  ['its series is of another permit', RECORD, () => series(`permit = 'OCN 2'`)],
  [
    'its series began with a month that was over',
    RECORD,
    () =>
      `alter table invoice_series drop constraint invoice_series_ahead; ${series(`from_month = '2026-06-01'`)}`,
  ],
];

describe('invoices that were cooked', () => {
  it('are in order before', async () => {
    expect(await tripped(harness, `update tips set message = 'x'`)).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
