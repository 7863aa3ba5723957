import type { Page } from '@playwright/test';
import { anotherBrowser, DEMO_PASSWORD, expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

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
    await change(page, '1.25');
    await changeFar(page, '2.50');
    await expect(page.getByTestId('toast')).toContainText('Conversion rate updated to ₱2.50 per credit');
    await expect(page.getByTestId('current-rate')).toHaveText('1 credit = ₱2.50');
    await expect(page.getByText('₱1.25 → ₱2.50').first()).toBeVisible();
    await expectAccessible(page);
    const fan = await anotherBrowser(page);
    await startAs(fan, 'fan@likha.test');
    await fan.goto('/buy-credits');
    await expect(fan.getByTestId('rate')).toHaveText('1 credit = ₱2.50');
    await expect(fan.getByTestId('pack-starter')).toContainText('₱250.00');
    await fan.context().close();
    await tellsWhoWasFirst(page);
  } finally {
    await page.reload();
    await changeFar(page, '1.00');
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

/** More than a quarter away: what it costs is said, and the rate is typed once more. */
async function changeFar(page: Page, rate: string): Promise<void> {
  await page.getByLabel('New rate (pesos per credit)').fill(rate);
  await page.getByRole('button', { name: 'Update Conversion Rate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the rate by more than 25%?' });
  await expect(dialog.getByText('Worth afterwards')).toBeVisible();
  await expect(dialog.getByTestId('revaluation')).toContainText(/Likha’s promotions/);
  const confirm = dialog.getByRole('button', { name: `Change to ₱${rate}` });
  const again = dialog.getByLabel(`Type ${rate} to confirm`);
  await again.fill('25');
  await confirm.click();
  await expect(dialog.getByText(`Type ${rate}, the new rate.`)).toBeVisible();
  await expect(again).toBeFocused();
  await expectAccessible(page);
  await again.fill(rate);
  await confirm.click();
  await expect(page.getByTestId('current-rate')).toHaveText(`1 credit = ₱${rate}`);
}

/** Another admin changes it while the question stands: whoever answers is told, and sees the rate as it is. */
async function tellsWhoWasFirst(page: Page): Promise<void> {
  await page.getByLabel('New rate (pesos per credit)').fill('5.00');
  await page.getByRole('button', { name: 'Update Conversion Rate' }).click();
  const data = { php_per_credit: 2.4, shown_php_per_credit: 2.5 };
  const login = { email: 'admin@likha.test', password: DEMO_PASSWORD };
  const { access_token } = await (await page.request.post('/api/auth/login', { data: login })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await page.request.post('/api/credits/admin/conversion-rate', { headers, data });
  expect(answer.ok()).toBe(true);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type 5.00 to confirm').fill('5.00');
  await dialog.getByRole('button', { name: 'Change to ₱5.00' }).click();
  await expect(page.getByTestId('toast')).toContainText('has changed the settings since you opened them');
  await expect(page.getByTestId('current-rate')).toHaveText('1 credit = ₱2.40');
}
