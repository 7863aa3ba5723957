import { expect, test } from 'vitest';
import { finishPayment, type Order, openOrder, recordPayment } from './order.ts';
import { addRefund, finishRefunds, isFullyRefunded, refundableCentavos, refundedCentavos } from './refund.ts';

const now = new Date('2026-05-01T00:00:00Z');
const open = openOrder(
  {
    id: 'o1',
    provider: 'paypal',
    purchaseId: 'p1',
    amountCentavos: 1_000,
    description: '',
    statementName: null,
    methods: ['paypal'],
    returnUrl: 'https://a.test',
    cancelUrl: 'https://a.test',
    metadata: {},
    createKey: null,
    createHash: '',
  },
  now,
);
const held = recordPayment(open, { state: 'pending', paymentId: 'c1', captureKey: null }, now);
const paid = finishPayment(held, 'paid', now);

function refund(order: Order, amountCentavos: number, state: 'pending' | 'succeeded' = 'succeeded'): Order {
  return addRefund(order, { id: 'r', key: null, note: '', amountCentavos, state }, now);
}

test('parts add up to the whole, and not beyond it', () => {
  const part = refund(paid, 400);
  expect([refundedCentavos(part), refundableCentavos(part), isFullyRefunded(part)]).toEqual([
    400,
    600,
    false,
  ]);
  expect(() => refund(part, 601)).toThrow(RangeError);
  const whole = refund(part, 600);
  expect([refundableCentavos(whole), isFullyRefunded(whole)]).toEqual([0, true]);
});

test('nothing can go back before it came', () => {
  expect([refundableCentavos(open), refundableCentavos(held)]).toEqual([0, 0]);
  expect(() => refund(held, 1)).toThrow(RangeError);
});

test('what is on its way back cannot go back twice, and is not back yet', () => {
  const pending = refund(paid, 1_000, 'pending');
  expect([refundedCentavos(pending), refundableCentavos(pending)]).toEqual([0, 0]);
  expect(isFullyRefunded(finishRefunds(pending, 'succeeded', now))).toBe(true);
  expect(refundableCentavos(finishRefunds(pending, 'failed', now))).toBe(1_000);
  expect(finishRefunds(paid, 'succeeded', now)).toBe(paid);
});
