import { describe, expect, test } from 'vitest';
import { outcomeOfSession, sessionAnswerSchema } from './paymongo-session.ts';

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

  test('a payer who is still at the bank may yet finish there', () => {
    const away = (payments: ReturnType<typeof payment>[]) =>
      outcomeOfSession(session('expired', payments, 'awaiting_next_action'));
    expect(away([])).toEqual({ state: 'expired', isFinal: false });
    expect(away([payment('failed')])).toMatchObject({ state: 'declined', isFinal: false });
  });

  const refund = (status: string, amount: number) => ({ id: 'ref_1', attributes: { status, amount } });
  const paidWith = (refunds: ReturnType<typeof refund>[], status = 'paid') => {
    const { id, attributes } = payment(status);
    const more = { fee: 26, paid_at: 1_777_600_000, refunds };
    return outcomeOfSession(session('active', [{ id, attributes: { ...attributes, ...more } }]));
  };

  test('says when it was paid and what PayMongo keeps', () => {
    const capturedAt = new Date('2026-05-01T01:46:40Z');
    expect(paidWith([])).toMatchObject({ capturedAt, feeCentavos: 26 });
  });

  test('what went back is no longer captured, what is on its way still is', () => {
    const part = [refund('succeeded', 50), refund('pending', 100), refund('failed', 200)];
    for (const status of ['paid', 'partially_refunded']) {
      expect(paidWith(part, status)).toMatchObject({ amountCentavos: 1000, refundedCentavos: 50 });
    }
    expect(paidWith([refund('succeeded', 1000), refund('succeeded', 50)])).toEqual({
      state: 'refunded',
      captureId: 'pay_paid',
      amountCentavos: 1050,
    });
  });

  test('a part that went back and does not say how large it was grants nothing', () => {
    const read = () => paidWith([], 'partially_refunded');
    expect(read).toThrow(expect.objectContaining({ code: 'rejected', retryable: false }));
  });

  test('refunds of another form are not read as none', () => {
    const { id, attributes } = payment('paid');
    const data = session('active', [
      { id, attributes: { ...attributes, ...{ refunds: [{ id: 'ref_1' }] } } },
    ]);
    expect(sessionAnswerSchema.safeParse({ data }).success).toBe(false);
    expect(sessionAnswerSchema.safeParse({ data: session('active', [payment('paid')]) }).success).toBe(true);
  });

  test('a payment in another currency is not read as pesos', () => {
    const read = () => outcomeOfSession(session('active', [payment('paid', 'USD')]));
    expect(read).toThrow(expect.objectContaining({ code: 'malformed', retryable: false }));
  });
});
