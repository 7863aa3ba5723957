import { addUpAll } from '../../src/modules/books/books.fixture.ts';
import { issueInvoices } from '../../src/modules/invoices/issue-invoices.ts';
import { makeCertificates } from '../../src/modules/tax/certificates/make-certificates.ts';
import { bookDays } from '../../src/modules/vat/book-days.ts';
import type { Person } from '../factory.ts';
import type { HappyPath } from './happy-path.ts';
import { withTwo } from './with-two.ts';

/** Finance looks at the books and closes the month, once it is over: nothing that is of its days can come after. */
export async function closeTheBooks({ harness, send, done }: HappyPath): Promise<void> {
  const { id: purchase_id } = await harness.deps.db
    .selectFrom('purchases')
    .select('id')
    .executeTakeFirstOrThrow();
  const row = { provider: 'paypal' as const, provider_refund_id: 'R-1', amount_centavos: 100 };
  await harness.deps.db
    .insertInto('unbooked_refunds')
    .values({ ...row, purchase_id, found_at: harness.clock.now() })
    .execute();
  await done('getBooks');
  await done('explainUnbookedRefund');
  await done('getTrialBalance');
  await done('getPromotions');
  await done('getDeferred');
  await done('getLots');
  await done('setWithholdingRule');
  await done('setTaxIdentity');
  await done('getTax');
  await done('beginInvoiceSeries');
  await done('setVatRule');
  await done('getVat');
  const { lines } = await done('listJournal', { query: {} });
  await done('listAccountMovements', { query: { account: 'PHP:deposits' } });
  await done('getEntry', { params: { id: lines[0].entry_id } });
  harness.clock.set('2026-06-30T17:00:00.000Z');
  await addUpAll(harness);
  await done('listBookMonths');
  const june = { params: { month: '2026-06' } };
  await harness.factory.admin();
  await send('closeBookMonth', june);
  await done('withdrawBookMonth', june);
  await done('closeBookMonth', june);
}

/** Something is withheld, paid to the tax office when its month is over, and that is taken back; and so is VAT of its quarter. */
export async function payTheTax(path: HappyPath): Promise<void> {
  const { harness, send, done } = path;
  const figures = { is_on: true, rate_basis_points: 100, share_basis_points: 5_000, threshold: 0 };
  await send('setWithholdingRule', { body: { from_day: '2026-07-02', ...figures, source: 'RR 16-2023' } });
  await send('setVatRule', {
    body: { from_day: '2026-07-02', is_on: true, rate_basis_points: 1_200, source: 'NIRC section 108' },
  });
  harness.clock.set('2026-07-02T04:00:00.000Z');
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 900 });
  await send('sendTip', { headers: fan.headers, params: { id: creator.id }, body: { credits: 900 } });
  await send('putPayoutSettings', { headers: creator.headers });
  await send('requestInstantPayout', { headers: creator.headers });
  harness.clock.set('2026-07-31T17:00:00.000Z');
  // The one who was signed in all the time is not any more.
  const { headers } = await harness.factory.admin();
  const paid = { headers, body: { month: '2026-07', paid_on: '2026-08-01', reference: 'eFPS 12-0345' } };
  await withTwo(path, headers, async () => {
    const { tax } = (await send('remitTax', paid)).json();
    await done('withdrawRemittance', { headers, params: { id: tax.months[0].remittance.id } });
  });
  const { tax } = await done('remitTax', paid);
  await done('getTax', { headers });
  await done('takeRemittanceBack', { headers, params: { id: tax.months[0].remittance.id } });
  await payTheVat(path);
  await certifyTheTax(path, creator);
}

/** What of that was VAT is put aside day by day, and paid when its quarter is over. */
async function payTheVat({ harness, done }: HappyPath): Promise<void> {
  harness.clock.set('2026-09-30T17:00:00.000Z');
  const { headers } = await harness.factory.admin();
  await bookDays(harness.deps);
  await issueInvoices(harness.deps);
  await done('getInvoices', { headers });
  await done('listMonthInvoices', { headers, params: { month: '2026-07' } });
  await done('remitVat', {
    headers,
    body: { quarter: '2026-Q3', input_vat: 0, paid_on: '2026-10-01', reference: 'eFPS 12-0346' },
  });
}

/** Once the quarter is over its certificate is issued, and anew where its creator says something else. */
async function certifyTheTax({ harness, done }: HappyPath, creator: Person): Promise<void> {
  const as = async (who: Person) => {
    const token = (await harness.deps.sessions.start(harness.deps.db, who.id)).bearer;
    return { headers: { authorization: `Bearer ${token}` } };
  };
  await done('putTaxDetails', await as(creator));
  await makeCertificates(harness.deps);
  const own = await as(creator);
  await done('getTaxDetails', own);
  const { certificates } = await done('listTaxCertificates', own);
  const { headers } = await harness.factory.admin();
  await done('listTaxedCreators', { headers, query: { tin: 'given' } });
  await done('readTaxDetails', { headers, params: { id: creator.id } });
  const body = {
    kind: 'individual',
    registration: 'vat',
    registered_name: 'Ana Cruz',
    address: 'Cebu',
    zip_code: '6000',
  };
  await done('putTaxDetails', { ...own, body });
  await done('reissueCertificate', { headers, params: { id: certificates[0].id } });
  await done('listIssuedCertificates', { headers, query: {} });
}
