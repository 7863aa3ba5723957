import { expect, test } from 'vitest';
import { decide, expire, finishPayment, openOrder, recordPayment } from './order.ts';

const now = new Date('2026-05-01T00:00:00Z');
const open = openOrder(
  {
    id: 'o1',
    provider: 'paymongo',
    purchaseId: 'p1',
    amountCentavos: 100,
    description: '',
    statementName: null,
    methods: ['card'],
    returnUrl: 'https://a.test',
    cancelUrl: 'https://a.test',
    metadata: {},
    createKey: null,
    createHash: '',
  },
  now,
);
const payment = { state: 'paid', paymentId: 'pay1', captureKey: null } as const;

test('a payment is recorded once', () => {
  const paid = recordPayment(open, payment, now);
  expect(paid).toMatchObject({ payment: 'paid', paymentId: 'pay1' });
  expect(recordPayment(paid, { ...payment, paymentId: 'pay2' }, now)).toBe(paid);
});

test('the first decision stays', () => {
  const approved = decide(open, 'approve', now);
  expect(decide(approved, 'decline', now)).toBe(approved);
});

test('an order that has ended takes no decision', () => {
  const ended = expire(open, now);
  expect(decide(ended, 'approve', now)).toBe(ended);
});

test('only a pending payment can be finished', () => {
  const pending = recordPayment(open, { ...payment, state: 'pending' }, now);
  expect(finishPayment(pending, 'failed', now).payment).toBe('failed');
  expect(finishPayment(open, 'paid', now)).toBe(open);
});

test('an order with money in it does not expire', () => {
  const paid = recordPayment(open, payment, now);
  const pending = recordPayment(open, { ...payment, state: 'pending' }, now);
  expect([expire(paid, now), expire(pending, now)]).toEqual([paid, pending]);
});
