import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInForcedColours,
  expectReadable,
  test,
} from './journey.ts';
import { startAs } from './signed-in.ts';

/** Who looks, at what, and what shows that the page is there. */
const ROUTES: Record<string, [path: string, sign: string | RegExp][]> = {
  guest: [
    ['/', 'Why people choose Likha'],
    ['/login', 'Welcome back'],
    ['/register?type=creator', 'Create your account'],
    ['/help', 'Short answers first.'],
    ['/contact', 'Write to us'],
    ['/legal/removal-request', 'Ask us to remove something'],
    ['/legal/versions', 'The first version.'],
    ['/legal/terms/1.0', 'in force since January 1, 2025'],
    ['/unsubscribe', 'This link is incomplete.'],
    ['/media-test', 'Upload secure media'],
    ['/media-test?tab=fan', 'Unlock for ₱50.00'],
    ['/media-test?tab=access', 'Run the checks'],
    ['/tags/quezon%20city', 'Posts with this tag, newest first'],
    ['/models', /Amihan Reyes/],
    ['/live', /^Creators who are live now/],
    ['/live/amihan_reyes', /Amihan Reyes/],
    ['/amihan_reyes', 'Join to Subscribe'],
    ['/nobody_by_this_name', 'Profile Not Found'],
  ],
  'fan@likha.test': [
    ['/fan', 'Subscribed Feed'],
    ['/fan?tab=for-you', 'For You'],
    ['/fan?tab=credits', 'Recent activity'],
    ['/discover', 'Featured Creators'],
    ['/discover?search=zzzzzz', 'No creators found'],
    ['/my-subscriptions', 'My Subscriptions'],
    ['/amihan_reyes', /^Follow/],
    ['/amihan_reyes?tab=media', 'Media'],
    ['/buy-credits', 'Your order'],
    ['/credit-history', /Popular pack/],
    ['/help', 'Short answers first.'],
    ['/library', 'What you bought, saved, recently opened and liked.'],
    ['/library?tab=liked', 'Liked'],
    ['/admin', 'Access Denied'],
    ['/settings', 'This device'],
    ['/messages', 'Amihan Reyes'],
    ['/messages/00000000-0000-4000-8000-000000000000', 'Conversation not found'],
  ],
  'creator@likha.test': [
    ['/messages', '@jun_alcantara'],
    ['/creator', 'Recent posts'],
    ['/creator?tab=content', 'Latest posts'],
    ['/creator/media', 'Your media'],
    ['/creator/subscribers', 'Subscribers and Offers'],
    ['/creator/vault', /^Every file from your posts/],
    ['/creator/lists', /^Group fans the way/],
    ['/creator/live', 'Your streams'],
    ['/creator/broadcasts', /^Write once/],
    ['/creator/broadcasts?tab=automatic', 'When a paid subscription ends'],
    ['/creator/broadcasts/new', /people would get it now/],
    ['/creator?tab=analytics', 'Top posts'],
    ['/creator?tab=earnings', 'Recent earnings'],
    ['/creator?tab=affiliate', 'Referred creators'],
    ['/creator?tab=settings', 'Social Links'],
    ['/library', 'Nothing saved yet'],
    ['/amihan_reyes', 'Fans must unlock this post to see it.'],
  ],
  'newcreator@likha.test': [
    ['/creator-verification', 'Step 2 of 2'],
    ['/settings', 'This device'],
  ],
  'admin@likha.test': [
    ['/admin', 'Affiliate records'],
    ['/admin?tab=credits', 'History of the rate'],
    ['/admin?tab=analytics', 'People who joined, by day'],
    ['/admin/settings', 'How a sale is divided'],
    ['/admin/live', /^Everything that is live now/],
    ['/admin?tab=coupons', 'Coupon Management'],
    ['/admin?tab=users', '@luz_administrador'],
    ['/admin?tab=users&part=verifications', 'No verifications to review'],
    ['/admin?tab=users&part=appeals', 'No open appeals'],
    ['/admin?tab=users&part=removals', 'No open requests'],
    ['/admin?tab=users&part=audit', '127.0.0.0/24'],
    ['/admin?tab=moderation', 'Messages'],
    ['/admin?tab=moderation&part=search', 'See the post'],
    ['/admin/trace', 'What can be read'],
    ['/admin/templates', 'New template'],
    ['/admin/books', 'Laws of the books'],
    ['/settings', 'This device'],
  ],
};

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/**
 * On a phone in the dark, and readable in the light; at a desk in the light, and where the system chooses the colours, with text
 * of twice the size. One page is all of these, one after the other, as it would be loaded again for nothing.
 */
for (const [who, routes] of Object.entries(ROUTES)) {
  test(`every route of ${who} is accessible, in every colour`, async ({ page }) => {
    if (who !== 'guest') await startAs(page, who);
    for (const [path, sign] of routes) {
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await expect(page.getByText(sign).first()).toBeVisible();
      await expectNothingCutOff(page);
      await expectAccessible(page);
      await expectReadableInLight(page);
      await page.setViewportSize(DESK);
      await expect(page.getByText(sign).first()).toBeVisible();
      await expectNothingCutOff(page);
      // All but contrast is asked with large text, of the same page.
      await expectReadable(page);
      await expectAccessibleLarge(page);
    }
  });
}

async function expectReadableInLight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expectReadable(page);
}

async function expectAccessibleLarge(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await page.locator('html').evaluate((html) => html.setAttribute('style', 'font-size: 200%'));
  await expectAccessibleInForcedColours(page);
}

/** No page is wider than the screen. */
async function expectNothingCutOff(page: Page): Promise<void> {
  const excess = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(excess, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
