import { request } from '@playwright/test';
import { payPalCsv } from '../apps/server/src/modules/settlements/report/reports.fixture.ts';
import { buyAsProgram } from './buy-credits.ts';
import { expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';

/** What PayPal keeps of ₱1,000: 39 of a thousand. */
const FEE_CENTAVOS = 3_900;

test('an accountant follows a peso from the payer’s card to the bank', async ({ page, baseURL }) => {
  const captureId = await buy(baseURL ?? '');
  await startAs(page, 'admin@likha.test');
  await page.goto('/admin/settlements');
  const csv = payPalCsv([
    { id: captureId, amount: 100_000, fee: FEE_CENTAVOS },
    { id: `WITHDRAWN-${captureId}`, type: 'T0400', amount: FEE_CENTAVOS - 100_000 },
  ]);
  const file = { name: 'STL.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  const report = page.getByTestId('settlement').first();
  await expect(report).toContainText('₱961.00');
  await expect(report).toContainText('Rows that do not match0');
  await expectAccessible(page);
  await report.getByRole('button', { name: 'It arrived at the bank' }).click();
  const ask = page.getByRole('dialog');
  await expect(ask.getByLabel('Amount in pesos')).toHaveValue('961.00');
  await ask.getByRole('button', { name: 'Book it as arrived' }).click();
  await expect(ask.getByText('Choose the day')).toBeVisible();
  await expect(ask.getByLabel('Day it arrived')).toBeFocused();
  await ask.getByLabel('Day it arrived').fill(new Date().toISOString().slice(0, 10));
  await ask.getByLabel('Bank reference').fill('BPI 0042');
  await ask.getByRole('button', { name: 'Book it as arrived' }).click();
  await expect(report).toContainText('BPI 0042');
  await expect(report.getByRole('button', { name: 'Take this back' })).toBeFocused();
  await settleHistory(page);

  await page.goto('/admin/books?tab=balance');
  await page.getByRole('link', { name: 'Clearing with PayPal' }).click();
  const movements = page.getByTestId('movement');
  await expect(movements.last()).toContainText('Arrived at the bank');
  await expect(movements.last()).toContainText('From Bank');
  await movements.filter({ hasText: '₱1,000.00' }).getByRole('link', { name: 'Purchase' }).last().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Story of an entry' })).toBeVisible();
  const story = page.getByRole('main').getByRole('listitem');
  for (const step of ['Purchase started', 'Paid at PayPal', 'Named in a report of PayPal', 'BPI 0042'])
    await expect(story.filter({ hasText: step }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByTestId('story-entry').last().getByRole('link', { name: 'Bank', exact: true }).click();
  await expect(movements.last()).toContainText('₱961.00');
  await expect(movements.last()).toContainText('To Clearing with PayPal');
  await expectAccessible(page);
});

/** A fan buys ₱1,000 of credits by PayPal, as a program would. @returns the capture's id at PayPal */
async function buy(baseURL: string): Promise<string> {
  const api = await request.newContext({ baseURL });
  const { purchaseId, approvalUrl } = await buyAsProgram(api, {
    package_id: 'premium',
    credits: 1150,
    pesos: 1000,
    payment_method: 'paypal',
  });
  const { orders } = (await (await api.get(`${new URL(approvalUrl).origin}/sandbox/orders`)).json()) as {
    orders: { purchaseId: string; paymentId: string | null }[];
  };
  await api.dispose();
  return orders.find((order) => order.purchaseId === purchaseId)?.paymentId ?? '';
}
