import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../platform/durations.ts';
import { isOverdue, type Refundable, statusOf, whyNoRefund, workingDaysSince } from './refund-request.ts';

const SETTLED = new Date('2026-06-15T04:00:00.000Z');

const why = (change: Partial<Refundable> = {}, hours = 1) =>
  whyNoRefund(
    {
      status: 'completed',
      settledAt: SETTLED,
      left: { credits: 550, centavos: 50_000 },
      isAsked: false,
      balance: 550,
      askedElsewhere: 0,
      ...change,
    },
    new Date(SETTLED.getTime() + hours * HOUR_MS),
  );

describe('a refund can be asked for', () => {
  it('for 48 hours, while the wallet holds what is left of the purchase', () => {
    expect([why(), why({}, 48), why({ balance: 9_000 })]).toEqual([null, null, null]);
    expect(why({ left: { credits: 450, centavos: 40_000 }, balance: 450 })).toBeNull();
  });

  it.each([
    ['tooLate', {}, 48.001],
    ['used', { balance: 549 }, 1],
    ['used', { balance: 600, askedElsewhere: 100 }, 1],
    ['alreadyAsked', { isAsked: true }, 1],
    ['alreadyAsked', { isAsked: true, status: 'refunded' }, 99],
    ['notCompleted', { status: 'pending', settledAt: null }, 1],
    ['notCompleted', { status: 'cancelled' }, 1],
    ['notCompleted', { status: 'mismatch' }, 1],
    ['disputed', { status: 'disputed' }, 1],
    ['nothingPaid', { status: 'refunded', left: { credits: 0, centavos: 0 } }, 1],
    ['nothingPaid', { left: { credits: 100, centavos: 0 } }, 1],
    ['nothingPaid', { left: { credits: 0, centavos: 100 } }, 1],
  ] as const)('not: %s, %j', (reason, change, hours) => {
    expect(why(change, hours)).toBe(reason);
  });
});

it.each([
  [{ decision: null, refused_at: null, paid_back_at: null }, 'open'],
  [{ decision: null, refused_at: SETTLED, paid_back_at: null }, 'refused'],
  [{ decision: 'approved', refused_at: null, paid_back_at: null }, 'approved'],
  [{ decision: 'approved', refused_at: null, paid_back_at: SETTLED }, 'paid_back'],
  [{ decision: 'declined', refused_at: SETTLED, paid_back_at: null }, 'declined'],
] as const)('%j stands as %s', (request, status) => {
  expect(statusOf({ ...request, is_withdrawn: false })).toBe(status);
});

it('declined by its own fan stands as withdrawn', () => {
  const request = { decision: 'declined', is_withdrawn: true, refused_at: null, paid_back_at: null } as const;
  expect(statusOf(request)).toBe('withdrawn');
});

it.each([
  // From a Monday noon in Manila.
  ['2026-06-15T04:00:00Z', '2026-06-15T15:59:00Z', 0],
  ['2026-06-15T04:00:00Z', '2026-06-15T16:00:00Z', 1],
  ['2026-06-15T04:00:00Z', '2026-06-19T04:00:00Z', 4],
  ['2026-06-15T04:00:00Z', '2026-06-21T04:00:00Z', 4],
  ['2026-06-15T04:00:00Z', '2026-06-22T04:00:00Z', 5],
  // From a Friday, a Saturday and a Sunday.
  ['2026-06-19T04:00:00Z', '2026-06-22T04:00:00Z', 1],
  ['2026-06-20T04:00:00Z', '2026-06-22T04:00:00Z', 1],
  ['2026-06-21T04:00:00Z', '2026-06-21T05:00:00Z', 0],
  ['2026-06-15T04:00:00Z', '2026-06-29T04:00:00Z', 10],
])('from %s to %s there are %i working days', (from, now, days) => {
  expect(workingDaysSince(new Date(from), new Date(now))).toBe(days);
});

it('is overdue after the tenth working day', () => {
  expect([isOverdue(10), isOverdue(11)]).toEqual([false, true]);
});
