import { describe, expect, it } from 'vitest';
import type { OrderOutcome } from '../../providers/payments/payment-provider.ts';
import { afterOutcome, afterSilence, LIFETIME_MS, nextLook, type Purchase } from './purchase.ts';

const createdAt = new Date('2026-06-15T04:00:00Z');
const later = (ms: number) => new Date(createdAt.getTime() + ms);
const purchase = (changes: Partial<Purchase> = {}): Purchase => ({
  status: 'pending',
  finalCentavos: 50_000,
  createdAt,
  checks: 0,
  ...changes,
});
const captured: OrderOutcome = { state: 'captured', captureId: 'cap', amountCentavos: 50_000 };
const closed = ['declined', 'cancelled', 'expired'] as const;

describe('a purchase', () => {
  it.each(['pending', ...closed] as const)('that is %s completes once the money was taken', (status) => {
    expect(afterOutcome(purchase({ status }), captured, later(1))).toEqual({
      kind: 'complete',
      captureId: 'cap',
    });
  });

  it.each(['pending', ...closed] as const)('that is %s grants nothing for another amount', (status) => {
    for (const amountCentavos of [49_999, 50_001, 0]) {
      const transition = afterOutcome(purchase({ status }), { ...captured, amountCentavos }, later(1));
      expect(transition).toEqual({ kind: 'amount_mismatch', capturedCentavos: amountCentavos });
    }
  });

  it('that is completed is final, whatever the provider says', () => {
    const outcomes: OrderOutcome[] = [
      captured,
      { state: 'open' },
      { state: 'declined', reason: 'X', isFinal: true },
      { state: 'cancelled', isFinal: true },
      { state: 'expired', isFinal: true },
    ];
    for (const outcome of outcomes)
      expect(afterOutcome(purchase({ status: 'completed' }), outcome, later(LIFETIME_MS * 2))).toEqual({
        kind: 'stay',
      });
    expect(afterSilence(purchase({ status: 'completed' }), later(1))).toEqual({ kind: 'stay' });
  });

  it.each(closed)('that is pending closes as %s, with words only for a decline', (state) => {
    const outcome = { state, reason: 'INSTRUMENT_DECLINED' } as OrderOutcome;
    const reason = state === 'declined' ? 'The payment was declined.' : null;
    expect(afterOutcome(purchase(), outcome, later(1))).toEqual({ kind: 'close', status: state, reason });
  });

  it.each(closed)('that is %s stays so while no money was taken', (status) => {
    for (const state of closed)
      expect(afterOutcome(purchase({ status }), { state, reason: '' } as OrderOutcome, later(1))).toEqual({
        kind: 'stay',
      });
    expect(afterOutcome(purchase({ status }), { state: 'open' }, later(1))).toEqual({ kind: 'stay' });
    expect(afterSilence(purchase({ status }), later(1))).toEqual({ kind: 'stay' });
  });

  it('that nobody paid waits for a day, to the millisecond, and then expires, unless the provider is silent', () => {
    const open: OrderOutcome = { state: 'open' };
    expect(afterOutcome(purchase(), open, later(LIFETIME_MS - 1)).kind).toBe('wait');
    expect(afterOutcome(purchase(), open, later(LIFETIME_MS))).toEqual({
      kind: 'close',
      status: 'expired',
      reason: null,
    });
    expect(afterSilence(purchase(), later(LIFETIME_MS * 3)).kind).toBe('wait');
  });

  it('is looked at ever less often, and at least every hour', () => {
    const minutes = Array.from({ length: 12 }, (_, checks) =>
      Math.round((nextLook(checks, createdAt).getTime() - createdAt.getTime()) / 60_000),
    );
    expect(minutes).toEqual([1, 1, 2, 3, 5, 10, 20, 30, 60, 60, 60, 60]);
  });
});
