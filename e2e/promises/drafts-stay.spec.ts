import type { Page } from '@playwright/test';
import { expect, settleHistory, signIn, test } from '../journey.ts';
import { startAs } from '../signed-in.ts';
import { askingDialog, findLocked } from './money.ts';

test('a new post survives tabs, pages, a reload and a session that ended', async ({ page }) => {
  await signIn(page, 'creator@likha.test');
  await page.goto('/creator?tab=content');
  const title = page.getByLabel('Title');
  await title.fill('Half a song');
  await page.getByRole('textbox', { name: 'Content' }).fill('The second verse is missing.');
  await page.getByLabel(/Tags/).fill('song, night');
  await page.getByTestId('media-input').setInputFiles('apps/demo/src/clips/night-market.webp');
  const file = page.getByText('night-market.webp');
  await expect(file).toBeVisible();

  await page.getByRole('tab', { name: 'Earnings' }).click();
  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(title).toHaveValue('Half a song');
  await page.reload();
  await expect(title).toHaveValue('Half a song');
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('The second verse is missing.');
  await expect(file).toBeVisible();

  // The server ends the session; the next call finds out.
  await page.route('**/api/content/mine*', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated', status: 401 } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/content/mine*');
  await page.getByLabel('Email').fill('creator@likha.test');
  await page.getByLabel('Password', { exact: true }).fill('Likha-Demo-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/creator\?tab=content$/);
  await expect(title).toHaveValue('Half a song');
  await expect(page.getByLabel(/Tags/)).toHaveValue('song, night');
  await expect(file).toBeVisible();

  // Who signs out leaves nothing behind, and nobody else would find it.
  await signOut(page);
  await signIn(page, 'creator@likha.test');
  await page.goto('/creator?tab=content');
  await expect(title).toHaveValue('');
  await expect(page.getByTestId('media-input')).toBeAttached();
  await expect(file).toBeHidden();
  expect(await page.evaluate(countKeptFiles)).toBe(0);
});

/** By the rail of a wide screen, or the sheet of a phone. */
async function signOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign out' });
  const sheet = page.getByRole('button', { name: 'Account' });
  if (!(await button.isVisible())) await sheet.click();
  await button.click();
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
}

/** What this journey looks at in a page: a database of the browser's. */
interface InPage {
  indexedDB: {
    open(name: string): Request<{ transaction(store: string): { objectStore(store: string): Counted } }>;
  };
}
interface Counted {
  count(): Request<number>;
}
interface Request<T> {
  result: T;
  onsuccess: (() => void) | null;
}

/** Runs in the page: how many drafts have files in the browser's database. */
function countKeptFiles(): Promise<number> {
  const { indexedDB } = globalThis as unknown as InPage;
  return new Promise((resolve) => {
    const opening = indexedDB.open('likha.drafts');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('files').objectStore('files').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  });
}

test('a sign-up that was left is found again, without its passwords', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Bumalik Ako');
  await page.getByLabel('Email').fill('bumalik@likha.test');
  await page.getByLabel('Password', { exact: true }).fill('gabi ng mga ilaw 94');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Bumalik Ako');
  await expect(page.getByLabel('Email')).toHaveValue('bumalik@likha.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('ilaw');
});

test('Back closes a dialog first, and the page is left by the next one', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/creators');
  const unlock = await findLocked(page);
  await unlock.click();
  await expect(askingDialog(page)).toBeVisible();
  await page.goBack();
  await expect(askingDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/luningning_cruz$/);
  await unlock.click();
  await expect(askingDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(askingDialog(page)).toBeHidden();
  // Opened again before its entry has left the history, it stays, and Back still closes it alone.
  await unlock.dispatchEvent('click');
  await settleHistory(page, true);
  await expect(askingDialog(page)).toBeVisible();
  await page.goBack();
  await expect(askingDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/luningning_cruz$/);
  await unlock.click();
  await page.keyboard.press('Escape');
  await expect(askingDialog(page)).toBeHidden();
  // Closed in another way than by Back, it takes its entry out of the history itself.
  await settleHistory(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/creators$/);
});
