import { describe, expect, test } from 'vitest';
import { outcomeOfSession } from './paymongo-session.ts';

const payment = (status: string, currency = 'PHP') => ({
  id: `pay_${status}`,
  attributes: { status, amount: 1050, currency },
});

function session(status: string, payments: ReturnType<typeof payment>[], intent = 'awaiting_payment_method') {
  return {
    id: 'cs_1',
    attributes: { status, payments, payment_intent: { attributes: { status: intent } } },
  };
}

describe('what a checkout session says', () => {
  test.each([
    ['active', [], { state: 'open' }],
    ['active', [payment('failed')], { state: 'open' }],
    ['active', [payment('pending')], { state: 'held', captureId: 'pay_pending' }],
    ['expired', [], { state: 'expired', isFinal: true }],
    ['expired', [payment('failed')], { state: 'declined', reason: 'PAYMENT_FAILED', isFinal: true }],
    ['expired', [payment('pending')], { state: 'held', captureId: 'pay_pending' }],
    ['active', [payment('refunded')], { state: 'refunded', captureId: 'pay_refunded', amountCentavos: 1050 }],
  ])('%s with %j', (status, payments, outcome) => {
    expect(outcomeOfSession(session(status, payments))).toEqual(outcome);
  });

  test.each(['active', 'expired'])('a paid payment counts in a session that is %s', (status) => {
    const paid = session(status, [payment('failed'), payment('paid')]);
    expect(outcomeOfSession(paid)).toEqual({
      state: 'captured',
      captureId: 'pay_paid',
      amountCentavos: 1050,
      capturedAt: null,
      feeCentavos: null,
    });
  });

  test.each(['processing', 'succeeded'])('money on its way (%s) outlives the session', (intent) => {
    expect(outcomeOfSession(session('expired', [], intent))).toEqual({ state: 'held', captureId: null });
  });

  test('a payment in another currency is not read as pesos', () => {
    const read = () => outcomeOfSession(session('active', [payment('paid', 'USD')]));
    expect(read).toThrow(expect.objectContaining({ code: 'malformed', retryable: false }));
  });
});
