import { type APIRequestContext, request } from '@playwright/test';
import { DEMO_PASSWORD, expect, expectAccessible, settleHistory, test } from './journey.ts';
import { anotherBrowser, startAs } from './signed-in.ts';

test('a fan asks for a refund, an admin approves it, and it is paid back', async ({ page, baseURL }) => {
  const id = await buy(await request.newContext({ baseURL: baseURL ?? '' }));
  await startAs(page, 'fan@likha.test');
  await page.goto('/credit-history');
  await page.getByRole('link', { name: 'Starter pack: 100 credits' }).first().click();
  const receipt = page.getByTestId('purchase-completed');
  await expect(receipt).toContainText(id);
  await receipt.getByRole('button', { name: 'Ask for a refund' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('₱100.00 back');
  await dialog.getByLabel('Reason').fill('Napindot ko lang');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for a refund' }).click();
  await expect(page.getByTestId('refund-open')).toContainText('You asked for ₱100.00 back');
  await settleHistory(page);
  await expect(page.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);
  await expectAccessible(page);

  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  await admin.goto('/admin?tab=credits');
  const card = admin.getByTestId('refund-request').filter({ hasText: id });
  await expect(card).toContainText('Napindot ko lang');
  await expect(card).toContainText('Waits since today; 5 to 10 working days were promised');
  await card.getByRole('button', { name: 'Decline' }).click();
  await expect(card.getByText('Say why, in words that the fan can read.')).toBeVisible();
  await expectAccessible(admin);
  await card.getByRole('button', { name: 'Approve refund' }).click();
  await expectAccessible(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve refund' }).click();
  await expect(admin.getByText('Nobody waits for a refund')).toBeVisible();
  await admin.context().close();

  await expect(async () => {
    await page.reload();
    await expect(page.getByTestId('refund-paid_back')).toContainText('₱100.00 was paid back', {
      timeout: 2000,
    });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByTestId('purchase-refunded')).toContainText('Purchase refunded');
  await expectAccessible(page);
  await page.goto('/credit-history');
  await expect(page.getByRole('link', { name: 'Refund of a purchase' }).first()).toBeVisible();
});

/** Buys the smallest pack as a program would. @returns the purchase's id */
async function buy(api: APIRequestContext): Promise<string> {
  const login = { email: 'fan@likha.test', password: DEMO_PASSWORD };
  const { access_token } = await (await api.post('/api/auth/login', { data: login })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const figures = { credit_amount: 100, original_amount: 100, final_amount: 100 };
  const bought = await api.post('/api/credits/purchase', {
    headers,
    data: { ...figures, payment_method: 'gcash', package_id: 'starter' },
  });
  const { purchase_id, approval_url } = await bought.json();
  await api.post(approval_url, { form: { action: 'approve' }, maxRedirects: 0 });
  await expect
    .poll(
      async () => (await (await api.get(`/api/credits/purchases/${purchase_id}`, { headers })).json()).status,
    )
    .toBe('completed');
  await api.dispose();
  return purchase_id;
}
