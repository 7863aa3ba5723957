import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, test } from '../journey.ts';
import { startAs } from '../signed-in.ts';

const HISTORY_CODE = /\/assets\/credit-history-page-[^/]+\.js$/;
const HOME_CODE = /\/assets\/fan-page-[^/]+\.js$/;
const FRAME_CODE = /\/assets\/fan-shell-[^/]+\.js$/;

test('a page whose code does not load leaves the old one, and comes when the connection does', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/fan?tab=credits');
  await expect(page.getByText('Recent activity')).toBeVisible();
  await page.context().setOffline(true);
  await page
    .getByRole('link', { name: /history/i })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByTestId('missing-code')).toBeVisible();
  await expect(page.getByText('Recent activity')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/credit-history$/);
  await expect(page.getByText(/Popular pack/).first()).toBeVisible();
  await expect(page.getByTestId('missing-code')).toBeHidden();
});

test('a page whose code fails while online can be tried again', async ({ page, consoleErrors }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/fan?tab=credits');
  await expect(page.getByText('Recent activity')).toBeVisible();
  await page.route(HISTORY_CODE, (route) => route.abort('connectionreset'));
  await page
    .getByRole('link', { name: /history/i })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByTestId('missing-code')).toBeVisible();
  await page.unroute(HISTORY_CODE);
  await page.getByTestId('missing-code').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Popular pack/).first()).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('after a release an open tab opens the next page afresh, by itself', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/fan?tab=credits');
  await expect(page.getByText('Recent activity')).toBeVisible();
  let asked = 0;
  await page.route(HISTORY_CODE, (route) => {
    asked += 1;
    // The old file is gone; the new document asks for it again, where it stands for a file of the new release.
    return asked === 1 ? route.fulfill({ status: 404, body: '{}' }) : route.continue();
  });
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ body: '<script type="module" src="/assets/index-another.js"></script>' }),
  );
  await page
    .getByRole('link', { name: /history/i })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByText(/Popular pack/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/credit-history$/);
});

test('a dialog whose code does not load says so, and opens on the next press', async ({ page }) => {
  await page.goto('/');
  const more = page.getByRole('button', { name: 'Learn more' });
  await expect(more).toBeEnabled();
  await page.context().setOffline(true);
  await more.click();
  await expect(page.getByTestId('toast')).toContainText(
    /That did not open.*check your connection and press again/s,
  );
  await expect(page.getByRole('heading', { name: 'Why people choose Likha' })).toBeVisible();
  await page.context().setOffline(false);
  await more.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('signing in leaves the form where it is until the next page is there', async ({ page }) => {
  await page.goto('/login');
  await page.route(HOME_CODE, (route) => route.abort('connectionreset'));
  await pressSignIn(page);
  await expect(page.getByTestId('missing-code')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('fan@likha.test');
  // What is done is not done again.
  await expect(page.locator('[inert]').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.unroute(HOME_CODE);
  await page.getByTestId('missing-code').getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/fan$/);
});

test('somebody who signs in for a profile never sees a page without anything on it', async ({ page }) => {
  await page.goto('/dakila_soriano');
  await page.getByRole('link', { name: 'Join to Unlock' }).first().click();
  await page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await page.route(FRAME_CODE, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await watchForEmptyPages(page);
  await pressSignIn(page);
  await expect(page).toHaveURL(/\/dakila_soriano/);
  await expect(page.getByRole('link', { name: 'Discover' }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-empty-frames', '0');
});

async function pressSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('fan@likha.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Counts, from now on, the frames that are drawn with nothing on them. */
async function watchForEmptyPages(page: Page): Promise<void> {
  await page.evaluate(`
    const { dataset } = document.documentElement;
    dataset.emptyFrames = '0';
    const look = () => {
      const main = document.querySelector('#main');
      if (!main?.textContent.trim()) dataset.emptyFrames = String(Number(dataset.emptyFrames) + 1);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  `);
}

test('a list whose next page is refused asks for it once, and again by a press (P1003)', async ({
  page,
  consoleErrors,
}) => {
  await startAs(page, 'fan@likha.test');
  let asked = 0;
  await page.route(/\/api\/credits\/transactions(\?|$)/, async (route) => {
    if (!route.request().url().includes('cursor=')) {
      const { transactions } = await (await route.fetch()).json();
      // Few: however much this fan got in other journeys, the end of the list is near.
      return route.fulfill({ json: { transactions: transactions.slice(0, 2), next_cursor: 'more' } });
    }
    asked += 1;
    if (asked < 3) return route.fulfill({ status: 429, json: { status: 429, code: 'rate_limited' } });
    return route.fulfill({ json: { transactions: [], next_cursor: null } });
  });
  await page.goto('/credit-history');
  // The first list came with the page.
  await page.getByText('Received', { exact: true }).first().click();
  const failed = page.getByRole('alert').filter({ hasText: 'The rest could not be loaded.' });
  for (const times of [1, 2]) {
    await expect(failed).toBeVisible();
    // By itself it was asked fifty times a second.
    await page.waitForTimeout(500);
    expect(asked).toBe(times);
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await expect(failed).toBeHidden();
  expect(asked).toBe(3);
  expect(consoleErrors.splice(0).every((error) => error.includes('429'))).toBe(true);
});
