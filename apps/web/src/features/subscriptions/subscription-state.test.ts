import { expect, it } from 'vitest';
import { subscribingTexts } from './subscribing.texts.generated.ts';
import { type Subscription, subscriptionState } from './subscription-state.ts';

const SUBSCRIPTION: Subscription = {
  creator: {
    id: '4be0643f-1d98-473b-97cd-ca98a65347dd',
    full_name: 'Luna Santos',
    username: 'luna',
    avatar: null,
    is_verified: true,
  },
  started_at: '2026-11-21T10:00:00.000Z',
  // Already the 22nd in Manila.
  paid_until: '2026-12-21T17:00:00.000Z',
  ends_at: '2026-12-24T17:00:00.000Z',
  renews: true,
  is_trial: false,
  is_past_due: false,
  credits_per_month: 200,
  price: 199.5,
  credits_now: 250,
  price_now: 250,
};

const stateOf = (part: Partial<Subscription>) =>
  subscriptionState({ ...SUBSCRIPTION, ...part }, subscribingTexts.en, 'en');

it('says when it renews, when it ends, or until when a renewal that failed is tried', () => {
  expect(stateOf({})).toBe('Renews on Dec 22, 2026');
  expect(stateOf({ renews: false, ends_at: SUBSCRIPTION.paid_until })).toBe('Ends on Dec 22, 2026');
  expect(stateOf({ is_trial: true })).toBe('Free until Dec 22, 2026, then it renews');
  expect(stateOf({ is_past_due: true })).toBe('Past due, access until Dec 25, 2026');
  expect(stateOf({ is_past_due: true, renews: false })).toBe('Ends on Dec 25, 2026');
});
