import { type APIRequestContext, type Page, request } from '@playwright/test';
import { payPalCsv } from '../apps/server/src/modules/settlements/report/reports.fixture.ts';
import { buyAsProgram } from './buy-credits.ts';
import { expect, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';
import { askForPayout } from './two-people.ts';

test('of two tabs that decide the same payout, the second is told what was decided', async ({
  page,
  baseURL,
}) => {
  const creator = await askForPayout(baseURL ?? '', 'marikit_dizon');
  await startAs(page, 'admin@likha.test');
  const other = await anotherTab(page, '/admin');
  const cardOf = (tab: Page) => tab.getByTestId('payout-request').filter({ hasText: 'Marikit' });
  for (const tab of [page, other]) {
    await cardOf(tab)
      .getByRole('button', { name: /^Decide on/ })
      .click();
    await cardOf(tab).getByLabel('Reason').fill('Asked by mistake');
  }
  await cardOf(page).getByRole('button', { name: 'Reject' }).click();
  await cardOf(other).getByRole('button', { name: 'Approve' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Reject' });
  await expect(confirm).toBeEnabled();
  await confirm.dblclick();
  await expect(cardOf(page)).toHaveCount(0);
  await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByTestId('toast')).toContainText('Luz Administrador was first: this payout is');
  await expect(cardOf(other)).toHaveCount(0);
  await Promise.all([page, other].map((tab) => settleHistory(tab)));
  const { payouts } = await (await creator.get('/api/payouts')).json();
  expect(payouts[0].status).toBe('rejected');
  await creator.dispose();
});

test('of two tabs that decide the same refund, it is paid back once', async ({ page, baseURL }) => {
  const fan = await request.newContext({ baseURL: baseURL ?? '' });
  const { reference, headers, purchaseId } = await askForRefund(fan);
  await startAs(page, 'admin@likha.test');
  const other = await anotherTab(page, '/admin?tab=credits');
  const cardOf = (tab: Page) => tab.getByTestId('refund-request').filter({ hasText: reference });
  for (const tab of [page, other]) {
    await cardOf(tab)
      .getByRole('button', { name: /^Decide on/ })
      .click();
    await cardOf(tab).getByRole('button', { name: 'Approve refund' }).click();
  }
  const confirmOf = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Give back ₱100.00' });
  await expect(confirmOf(page)).toBeEnabled();
  await confirmOf(page).dblclick();
  await expect(cardOf(page)).toHaveCount(0);
  await confirmOf(other).click();
  await expect(other.getByTestId('toast')).toContainText(
    'Luz Administrador was first: this refund is approved',
  );
  await expect(cardOf(other)).toHaveCount(0);
  await Promise.all([page, other].map((tab) => settleHistory(tab)));
  const purchase = async () =>
    (await (await fan.get(`/api/credits/purchases/${purchaseId}`, { headers })).json()).status;
  await expect.poll(purchase).toBe('refunded');
  await fan.dispose();
});

test('of two tabs that take the same row off the work list, the second is told that it is off', async ({
  page,
}) => {
  await startAs(page, 'admin@likha.test');
  await page.goto('/admin/settlements');
  const name = `TWICE-${Date.now()}`;
  const csv = payPalCsv([{ id: name, amount: 100_000, fee: 3_900 }]);
  const file = { name: 'STL.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  const itemOf = (tab: Page) => tab.getByTestId('settlement-item').filter({ hasText: name });
  await expect(itemOf(page)).toBeVisible();
  const other = await anotherTab(page, '/admin/settlements');
  for (const tab of [page, other]) {
    await itemOf(tab).getByRole('button').click();
    await itemOf(tab).getByRole('textbox').fill('Of the shop before this one');
  }
  const takeOff = (tab: Page) => itemOf(tab).getByRole('button').first();
  await takeOff(page).click();
  await expect(itemOf(page)).toHaveCount(0);
  await takeOff(other).click();
  await expect(other.getByTestId('toast')).toContainText('Already off the list');
  await expect(itemOf(other)).toHaveCount(0);
});

/** Both tabs have it before them. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await page.goto(path);
  await other.goto(path);
  await other.locator('html[data-live]').waitFor({ state: 'attached' });
  return other;
}

async function askForRefund(api: APIRequestContext) {
  const bought = await buyAsProgram(api, {
    email: 'tess.javier@likha.test',
    package_id: 'starter',
    credits: 100,
    pesos: 100,
    payment_method: 'gcash',
  });
  const { purchaseId, headers } = bought;
  const asked = await api.post(`/api/credits/purchases/${purchaseId}/refund-request`, { headers, data: {} });
  expect(asked.ok()).toBe(true);
  return bought;
}
