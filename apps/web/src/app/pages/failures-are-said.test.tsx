import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AffiliateOverview } from '../../features/affiliates/components/affiliate-overview.tsx';
import { AffiliateRecords } from '../../features/affiliates/components/affiliate-records.tsx';
import { EntryStory } from '../../features/books/components/entry-story.tsx';
import { useSaveCoupon, useSwitchCoupon } from '../../features/coupons/api/use-save-coupon.ts';
import { CouponsPanel } from '../../features/coupons/components/coupons-panel.tsx';
import { useBuyCredits } from '../../features/credits/api/use-buy-credits.ts';
import { useChangeRate } from '../../features/credits/api/use-change-rate.ts';
import { useApplyCoupon } from '../../features/credits/api/use-coupon.ts';
import { BuyCreditsForm } from '../../features/credits/components/buy-credits-form.tsx';
import { CreditSystem } from '../../features/credits/components/credit-system.tsx';
import { PurchaseOutcome } from '../../features/credits/components/purchase-outcome.tsx';
import { useDecideContent, useDecideReport } from '../../features/moderation/api/use-decisions.ts';
import { useAddKeyword, useRemoveKeyword } from '../../features/moderation/api/use-keywords.ts';
import { ContentQueue } from '../../features/moderation/components/content-queue.tsx';
import { ReportQueue } from '../../features/moderation/components/report-queue.tsx';
import { SpamControl } from '../../features/moderation/components/spam-control.tsx';
import { WarningList } from '../../features/moderation/components/warning-list.tsx';
import { useDecidePayout } from '../../features/payouts/api/use-decide-payout.ts';
import { PersonView } from '../../features/people/components/person-view.tsx';
import { useChangeSettings } from '../../features/settings/api/use-change-settings.ts';
import { settingsTexts } from '../../features/settings/settings.texts.generated.ts';
import { useUnlockPost } from '../../features/unlocks/api/use-unlock.ts';
import { useUnlockMessage } from '../../features/unlocks/api/use-unlock-message.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { actSaying, type Said, shown } from './screens.fixture.tsx';

// What is fake: the network, and the toast, whose words are kept.
const said = vi.hoisted(() => [] as Said);
vi.mock('../../ui/toast/toast.ts', async (original) => ({
  ...(await original<object>()),
  notify: (toast: Said[number]) => void said.push(toast),
}));

beforeEach(() => void said.splice(0));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const ID = '0198a000-0000-7000-8000-000000000000';
const act = actSaying(said);

describe('what was refused without words of the server is said in those of the screen', () => {
  it('about reports and content', async () => {
    for (const [thing, failed] of [
      ['dismiss', 'Failed to dismiss report'],
      ['warn', 'Failed to warn report'],
      ['ban', 'Failed to ban report'],
      ['remove', 'Failed to remove report'],
    ] as const)
      expect(await act(() => useDecideReport(), { id: ID, act: thing })).toEqual([failed, failed]);
    for (const [thing, failed] of [
      ['approve', 'Failed to approve content'],
      ['flag', 'Failed to flag content'],
      ['remove', 'Failed to remove content'],
    ] as const)
      expect(await act(() => useDecideContent(), { id: ID, act: thing })).toEqual([failed, failed]);
  });

  it('about keywords', async () => {
    const body = { keyword: 'x', severity: 1 };
    expect(await act(() => useAddKeyword(vi.fn()), { body })).toEqual([
      'Error',
      'Failed to add spam keyword',
    ]);
    const sent = { params: { id: ID } };
    expect(await act(useRemoveKeyword, sent)).toEqual(['Error', 'Failed to remove spam keyword']);
  });

  it('about coupons, and what was saved', async () => {
    const body = { code: 'A', type: 'percentage' as const, value: 10 };
    const saved = (id: string | null, answer?: object) => act(useSaveCoupon, { id, body }, answer);
    expect(await saved(null)).toEqual(['Error', 'Failed to save coupon']);
    expect(await saved(ID, { message: 'Coupon updated successfully' })).toEqual([
      'Success',
      'Coupon updated successfully',
    ]);
    expect(await act(useSwitchCoupon, { id: ID, isActive: false })).toEqual([
      'Error',
      'Failed to deactivate coupon',
    ]);
    const asked = { body: { code: 'A', purchase_amount: 100 } };
    expect(await act(() => useApplyCoupon(vi.fn()), asked)).toEqual(['Error', 'Failed to validate coupon']);
  });

  it('about rate, settings and payouts', async () => {
    const rate = { body: { php_per_credit: 2, previous_php_per_credit: 1 } };
    expect(await act(useChangeRate, rate)).toEqual(['Update Failed', 'Failed to update conversion rate']);
    const failed = settingsTexts.en.affiliateFailed;
    expect(failed).toBe('Failed to update affiliate program settings');
    const settings = { body: { version: 1 } };
    expect(await act(() => useChangeSettings(failed), settings as never)).toEqual(['Update Failed', failed]);
    for (const decision of ['approve', 'reject'] as const) {
      const sent = { params: { id: ID }, body: { decision } };
      const words = ['Not decided', `Failed to ${decision} payout`];
      expect(await act(() => useDecidePayout(vi.fn()), sent)).toEqual(words);
    }
  });

  it('about an unlock', async () => {
    const sent = { body: { content_id: ID } };
    const words = ['Unlock Failed', 'Failed to unlock content. Please try again.'];
    expect(await act(useUnlockPost, sent)).toEqual(words);
    expect(await act(useUnlockMessage, { params: { id: ID }, body: {} })).toEqual(words);
  });

  it('about a purchase, also one without an address to pay at', async () => {
    const body = {
      credit_amount: 100,
      original_amount: 100,
      final_amount: 100,
      payment_method: 'paypal' as const,
    };
    const begun = vi.fn();
    expect(await act(() => useBuyCredits(begun), { body })).toEqual([
      'Purchase Failed',
      'Failed to initiate credit purchase',
    ]);
    expect(begun).not.toHaveBeenCalled();
    const without = { purchase_id: ID, approval_url: null };
    expect(await act(() => useBuyCredits(begun), { body }, without)).toEqual([
      'Purchase Failed',
      'No approval URL received',
    ]);
  });
});

