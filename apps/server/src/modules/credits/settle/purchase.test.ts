import { describe, expect, it } from 'vitest';
import type { OrderOutcome } from '../../../providers/payments/payment-provider.ts';
import {
  afterOutcome,
  afterSilence,
  CAPTURABLE_MS,
  isTooOld,
  LIFETIME_MS,
  nextLook,
  type Purchase,
} from './purchase.ts';

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
const credited = ['completed', 'refunded', 'disputed'] as const;
const ending = (state: (typeof closed)[number], isFinal: boolean): OrderOutcome => ({
  state,
  isFinal,
  reason: 'X',
});

describe('a purchase', () => {
  it.each(['pending', 'held', 'mismatch', ...closed] as const)(
    'that is %s completes once the money was taken',
    (status) => {
      expect(afterOutcome(purchase({ status }), captured, later(1))).toEqual({
        kind: 'complete',
        captureId: 'cap',
        capturedAt: null,
        feeCentavos: null,
      });
    },
  );

  it.each(['pending', 'held', ...closed] as const)(
    'that is %s grants nothing for another amount',
    (status) => {
      for (const amountCentavos of [49_999, 50_001, 0]) {
        const transition = afterOutcome(purchase({ status }), { ...captured, amountCentavos }, later(1));
        expect(transition).toEqual({
          kind: 'mismatch',
          captureId: 'cap',
          capturedCentavos: amountCentavos,
          feeCentavos: null,
        });
      }
    },
  );

  it.each(credited)('that is %s grants nothing more, whatever the provider says', (status) => {
    const outcomes: OrderOutcome[] = [
      { state: 'open' },
      { state: 'held', captureId: 'cap' },
      { state: 'refunded', captureId: 'cap', amountCentavos: 50_000 },
      ...closed.map((state) => ending(state, true)),
    ];
    for (const outcome of outcomes)
      expect(afterOutcome(purchase({ status }), outcome, later(LIFETIME_MS * 2))).toEqual({ kind: 'stay' });
    expect(afterSilence(purchase({ status }), later(1))).toEqual({ kind: 'stay' });
    // Taken twice: somebody has to look.
    expect(afterOutcome(purchase({ status }), captured, later(1)).kind).toBe('mismatch');
  });

  it.each(['pending', ...closed] as const)('that is %s and paid, but reviewed, is held', (status) => {
    expect(afterOutcome(purchase({ status }), { state: 'held', captureId: null }, later(1))).toEqual({
      kind: 'hold',
      nextCheckAt: later(5 * 60_000 + 1),
    });
  });

  it('that was held can be paid again when the review ends without a payment', () => {
    expect(afterOutcome(purchase({ status: 'held' }), { state: 'open' }, later(1))).toMatchObject({
      kind: 'wait',
      isReopened: true,
    });
  });

  it('that is held is never given up, however old and silent', () => {
    const old = later(400 * LIFETIME_MS);
    expect(
      afterOutcome(purchase({ status: 'held', checks: 500 }), { state: 'held', captureId: null }, old),
    ).toEqual({
      kind: 'hold',
      nextCheckAt: new Date(old.getTime() + LIFETIME_MS),
    });
    expect(afterSilence(purchase({ status: 'held' }), old).kind).toBe('wait');
  });

  it.each(closed)('that is pending closes as %s, with words only for a decline', (state) => {
    const reason = state === 'declined' ? 'declined' : null;
    const close = { kind: 'close', status: state, reason };
    expect(afterOutcome(purchase(), ending(state, true), later(1))).toEqual({ ...close, nextCheckAt: null });
    expect(afterOutcome(purchase(), ending(state, false), later(1))).toEqual({
      ...close,
      nextCheckAt: later(5 * 60_000 + 1),
    });
  });

  it.each(closed)('that is %s stays so, and is asked about while the provider could capture it', (status) => {
    const still = { kind: 'close', status };
    for (const outcome of [...closed.map((state) => ending(state, false)), { state: 'open' } as const]) {
      expect(afterOutcome(purchase({ status }), outcome, later(1))).toMatchObject({
        ...still,
        nextCheckAt: expect.any(Date),
      });
      expect(afterOutcome(purchase({ status }), outcome, later(CAPTURABLE_MS))).toMatchObject({
        ...still,
        nextCheckAt: null,
      });
    }
    expect(afterSilence(purchase({ status }), later(CAPTURABLE_MS * 3)).kind).toBe('wait');
  });

  it('whose money came and went back is declined for good', () => {
    const outcome: OrderOutcome = { state: 'refunded', captureId: 'cap', amountCentavos: 50_000 };
    expect(afterOutcome(purchase(), outcome, later(1))).toEqual({
      kind: 'close',
      status: 'declined',
      reason: 'returned',
      nextCheckAt: null,
    });
  });

  it('keeps its quote for a day, to the millisecond', () => {
    expect(isTooOld(purchase(), later(LIFETIME_MS - 1))).toBe(false);
    expect(isTooOld(purchase(), later(LIFETIME_MS))).toBe(true);
  });

  it('is looked at ever less often: every hour while it is open, once a day at the least when it is closed', () => {
    const minutes = (look: (checks: number) => Date) =>
      Array.from({ length: 10 }, (_, checks) =>
        Math.round((look(checks).getTime() - createdAt.getTime()) / 60_000),
      );
    // Whoever approves within half an hour and closes the tab has their credits within a minute, webhook or not.
    const open = Array.from({ length: 38 }, (_, checks) => nextLook(checks, createdAt));
    const waits = open.map((at) => (at.getTime() - createdAt.getTime()) / 60_000);
    expect(waits).toEqual([...Array(30).fill(1), 2, 3, 5, 10, 20, 30, 60, 60]);
    const slow = (checks: number) => {
      const transition = afterOutcome(
        purchase({ status: 'cancelled', checks }),
        ending('cancelled', false),
        createdAt,
      );
      return transition.kind === 'close' && transition.nextCheckAt ? transition.nextCheckAt : createdAt;
    };
    expect(minutes(slow)).toEqual([5, 15, 30, 60, 180, 360, 720, 1440, 1440, 1440]);
  });
});
