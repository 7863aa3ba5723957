import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

/** An admin sets what a dollar is; with 0 nobody is offered a card in dollars. */
async function setRate(api: APIRequestContext, php_per_foreign_unit: number): Promise<void> {
  const login = { email: 'admin@likha.test', password: DEMO_PASSWORD };
  const { access_token } = await (await api.post('/api/auth/login', { data: login })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const { settings } = await (await api.get('/api/admin/settings', { headers })).json();
  const data = { version: settings.version, php_per_foreign_unit };
  expect((await api.put('/api/admin/settings', { headers, data })).ok()).toBe(true);
}

test('a fan pays with a card that is charged in dollars, and sees so before and after', async ({
  page,
  playwright,
  baseURL,
}) => {
  const api = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await setRate(api, 54.8);
  await startAs(page, 'fan@likha.test');
  await page.goto('/buy-credits');
  await page.getByText('Card in USD').click();
  await expect(page.getByTestId('foreign-charge')).toContainText(
    'Your card is charged US$9.13 for ₱500.00, at ₱54.80 for US$1.',
  );
  await expectAccessible(page);

  // The rate moves while the fan looks: nothing is paid at another one than was shown.
  await setRate(api, 60);
  const pay = page.getByTestId('purchase-button');
  await expect(pay).toHaveText('Pay ₱500.00 by card (US$9.13)');
  await pay.click();
  await expect(page.getByTestId('foreign-charge')).toContainText('US$8.34 for ₱500.00, at ₱60.00');
  await expect(pay).toHaveText('Pay ₱500.00 by card (US$8.34)');
  await pay.click();

  await expect(page.getByText('USD 8.34')).toBeVisible();
  await setRate(api, 54.8);
  await page.getByRole('button', { name: 'Approve' }).click();
  const receipt = page.getByTestId('purchase-completed');
  await expect(receipt).toContainText('Charged to your card');
  await expect(receipt).toContainText('US$8.34, at ₱60.00 for US$1');
  await expect(receipt).toContainText('Card in USD');
  await expectAccessible(page);

  await setRate(api, 0);
  await page.goto('/buy-credits');
  await expect(page.getByText('GCash', { exact: true })).toBeVisible();
  await expect(page.getByText('Card in USD')).toHaveCount(0);
  await api.dispose();
});