describe('what could not be loaded is said', () => {
  it.each([
    ['reports', <ReportQueue key="" />, 'Failed to load moderation data'],
    ['content', <ContentQueue key="" />, 'Failed to load moderation data'],
    ['keywords', <SpamControl key="" />, 'Failed to load moderation data'],
    ['warnings', <WarningList key="" />, 'Failed to load moderation data'],
    ['the affiliate program', <AffiliateOverview key="" />, 'Failed to load affiliate management data'],
    ['affiliates', <AffiliateRecords key="" />, 'Failed to load affiliate management data'],
    ['the credit system', <CreditSystem key="" chart={null} />, 'Failed to load credit system data'],
    ['coupons', <CouponsPanel key="" />, 'Failed to load coupons'],
  ])('of %s', (_, screen, words) => {
    const html = shown(screen);
    expect(html).toContain(words);
    expect(html).toContain('Try again');
  });

  it('of prices by a rate of 1 and a balance of 0, at which nothing is lost: the server says what it costs', () => {
    const html = shown(<BuyCreditsForm />);
    expect(html).toContain('1 credit = ₱1.00');
    expect(html).toMatch(/0 credits/);
  });
});

describe('that there is nothing is said', () => {
  it.each([
    [
      'keywords',
      <SpamControl key="" />,
      'GET /moderation/spam-keywords',
      { keywords: [] },
      'No spam keywords configured',
    ],
    [
      'warnings',
      <WarningList key="" />,
      'GET /moderation/warnings',
      { warnings: [], total: 0, next_cursor: null },
      'No active warnings',
    ],
    [
      'coupons',
      <CouponsPanel key="" />,
      'GET /coupons/admin/list',
      { coupons: [], active_count: 0, next_cursor: null },
      'No coupons created yet',
    ],
  ])('of %s', (_, screen, address, answer, words) => {
    expect(shown(screen, { answers: { [address]: answer } })).toContain(words);
  });

  const NOWHERE = { failure: new ApiError('validation_failed', { status: 422 }) };
  it.each([
    [
      'a purchase',
      <PurchaseOutcome key="" id="abc" isCancelled={false} onAgain={vi.fn()} />,
      'This account has no purchase at this address.',
    ],
    ['an entry', <EntryStory key="" id="abc" />, 'No such entry'],
    ['a person', <PersonView key="" personId="abc" />, 'Nobody found'],
  ])('of %s whose address can be nobody’s, which asking again does not change', (_, screen, words) => {
    const html = shown(screen, NOWHERE);
    expect(html).toContain(words);
    expect(html).not.toContain('Try again');
  });
});
