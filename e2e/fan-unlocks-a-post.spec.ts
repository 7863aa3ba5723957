import type { Page } from '@playwright/test';
import {
  anotherBrowser,
  expect,
  expectAccessible,
  newEmail,
  register,
  settleHistory,
  signIn,
  test,
} from './journey.ts';
import { startAs } from './signed-in.ts';

test('a stranger registers, buys credits, unlocks a post and sees the picture; the creator sees the money', async ({
  page,
}) => {
  await page.goto('/');
  await expectAccessible(page);
  await register(page, { name: 'Maria Journey', email: newEmail() });
  await expect(page).toHaveURL(/\/fan$/);
  await expect(page.getByRole('heading', { name: 'No Subscriptions Yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Creators' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/buy-credits');
  await page.getByRole('radio', { name: /Popular/ }).check();
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Pay ₱500\.00/ }).click();
  await expect(page.getByRole('heading', { name: /Payment sandbox/i })).toBeVisible();
  await page.getByRole('button', { name: /Approve/ }).click();
  await page.waitForURL(/\/buy-credits\?purchase=/);
  await expect(page.getByText(/550 credits/).first()).toBeVisible();
  await expectAccessible(page);

  const before = await creatorTotal(page);
  await page.goto('/amihan_reyes');
  await page
    .getByRole('button', { name: /Unlock Now/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Balance after')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Unlock for/ }).click();
  await expect(page.getByTestId('toast').getByText('Content Unlocked!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The dialog's own entry in the history is taken out again.
  await settleHistory(page);
  const picture = page.locator('img[src*="/view?"], img[src*="/thumb?"]').first();
  await expect(picture).toBeVisible();
  // What was pressed is gone: the focus is on what it opened.
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Open picture: /);
  await expect
    .poll(() => picture.evaluate((image) => ('naturalWidth' in image ? Number(image.naturalWidth) : 0)))
    .toBeGreaterThan(300);

  await page.goto('/credit-history');
  await expect(page.getByText(/Unlocked “/).first()).toBeVisible();
  await expect(page.getByText('Popular pack: 500 + 50 bonus credits').first()).toBeVisible();
  await expectAccessible(page);
  expect(await creatorTotal(page)).toBeGreaterThan(before);
});

/** What `creator@likha.test` has earned in all, as their own studio shows it. */
async function creatorTotal(page: Page): Promise<number> {
  const studio = await anotherBrowser(page);
  await signIn(studio, 'creator@likha.test');
  await expect(studio).toHaveURL(/\/creator$/);
  const total = studio.getByText(/Total earnings ₱[1-9]/).first();
  await expect(total).toBeVisible();
  const text = await total.textContent();
  await studio.context().close();
  return Number((text ?? '').replace(/[^\d.]/g, ''));
}

test('a wallet that is asked for again says whether it came', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/fan?tab=credits');
  const refresh = page.getByRole('button', { name: 'Refresh wallet' }).first();
  await refresh.click();
  await expect(page.getByTestId('toast')).toContainText('Refreshed');
  await page.route('**/api/credits/wallet', (route) =>
    route.fulfill({ status: 422, json: { code: 'validation_failed', status: 422 } }),
  );
  await refresh.click();
  await expect(page.getByTestId('toast')).toContainText('Failed to refresh wallet');
});
