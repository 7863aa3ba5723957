import { describe, expect, it } from 'vitest';
import { type ReceiptFacts, receiptPage } from './receipt-page.ts';

const facts: ReceiptFacts = {
  reference: 'LK-7F3K-9Q2M',
  status: 'completed',
  baseCredits: 1000,
  bonusCredits: 150,
  isRequoted: false,
  originalCentavos: 100_000,
  finalCentavos: 90_000,
  refundedCentavos: 0,
  paymentMethod: 'gcash',
  charge: null,
  provider: 'paymongo',
  settledAt: new Date('2026-06-15T17:30:00Z'),
  fullName: 'María Peña',
  email: 'maria@example.test',
  sellerName: 'Likha',
  statementName: 'LKH Online',
  isSandboxPayment: false,
};

function rows(change: Partial<ReceiptFacts> = {}, language: 'en' | 'fil' = 'en') {
  return Object.fromEntries(receiptPage({ ...facts, ...change }, language).rows);
}

describe('the words of a receipt', () => {
  it('say what was bought, by whom, when in the Philippines, and how it was paid', () => {
    expect(rows()).toEqual({
      Reference: 'LK-7F3K-9Q2M',
      Status: 'Paid',
      Date: expect.stringMatching(/^June 16, 2026 at 1:30.AM, Philippine time$/),
      'Bought by': 'María Peña',
      Email: 'maria@example.test',
      Bought: '1,000 credits',
      Bonus: '150 credits',
      Price: '₱1,000.00',
      Discount: '−₱100.00',
      'Paid with': 'GCash',
      'Payment company': 'PayMongo',
      'Name on your statement': 'LKH Online',
    });
    expect(receiptPage(facts, 'en').total).toEqual(['Total paid', '₱900.00']);
  });

  it('are Filipino where that is read', () => {
    const page = receiptPage(facts, 'fil');
    expect([page.title, page.seller]).toEqual(['Resibo', 'Mula sa Likha']);
    expect(rows({}, 'fil')).toMatchObject({ Status: 'Bayad na', 'Binili ni': 'María Peña' });
  });

  it.each([
    [{ status: 'refunded', refundedCentavos: 90_000 }, 'Refunded', '₱900.00'],
    [{ refundedCentavos: 10_000 }, 'Paid, and refunded in part', '₱100.00'],
    [{ status: 'disputed' }, 'Disputed with the payment company', undefined],
  ])('say what went back: %j', (change, status, back) => {
    expect(rows(change)).toMatchObject({ Status: status });
    expect(rows(change).Refunded).toBe(back);
  });

  it('say nothing of a payment where nothing was paid', () => {
    const free = { finalCentavos: 0, provider: null, isSandboxPayment: true };
    expect(rows(free)).toMatchObject({ Status: 'Nothing to pay', Discount: '−₱1,000.00' });
    expect(Object.keys(rows(free))).not.toContain('Paid with');
    expect(receiptPage({ ...facts, ...free }, 'en').notes).toHaveLength(1);
  });

  it('claim no tax', () => {
    expect(JSON.stringify(receiptPage(facts, 'en'))).not.toMatch(/\b(VAT|tax|BIR|TIN|official)\b/i);
  });

  it('keep a name on its line, and do not let it turn the line round or run on', () => {
    expect(rows({ fullName: 'Eve\r\nPaid\u202e ₱1\u0000' })['Bought by']).toBe('Eve Paid ₱1');
    expect(rows({ fullName: 'x'.repeat(5000) })['Bought by']).toHaveLength(120);
  });
});
