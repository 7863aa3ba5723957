import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shown } from '../../../app/pages/screens.fixture.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import type { Plan } from '../plans.ts';
import { SubscribeDialog } from './subscribe-dialog.tsx';

// What is fake: what came of the press, and the dialog, which is not rendered without a document.
const pressed = vi.hoisted(() => ({ error: null as Error | null }));
vi.mock('../api/use-subscribe.ts', () => ({ useSubscribe: () => ({ isPending: false, ...pressed }) }));
vi.mock('../../../ui/dialog.tsx', () => ({ Dialog: (props: { children: unknown }) => props.children }));

beforeEach(() => {
  pressed.error = null;
});

const MONTH: Plan = {
  plan: 'monthly',
  months: 1,
  trial_days: null,
  discount_percent: 0,
  credits: 120,
  price: 120,
  credits_per_month: 120,
  price_per_month: 120,
};
const TRIAL: Plan = { ...MONTH, plan: 'introduction', trial_days: 3, credits: 0, price: 0 };
const HALF_YEAR: Plan = { ...MONTH, plan: 'months_6', months: 6, credits: 720, price: 720 };

function dialogOf(plan: Plan): string {
  const offers = { plans: [plan], then_credits: 120, then_price: 120, benefits: [] };
  const creator = { id: 'a', username: 'luna', name: 'Luna', credits: 120, pesos: 120 };
  return shown(<SubscribeDialog creator={creator} onClose={() => undefined} />, {
    answers: { 'GET /creators/{id}/subscription-plans': offers },
    user: { id: 'b', user_type: 'fan' },
  });
}

/** What was refused may be the price of now, of each month that follows, or the free days (P347). */
describe('of what changed before the press nothing is said that may not be so', () => {
  it.each([
    ['a month', MONTH],
    ['free days', TRIAL],
    ['six months', HALF_YEAR],
  ])('for %s', (_, plan) => {
    expect(dialogOf(plan)).not.toContain('has changed');
    pressed.error = new ApiError('price_changed');
    const words = dialogOf(plan);
    expect(words).toContain('The offer has changed. This is how it stands now.');
    expect(words).not.toMatch(/The price has changed|a month costs/);
  });
});
