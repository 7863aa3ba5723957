import { invoiceNumber } from '@likha/contract/invoice-number';
import { describe, expect, it } from 'vitest';
import { vatOf } from '../vat/index.ts';
import { invoiceOf } from './invoice.ts';
import { type InvoiceFacts, invoicePage } from './invoice-page.ts';

const FACTS: InvoiceFacts = {
  ...{
    prefix: 'A',
    kind: 'invoice',
    number: 101,
    month: '2026-07',
    buyer_name: 'Ana\nCruz',
    username: 'ana',
    buyer: null,
  },
  ...{ centavos: 33_000, vat_centavos: 3_214, issued_at: new Date('2026-07-31T17:00:00Z'), permit: 'OCN 1' },
  lines: [
    { kind: 'share', rate_bp: 0, centavos: 3_000, vat_centavos: 0 },
    { kind: 'share', rate_bp: 1_200, centavos: 30_000, vat_centavos: 3_214 },
  ],
  ...{ registered_name: 'Likha Digital Inc.', tin: '12345678900000', address: 'Taguig', zip_code: '1630' },
};

describe('an invoice on paper', () => {
  it('says seller, buyer, number, what was earned and the VAT in it', () => {
    const { title, seller, rows, sections, total, notes } = invoicePage(FACTS, 'en');
    expect([title, seller, total]).toEqual([
      ...['Invoice', 'Likha Digital Inc. · TIN 123-456-789-00000'],
      ['Total', '₱330.00'],
    ]);
    expect(rows.map(([, value]) => value)).toEqual([
      ...['A-00000101', 'August 1, 2026', 'July 2026', 'Taguig, 1630', 'Ana Cruz (@ana)'],
    ]);
    expect(sections?.[0]?.rows).toEqual([
      ['Likha’s share of your sales', '₱30.00'],
      ['Likha’s share of your sales, with 12% VAT', '₱300.00'],
      ['Before VAT', '₱297.86'],
      ['VAT', '₱32.14'],
    ]);
    expect(notes.at(-1)).toBe('Permit of the BIR: OCN 1.');
  });

  it('says who its buyer is to the tax office, where they said it', () => {
    const buyer = {
      registered_name: 'Ana Cruz',
      tin: '98765432100001',
      address: 'Cebu City',
      zip_code: '6000',
    };
    expect(invoicePage({ ...FACTS, buyer }, 'en').rows.slice(-3)).toEqual([
      ['Buyer’s registered name', 'Ana Cruz'],
      ['Buyer’s TIN', '987-654-321-00001'],
      ['Buyer’s address', 'Cebu City, 6000'],
    ]);
  });

  it('of somebody who was erased names nobody', () => {
    const { rows } = invoicePage({ ...FACTS, buyer_name: null, username: null }, 'fil');
    expect(rows.at(-1)).toEqual(['Mamimili', 'Binurang account']);
  });
});

describe('the paper of a month', () => {
  const share = (centavos: number, rate_bp = 1_200) => ({ kind: 'share' as const, centavos, rate_bp });

  it('is an invoice, a credit note, or none', () => {
    expect(invoiceOf([share(11_200), share(1, 0)], vatOf)).toMatchObject({
      ...{ kind: 'invoice', centavos: 11_201, vatCentavos: 1_200 },
    });
    expect(invoiceOf([share(-11_200)], vatOf)).toMatchObject({ kind: 'credit_note', vatCentavos: -1_200 });
    for (const nothing of [[], [share(0)], [share(500), share(-500, 0)]])
      expect(invoiceOf(nothing, vatOf)).toBeNull();
  });

  it('has a number of its kind', () => {
    expect([invoiceNumber('A', 7), invoiceNumber('A', 7, 'credit_note')]).toEqual([
      ...['A-00000007', 'A-CN-00000007'],
    ]);
  });
});
