import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { anotherBrowser, startAs } from './signed-in.ts';

test('an admin changes what a credit costs, and changes it back', async ({ page }) => {
  await startAs(page, 'admin@likha.test');
  await page.goto('/admin?tab=credits');
  await expect(page.getByTestId('current-rate')).toHaveText('1 credit = ₱1.00');
  const field = page.getByLabel('New rate (pesos per credit)');
  const save = page.getByRole('button', { name: 'Update Conversion Rate' });

  await field.fill('0');
  await expect(save).toBeDisabled();
  await field.fill('100.01');
  await save.click();
  await expect(page.getByTestId('toast')).toContainText('Conversion rate cannot exceed ₱100 per credit');

  await field.fill('3');
  await save.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByTestId('current-rate')).toHaveText('1 credit = ₱1.00');

  try {
    await change(page, '2.50');
    await expect(page.getByTestId('toast')).toContainText('Conversion rate updated to ₱2.50 per credit');
    await expect(page.getByTestId('current-rate')).toHaveText('1 credit = ₱2.50');
    await expect(page.getByText('₱1.00 → ₱2.50').first()).toBeVisible();
    await expectAccessible(page);
    const fan = await anotherBrowser(page);
    await startAs(fan, 'fan@likha.test');
    await fan.goto('/buy-credits');
    await expect(fan.getByTestId('rate')).toHaveText('1 credit = ₱2.50');
    await expect(fan.getByTestId('pack-starter')).toContainText('₱250.00');
    await fan.context().close();
  } finally {
    await change(page, '1.00');
  }
  await expect(page.getByTestId('current-rate')).toHaveText('1 credit = ₱1.00');
});

async function change(page: Page, rate: string): Promise<void> {
  await page.getByLabel('New rate (pesos per credit)').fill(rate);
  await page.getByRole('button', { name: 'Update Conversion Rate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the rate?' });
  await expect(dialog.getByText('Credits in circulation')).toBeVisible();
  await expect(dialog.getByTestId('revaluation')).toContainText(/Likha’s promotions/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Change to ₱${rate}` }).click();
  await expect(page.getByTestId('current-rate')).toHaveText(`1 credit = ₱${rate}`);
}
