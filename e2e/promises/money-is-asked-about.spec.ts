import { expect, test } from '../journey.ts';
import { startAs } from '../signed-in.ts';
import { askingDialog, balanceOf, findLocked } from './money.ts';

test('an unlock whose answer takes longer than ten seconds is asked about, and then said', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  const button = await findLocked(page);
  const before = await balanceOf(page);
  const keys: (string | null)[] = [];
  await page.route('**/api/credits/unlock', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length > 1) return route.continue();
    // The server acts at once; its answer stays on the way.
    await route.fetch();
    await new Promise((done) => setTimeout(done, 12_000));
    await route.abort('timedout').catch(() => undefined);
  });

  await button.click();
  await askingDialog(page)
    .getByRole('button', { name: /Unlock for/ })
    .click();
  await expect(askingDialog(page).getByTestId('slow-notice')).toBeVisible();
  const toast = page.getByTestId('toast');
  await expect(toast).toBeVisible();
  await expect(toast).toContainText('Content Unlocked!');
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(await balanceOf(page)).toBeLessThan(before);
});

test('an unlock that nobody can say anything of says so, and pressing again takes nothing twice', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  const button = await findLocked(page);
  const before = await balanceOf(page);
  const keys: (string | null)[] = [];
  await button.click();
  const confirm = askingDialog(page).getByRole('button', { name: /Unlock for/ });
  await expect(confirm).toBeEnabled();
  let [isCut, isPressedAgain] = [true, false];
  await page.route('**/api/**', (route) => (isCut ? route.abort('connectionreset') : route.continue()));
  await page.route('**/api/credits/unlock', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (isPressedAgain) {
      isCut = false;
      return route.continue();
    }
    if (keys.length === 1) await route.fetch();
    await route.abort('connectionreset');
  });

  await confirm.click();
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText('Not confirmed yet');
  await expect(toast).not.toContainText('Failed');

  const charged = await balanceOf(page);
  expect(charged).toBeLessThan(before);
  // All else stays cut until the press comes: a page that hears of its post by itself asks no more.
  isPressedAgain = true;
  await confirm.click();
  await expect(toast).toContainText('Content Unlocked!');
  expect(new Set(keys).size).toBe(1);
  expect(await balanceOf(page)).toBe(charged);
});
