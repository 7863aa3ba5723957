import { describe, expect, it } from 'vitest';
import { type Receipt, receiptText } from './receipt.ts';

const receipt: Receipt = {
  language: 'en',
  purchaseId: '01985c1e-9d6c-7000-8000-000000000001',
  reference: 'LK-7F3K-9Q2M',
  fullName: 'María dela Cruz',
  baseCredits: 1000,
  bonusCredits: 150,
  isRequoted: false,
  finalCentavos: 100_050,
  paymentMethod: 'gcash',
  charge: null,
  settledAt: new Date('2026-06-15T17:30:00Z'),
  balance: 1_251,
  publicUrl: 'https://likha.example',
  isSandboxPayment: false,
};

describe('the receipt', () => {
  it('says in plain words what was bought and paid, and where to find it', () => {
    const { subject, text } = receiptText(receipt);
    expect(subject).toBe('Your receipt: 1,150 credits for ₱1,000.50');
    expect(text).toContain('Hello María dela Cruz,');
    expect(text).toMatch(/Bought {6}1,000 credits/);
    expect(text).toMatch(/Bonus {7}150 credits/);
    expect(text).toMatch(/Paid {8}₱1,000\.50\n {2}Paid with {3}GCash\n/);
    expect(text).toContain('Reference   LK-7F3K-9Q2M');
    expect(text).toContain('You have 1,251 credits');
    expect(text).toContain('https://likha.example/credit-history');
    expect(text).toContain('contact Likha support');
    expect(text).not.toContain('practice');
  });

  it('speaks the fan’s language', () => {
    const { subject, text } = receiptText({ ...receipt, language: 'fil' });
    expect(subject).toBe('Ang resibo mo: 1,150 credits sa halagang ₱1,000.50');
    expect(text).toContain('Kumusta María dela Cruz,');
    expect(text).toMatch(/Petsa {7}Hunyo 16, 2026/);
    expect(text).not.toContain('Your');
  });

  it('gives the moment in Philippine time, also past midnight there', () => {
    expect(receiptText(receipt).text).toMatch(/Date {8}June 16, 2026 at 1:30.AM, Philippine time/);
  });

  it('leaves the bonus out where there is none, and one credit is one credit', () => {
    const { subject, text } = receiptText({ ...receipt, baseCredits: 1, bonusCredits: 0 });
    expect(subject).toContain('1 credit for');
    expect(text).not.toContain('Bonus');
  });

  it('says when the rate moved so far that other credits were bought than were promised', () => {
    const { subject, text } = receiptText({
      ...receipt,
      baseCredits: 909,
      bonusCredits: 0,
      isRequoted: true,
    });
    expect(subject).toContain('909 credits for');
    expect(text).toContain('you got credits at the new rate');
    expect(receiptText(receipt).text).not.toContain('new rate');
  });

  it('says when no real money moved', () => {
    expect(receiptText({ ...receipt, isSandboxPayment: true }).text).toContain('No real money was taken.');
  });

  it('keeps a name on its line, so that nobody writes lines of ours', () => {
    const { text } = receiptText({ ...receipt, fullName: 'Eve\r\nPaid ₱1\u2028now' });
    expect(text.split('\n')[0]).toBe('Hello Eve Paid ₱1 now,');
  });

  it('fits a terminal and a phone: no line of ours is longer than 110 characters', () => {
    const longest = Math.max(
      ...receiptText(receipt)
        .text.split('\n')
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual(110);
  });
});
