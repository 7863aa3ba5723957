import { expect, expectAccessible, test } from '../journey.ts';
import { startAs } from '../signed-in.ts';
import { askingDialog, balanceOf, countCalls, findLocked } from './money.ts';

test('an unlock that is pressed offline is refused at once and never happens later', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  const button = await findLocked(page);
  const before = await balanceOf(page);
  await button.click();
  const dialog = askingDialog(page);
  await expect(dialog.getByText('Balance after')).toBeVisible();
  const unlocks = countCalls(page, '/api/credits/unlock');

  await page.context().setOffline(true);
  await expect(dialog.getByTestId('offline-notice')).toBeVisible();
  await dialog.getByRole('button', { name: /Unlock for/ }).click();
  await expect(page.getByTestId('toast')).toContainText('You are offline');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();

  await page.context().setOffline(false);
  await page.waitForTimeout(2_500);
  expect(unlocks()).toBe(0);
  expect(await balanceOf(page)).toBe(before);
  await expect(button).toBeEnabled();
});

test('paying offline is refused at once, and nothing leads away on reconnect', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/buy-credits');
  const pay = page.getByTestId('purchase-button');
  await expect(pay).toBeEnabled();
  const purchases = countCalls(page, '/api/credits/purchase');

  await page.context().setOffline(true);
  await pay.click();
  await expect(page.getByTestId('toast')).toContainText('You are offline');
  await expect(pay).toBeEnabled();

  await page.context().setOffline(false);
  await page.waitForTimeout(2_500);
  expect(purchases()).toBe(0);
  await expect(page).toHaveURL(/\/buy-credits$/);
});
