import { type APIRequestContext, request } from '@playwright/test';
import { buyAsProgram } from './buy-credits.ts';
import { anotherBrowser, DEMO_PASSWORD, expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

/** Somebody whom no other journey signs in as: the account is banned on the way. */
const EMAIL = 'migs.ibarra@likha.test';

test('a fan disputes a payment, admins see what it took, and it is won', async ({ page, baseURL }) => {
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  const { purchaseId, reference, approvalUrl } = await buyAsProgram(api, {
    email: EMAIL,
    package_id: 'starter',
    credits: 100,
    pesos: 100,
    payment_method: 'paypal',
  });
  const complain = await disputes(api, approvalUrl, purchaseId);
  await startAs(page, 'admin@likha.test');
  await complain('opened');
  await page.goto('/admin?tab=credits');
  const dispute = page.getByTestId('dispute').filter({ hasText: reference });
  await expect(async () => {
    await page.reload();
    await expect(dispute).toContainText('₱100.00 by PayPal', { timeout: 2000 });
  }).toPass();
  await expect(dispute).toContainText('Open');
  await expect(dispute).toContainText('100 credits taken back');
  await expectAccessible(page);

  const fan = await anotherBrowser(page);
  await fan.goto('/login');
  await fan.getByLabel('Email').fill(EMAIL);
  await fan.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await fan.getByRole('button', { name: 'Sign in' }).click();
  await expect(fan.getByText(/banned.*₱100\.00/).first()).toBeVisible();
  await fan.context().close();

  await expect(dispute).toContainText('9 days left');

  await complain('won');
  await expect(async () => {
    await page.reload();
    await page.getByLabel('Which disputes').selectOption('newest');
    await expect(dispute).toContainText('What was taken was given back', { timeout: 2000 });
  }).toPass();
  await expect(dispute).toContainText('Won');
  await dispute.getByRole('link', { name: /Migs Ibarra/ }).click();
  // The list stays until the person's page is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Migs Ibarra' })).toBeVisible();
  await expect(page.getByTestId('dispute').filter({ hasText: reference })).toContainText('Won');
  await expectAccessible(page);
  await api.dispose();
});

/** What the payer tells the provider of a purchase, and the provider decides. @returns takes the stage it comes to */
async function disputes(api: APIRequestContext, approvalUrl: string, purchaseId: string) {
  const provider = new URL(approvalUrl).origin;
  const { orders } = (await (await api.get(`${provider}/sandbox/orders`)).json()) as {
    orders: { id: string; purchaseId: string }[];
  };
  const order = orders.find((each) => each.purchaseId === purchaseId);
  return async (stage: 'opened' | 'won') => {
    const answer = await api.post(`${provider}/sandbox/orders/${order?.id}/dispute`, { data: { stage } });
    expect(answer.ok()).toBe(true);
  };
}
