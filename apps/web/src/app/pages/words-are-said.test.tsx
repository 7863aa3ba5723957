import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLogin } from '../../features/accounts/api/use-login.ts';
import { useRegister } from '../../features/accounts/api/use-register.ts';
import { AffiliatePanel } from '../../features/affiliates/components/affiliate-panel.tsx';
import { CouponForm } from '../../features/coupons/components/coupon-form.tsx';
import { CouponsPanel } from '../../features/coupons/components/coupons-panel.tsx';
import type { Coupon } from '../../features/coupons/coupon-form.ts';
import { DIRECTORY_SORTS } from '../../features/creators/use-directory-filter.ts';
import { useChangeRate } from '../../features/credits/api/use-change-rate.ts';
import { CreditSystem } from '../../features/credits/components/credit-system.tsx';
import { WalletPanel } from '../../features/credits/components/wallet-panel.tsx';
import { TipsList } from '../../features/earnings/components/tips-list.tsx';
import { useSecureUpload } from '../../features/media/api/use-secure-upload.ts';
import { BLANK_UPLOAD } from '../../features/media/upload-form.ts';
import { useRequestPayout } from '../../features/payouts/api/use-request-payout.ts';
import { useCreatePost } from '../../features/posts/api/use-create-post.ts';
import { BLANK_POST } from '../../features/posts/new-post.ts';
import { SocialLinksEditor } from '../../features/social-links/components/social-links-editor.tsx';
import { SubscribeButton } from '../../features/subscriptions/components/subscribe-button.tsx';
import { TipButton } from '../../features/tips/components/tip-button.tsx';
import { useUnlockPost } from '../../features/unlocks/api/use-unlock.ts';
import { UnlockButton } from '../../features/unlocks/components/unlock-button.tsx';
import { useSubmitVerification } from '../../features/verification/api/use-submit-verification.ts';
import { BLANK_SUBMISSION } from '../../features/verification/submission.ts';
import { queryClient } from '../../lib/query-client.ts';
import { endSession } from '../../lib/session.ts';
import { AdminShell } from '../shells/admin-shell.tsx';
import { CreatorBrowser } from './creator-browser.tsx';
import { PublicProfilePage } from './profile-page.tsx';
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
  endSession();
});

const ID = '0198a000-0000-7000-8000-000000000000';
const act = actSaying(said);
const refused = (detail: string) => ({ code: 'conflict', status: 409, detail });

/** What is begun and tells nobody when it is over has said so by then. */
const toTheEnd = <Sent,>(begin: (sent: Sent) => void) => ({
  async mutateAsync(sent: Sent) {
    begin(sent);
    await expect.poll(() => said).not.toEqual([]);
  },
});

describe('what was done is said', () => {
  const user = { id: ID, full_name: 'Luna Reyes', user_type: 'fan' };

  it('about signing in and joining', async () => {
    const known = { body: { email: 'luna@likha.test', password: 'sampaguita' } };
    expect(await act(useLogin, known, { user })).toEqual(['Welcome back!', 'Logged in as Luna Reyes']);
    const joined = await act(useRegister, { body: {} } as never, { user });
    expect(joined).toEqual(['Account Created!', 'Welcome to Likha, Luna Reyes']);
  });

  it('about the rate', async () => {
    const sent = { body: { php_per_credit: 2.5, previous_php_per_credit: 1 } };
    expect(await act(useChangeRate, sent, { php_per_credit: 2.5 })).toEqual([
      'Rate Updated',
      'Conversion rate updated to ₱2.50 per credit',
    ]);
  });
});

describe('what failed is said in the server’s words, or in those of the screen where it has none', () => {
  it.each(['POST /media/upload', 'POST /media-test/upload'] as const)('by %s', async (address) => {
    const send = (answer?: object) =>
      act(() => toTheEnd(useSecureUpload(address).send), BLANK_UPLOAD, answer);
    expect(await send()).toEqual(['Upload Failed', 'Failed to upload file. Please try again.']);
    expect(await send(refused('This file is empty'))).toEqual(['Upload Failed', 'This file is empty']);
  });

  it('by an unlock', async () => {
    const unlock = (answer?: object) => act(useUnlockPost, { body: { content_id: ID } }, answer);
    expect(await unlock()).toEqual(['Unlock Failed', 'Failed to unlock content. Please try again.']);
    expect(await unlock(refused('You have it already'))).toEqual(['Unlock Failed', 'You have it already']);
  });

  it('by a verification', async () => {
    const submit = (answer?: object) =>
      act(() => toTheEnd(useSubmitVerification(vi.fn()).submit), BLANK_SUBMISSION, answer);
    const words = 'Something went wrong during verification. Please try again.';
    expect(await submit()).toEqual(['Verification Failed', words]);
    expect(await submit(refused('It is with us already'))).toEqual([
      'Verification Failed',
      'It is with us already',
    ]);
  });
});

