import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { writeLongWords } from './long-words.ts';
import { coveredByBars, findBrokenHeadings, findOverflows, findSmallTargets } from './measure.ts';
import { startAs } from './signed-in.ts';

/** Who looks, and at what; all that people wrote is one long word. */
const ROUTES: Record<string, string[]> = {
  guest: [
    '/',
    '/login',
    '/register?type=creator',
    '/help',
    '/contact',
    '/legal/removal-request',
    '/unsubscribe',
    '/media-test',
    '/media-test?tab=fan',
    '/models',
    '/live',
    '/live/amihan_reyes',
    '/amihan_reyes',
    '/tags/quezon%20city',
    '/legal/terms',
    '/legal/affiliate-terms',
  ],
  'fan@likha.test': [
    '/fan?tab=for-you',
    '/fan?tab=credits',
    '/discover',
    '/my-subscriptions',
    '/amihan_reyes',
    '/amihan_reyes?tab=about',
    '/buy-credits',
    '/credit-history',
    '/library',
    '/library?tab=saved',
    '/messages',
  ],
  'creator@likha.test': [
    '/creator',
    '/creator?tab=content',
    '/creator/media',
    '/creator/subscribers',
    '/creator/vault',
    '/creator/lists',
    '/creator/live',
    '/creator/broadcasts?tab=automatic',
    '/creator/broadcasts/new',
    '/creator?tab=analytics',
    '/creator?tab=earnings',
    '/creator?tab=affiliate',
    '/creator?tab=settings',
    '/library',
    '/messages',
    '/amihan_reyes',
  ],
  'newcreator@likha.test': ['/creator-verification'],
  'admin@likha.test': [
    '/admin',
    '/admin?tab=credits',
    '/admin?tab=analytics',
    '/admin/settings',
    '/admin/live',
  ],
};

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** A window of 1440 × 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 };

/** One page is all of these, one after the other, as it would be loaded again for nothing. */
for (const [who, paths] of Object.entries(ROUTES)) {
  test(`no route of ${who} breaks by a narrow screen, zoom or a long word`, async ({ page }) => {
    if (who !== 'guest') await startAs(page, who);
    await writeLongWords(page);
    for (const path of paths) {
      await page.setViewportSize(NARROW);
      await page.goto(path);
      await expect(page.locator('main')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await findOverflows(page), `on ${path}`).toEqual([]);
      expect.soft(await findSmallTargets(page), `on ${path}`).toEqual([]);
      await page.setViewportSize(ZOOMED);
      expect.soft(await findOverflows(page), `on ${path}, zoomed`).toEqual([]);
      expect.soft(await findSmallTargets(page), `on ${path}, zoomed`).toEqual([]);
      await page.evaluate(() => (globalThis as unknown as InPage).scrollBy(0, 300));
      expect.soft(await coveredByBars(page), `bars on ${path}`).toBeLessThanOrEqual(0.25);
      await enlargeText(page);
      expect.soft(await findOverflows(page), `on ${path}, zoomed, with text of twice the size`).toEqual([]);
      await page.setViewportSize(PHONE);
      expect.soft(await findOverflows(page), `on ${path} with text of twice the size`).toEqual([]);
      await page.setViewportSize(DESK);
      expect.soft(await cutOffInRail(page), `the rail on ${path} with text of twice the size`).toBe(0);
    }
  });
}

/** Where words are longest, and what people wrote is as it is. */
const IN_FILIPINO: Record<string, string[]> = {
  guest: ['/', '/login', '/models', '/help', '/dakila_soriano'],
  'fan@likha.test': ['/fan', '/buy-credits', '/my-subscriptions', '/library'],
  'creator@likha.test': ['/creator', '/creator?tab=content', '/creator?tab=earnings'],
  'admin@likha.test': [
    '/admin?tab=moderation',
    '/admin?tab=users',
    '/admin?tab=credits',
    '/admin/books',
    '/admin/settlements',
  ],
};

test.describe('in Filipino', () => {
  test.use({ locale: 'fil-PH' });

  for (const [who, paths] of Object.entries(IN_FILIPINO)) {
    test(`no heading of ${who} breaks a word or fills the screen with text of twice the size`, async ({
      page,
    }) => {
      if (who !== 'guest') await startAs(page, who);
      for (const path of paths) {
        await page.setViewportSize(PHONE);
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
        await page.waitForLoadState('networkidle');
        await enlargeText(page);
        expect.soft(await findOverflows(page), `on ${path}`).toEqual([]);
        expect.soft(await findBrokenHeadings(page), `on ${path}`).toEqual([]);
        await page.setViewportSize(NARROW);
        expect.soft(await endOfSkipLink(page), `the skip link on ${path}`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test('whoever is signed in keeps their frame: over documents and help, staff over what it was told', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await startAs(page, 'fan@likha.test');
  for (const path of ['/contact', '/legal/refunds', '/legal/removal-request', '/media-test']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Library' }), `the rail on ${path}`).toBeVisible();
  }
  await startAs(page, 'admin@likha.test');
  await page.goto('/notifications');
  await expect(page.getByRole('link', { name: 'Running streams' })).toBeVisible();
});

/** Whoever can do most on a profile that says most of itself: below the fold there would be nothing but words above it. */
test('the first picture of a profile begins on the first screen', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto('/amihan_reyes');
    await expect(page.getByRole('button', { name: /^Message/ })).toBeVisible();
    await expect(page.getByText('An answer to every comment').first()).toBeVisible();
    const picture = page.getByTestId('post-card').first().locator('img').last();
    const bar = page.getByRole('navigation').filter({ visible: true }).last();
    const [top, end] = [(await picture.boundingBox())?.y, (await bar.boundingBox())?.y];
    const fold = size === PHONE ? end : size.height;
    expect(top, `${size.width} wide`).toBeLessThanOrEqual((fold ?? 0) - 60);
  }
});

/** As somebody who chose text of twice the size in the browser's settings. */
async function enlargeText(page: Page): Promise<void> {
  const sizeOf = () => page.locator('body').evaluate(fontSizeOf);
  const before = await sizeOf();
  await page.locator('html').evaluate((html) => html.setAttribute('style', 'font-size: 200%'));
  expect(await sizeOf()).toBe(before * 2);
}

/** How much of what the rail leads to is out of its sight, in pixels; it scrolls downwards alone. */
async function cutOffInRail(page: Page): Promise<number> {
  const rails = page.locator('aside:has(nav)');
  const excess = await rails.evaluateAll((found) =>
    found.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  return Math.max(0, ...excess);
}

/** How far down the skip link reaches that nobody has come to by keyboard, in pixels: 0 and less is out of sight. */
async function endOfSkipLink(page: Page): Promise<number> {
  const box = await page.locator('a[href="#main"]').first().boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

interface InPage {
  scrollBy(x: number, y: number): void;
  getComputedStyle(part: unknown): { fontSize: string };
}

function fontSizeOf(part: unknown): number {
  return Number.parseFloat((globalThis as unknown as InPage).getComputedStyle(part).fontSize);
}
