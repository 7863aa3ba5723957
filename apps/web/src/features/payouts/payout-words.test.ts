import { expect, it } from 'vitest';
import { payoutQueueTexts } from './payout-queue.texts.generated.ts';
import { approvalsOf, decisionMeans } from './payout-words.ts';

const t = payoutQueueTexts.en;

it('says that an approval sends the money, and names the list only where it goes there', () => {
  const sent = { isSent: true, approvals: 'one' } as const;
  expect(decisionMeans('approve', sent, t)).toEqual([expect.stringMatching(/^It is sent automatically\./)]);
  expect(decisionMeans('approve', { ...sent, approvals: 'second' }, t)).toEqual([t.approveSends]);
  expect(decisionMeans('approve', { ...sent, isSent: false }, t)).toEqual(['It goes on the payout list.']);
  expect(decisionMeans('paid', sent, t)).toEqual(['It has arrived. This is final.']);
});

it('does not say that the first of two approvals sends the money', () => {
  for (const isSent of [true, false]) {
    const means = decisionMeans('approve', { isSent, approvals: 'first' }, t);
    expect(means[0]).toBe(
      'Yours is the first of two approvals. Nothing leaves until another person approves it too.',
    );
    expect(means[1]).toMatch(isSent ? /^After that, it is sent/ : /^After that, it goes on the payout list/);
  }
  expect(decisionMeans('reject', { isSent: true, approvals: 'first' }, t)).toEqual([t.rejectMeans]);
});

const FIRST = { by_id: 'luz', by: 'Luz', at: '2026-11-02T02:00:00Z', by_hand: false, counts: true };

it.each([
  ['one', false, null],
  ['one', false, FIRST],
  ['first', true, null],
  ['first', true, { ...FIRST, counts: false }],
  ['mine', true, FIRST],
  ['second', true, { ...FIRST, by_id: 'tina' }],
] as const)('knows how far two approvals are: %s', (approvals, needs_two, first_approval) => {
  expect(approvalsOf({ needs_two, first_approval }, 'luz')).toBe(approvals);
});