describe('what was refused without words of the server is said in those of the screen', () => {
  it('about joining, and its captcha', async () => {
    const join = (answer?: object) => act(useRegister, { body: {} } as never, answer);
    expect(await join()).toEqual(['Registration Failed', 'Registration failed. Please try again.']);
    expect(await join({ code: 'captcha_failed', status: 422 })).toEqual([
      'Verification Error',
      'reCAPTCHA verification failed. Please try again.',
    ]);
  });

  it('about a post, and a payout', async () => {
    expect(await act(() => toTheEnd(useCreatePost().create), BLANK_POST)).toEqual([
      'Post Creation Failed',
      'Failed to create post. Please try again.',
    ]);
    expect(await act(() => useRequestPayout(vi.fn()), { body: { bucket: 'earnings' } })).toEqual([
      'Request Failed',
      'Failed to submit payout request',
    ]);
  });
});

describe('what is on its way is said', () => {
  it.each([
    ['the credit system', <CreditSystem key="" chart={null} />, 'Loading credit system data...'],
    ['coupons', <CouponsPanel key="" />, 'Loading coupons...'],
  ])('of %s', (_, screen, words) => {
    expect(shown(screen, { answers: null })).toContain(words);
  });
});

describe('what could not be loaded is said, with a way to try again', () => {
  it.each([
    ['creators', <CreatorBrowser key="" sorts={DIRECTORY_SORTS} />, 'Failed to load creators'],
    ['a profile', <PublicProfilePage key="" />, 'Failed to load profile'],
    ['the wallet', <WalletPanel key="" />, 'Failed to load credit wallet information'],
    ['social links', <SocialLinksEditor key="" />, 'Failed to load social media links'],
    ['referrals', <AffiliatePanel key="" request={null} />, 'Failed to load affiliate information.'],
  ])('of %s', (_, screen, words) => {
    const html = shown(screen);
    expect(html).toContain(words);
    expect(html).toContain('Try again');
  });
});

describe('what a button is called', () => {
  const creator = { id: ID, username: 'luna', name: 'Luna' };

  it('that sells, thanks or opens', () => {
    expect(shown(<SubscribeButton creator={{ ...creator, credits: 100, pesos: 100 }} />)).toContain(
      'Join the Fan',
    );
    expect(shown(<TipButton creator={creator} />)).toContain('Send Tip');
    const item = { kind: 'post', id: ID, title: 'Dawn', credits: 50, pesos: 50 } as const;
    const paying = { isPending: false, isSuccess: false, error: null };
    expect(shown(<UnlockButton item={item} paying={paying} onPay={() => undefined} />)).toContain(
      'Unlock Now',
    );
  });
});

describe('the administration', () => {
  const frame = (
    <Routes>
      <Route element={<AdminShell />}>
        <Route path="*" element="Figures" />
      </Route>
    </Routes>
  );

  it('says who looks at it', () => {
    const html = shown(frame, { user: { full_name: 'Ana Lim', user_type: 'admin', staff_role: 'owner' } });
    expect(html).toMatch(/Ana Lim.*Administrator.*Figures/s);
    // At the top of the rail, and of a phone's page.
    expect(html.match(/Back to Home/g)).toHaveLength(2);
  });

  it.each(['fan', 'creator'] as const)('refuses a %s in the documents’ words', (user_type) => {
    const html = shown(frame, { user: { full_name: 'Ana Lim', user_type } });
    expect(html).toMatch(/Access Denied.*You need admin privileges to access this page.*Back to Home/s);
    expect(html).not.toContain('Figures');
  });
});

describe('lists of money', () => {
  it('show the words of a tip, or no words', () => {
    const fan = { id: ID, full_name: 'Suki Reyes', username: 'suki', avatar: null };
    const tip = { id: '1', fan, credits: 20, message: 'Salamat!', created_at: '2026-01-05T04:00:00.000Z' };
    const answers = { 'GET /tips': { tips: [tip], next_cursor: null } };
    expect(shown(<TipsList action={() => 'Block'} />, { answers })).toMatch(
      /Suki Reyes.*20 credits.*Salamat!.*Block/s,
    );
  });

  it('are begun and changed under their names', () => {
    expect(shown(<CouponForm coupon={null} onDone={vi.fn()} />)).toContain('Create New Coupon');
    const coupon = { id: '1', code: 'A', type: 'percentage', value: 10, description: '' } as Coupon;
    expect(shown(<CouponForm coupon={coupon} onDone={vi.fn()} />)).toContain('Edit Coupon');
  });

  it('show how many coupons are active, and how often each was used', () => {
    const coupon = { code: 'A', type: 'percentage', value: 10, description: null, expires_at: null };
    const state = { is_active: true, is_expired: false, reserved_count: 0 };
    const coupons = [
      { ...coupon, ...state, id: '1', current_usage_count: 1 },
      { ...coupon, ...state, id: '2', current_usage_count: 12 },
      { ...coupon, ...state, id: '3', current_usage_count: 0, is_active: false },
    ];
    const answers = { 'GET /coupons/admin/list': { coupons, active_count: 2, next_cursor: null } };
    const html = shown(<CouponsPanel />, { answers });
    expect(html).toMatch(/Active Coupons \(2\).*Used 1 time\b.*Used 12 times/s);
  });
});
