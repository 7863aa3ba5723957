import { describe, expect, test } from 'vitest';
import { subjectOfPayMongoEvent } from './paymongo-event.ts';
import { subjectOfPayPalEvent } from './paypal-event.ts';

const related = (ids: object) => ({ id: 'R1', supplementary_data: { related_ids: ids } });

describe('what a PayPal event is about', () => {
  test.each([
    ['CHECKOUT.ORDER.APPROVED', { id: 'O1' }, { type: 'order', orderId: 'O1' }],
    ['PAYMENT.CAPTURE.COMPLETED', related({ order_id: 'O1' }), { type: 'order', orderId: 'O1' }],
    ['PAYMENT.CAPTURE.DENIED', related({ order_id: 'O1' }), { type: 'order', orderId: 'O1' }],
    [
      'PAYMENT.CAPTURE.REVERSED',
      related({ order_id: 'O1', capture_id: 'C1' }),
      { type: 'refund', captureId: 'C1', orderId: 'O1' },
    ],
    [
      'PAYMENT.REFUND.FAILED',
      { links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/C1?x=1' }] },
      { type: 'refund', captureId: 'C1', orderId: null },
    ],
    ['PAYMENT.CAPTURE.REFUNDED', { id: 'R1' }, { type: 'refund', captureId: null, orderId: null }],
    ['CUSTOMER.DISPUTE.CREATED', {}, { type: 'dispute', captureId: null, orderId: null, stage: 'opened' }],
    ['PAYMENT.CAPTURE.COMPLETED', { id: 'C1' }, { type: 'other' }],
    ['BILLING.SUBSCRIPTION.CREATED', { id: 'I-1' }, { type: 'other' }],
  ])('%s', (kind, resource, about) => expect(subjectOfPayPalEvent(kind, resource)).toEqual(about));

  test.each([
    ['RESOLVED_SELLER_FAVOUR', 'won'],
    ['CANCELED_BY_BUYER', 'won'],
    ['DENIED', 'won'],
    ['RESOLVED_BUYER_FAVOUR', 'lost'],
    ['ACCEPTED', 'lost'],
    ['RESOLVED_WITH_PAYOUT', 'updated'],
    ['NONE', 'updated'],
    ['SOMETHING_NEW', 'updated'],
  ])('a dispute that ended as %s is %s', (outcome_code, stage) => {
    const resource = {
      disputed_transactions: [{ seller_transaction_id: 'C1' }],
      dispute_outcome: { outcome_code },
    };
    const about = { type: 'dispute', captureId: 'C1', orderId: null, stage };
    expect(subjectOfPayPalEvent('CUSTOMER.DISPUTE.RESOLVED', resource)).toEqual(about);
  });

  test.each([undefined, null, 'text', [], { id: 7 }, { links: 'none' }])(
    'a resource of another form (%j) is kept as other',
    (resource) =>
      expect(subjectOfPayPalEvent('PAYMENT.CAPTURE.REFUNDED', resource)).toEqual({ type: 'other' }),
  );
});

describe('what a PayMongo event is about', () => {
  const payment = { id: 'pay_1', type: 'payment', attributes: {} };
  const refund = { id: 'ref_1', type: 'refund', attributes: { payment_id: 'pay_1' } };

  test.each([
    [
      'checkout_session.payment.paid',
      { id: 'cs_1', type: 'checkout_session' },
      { type: 'order', orderId: 'cs_1' },
    ],
    ['payment.paid', payment, { type: 'other' }],
    ['payment.refunded', payment, { type: 'refund', captureId: 'pay_1', orderId: null }],
    ['payment.refund.updated', refund, { type: 'refund', captureId: 'pay_1', orderId: null }],
    ['payment.refunded', { id: 'x', type: 'refund' }, { type: 'refund', captureId: null, orderId: null }],
    ['payment.disputed', payment, { type: 'dispute', captureId: 'pay_1', orderId: null, stage: 'updated' }],
    ['payment.refunded', null, { type: 'other' }],
    [
      'dispute.resolved',
      { id: 'dsp_1', type: 'dispute', attributes: { payment_id: 'pay_1', status: 'won' } },
      { type: 'dispute', captureId: 'pay_1', orderId: null, stage: 'won' },
    ],
    [
      'dispute.created',
      { id: 'dsp_1', type: 'dispute', attributes: { payment_id: 'pay_1', status: 'needs_response' } },
      { type: 'dispute', captureId: 'pay_1', orderId: null, stage: 'opened' },
    ],
    ['payment.dispute.lost', payment, { type: 'dispute', captureId: 'pay_1', orderId: null, stage: 'lost' }],
  ])('%s', (kind, resource, about) => expect(subjectOfPayMongoEvent(kind, resource)).toEqual(about));
});
