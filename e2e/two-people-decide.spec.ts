import type { Page } from '@playwright/test';
import { payPalCsv } from '../apps/server/src/modules/settlements/report/reports.fixture.ts';
import { expect, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';
import { askForPayout, withSecond } from './two-people.ts';

test('whoever approves first, or withdraws that, stands at the button in whose place the pressed one was', async ({
  page,
  baseURL,
}) => {
  await withSecond(baseURL ?? '', async () => {
    await startAs(page, 'admin@likha.test');
    await approvesAPayout(page, baseURL ?? '');
    await takesAnArrivalBack(page);
  });
});

async function approvesAPayout(page: Page, baseURL: string): Promise<void> {
  const creator = await askForPayout(baseURL, 'luningning_cruz');
  await page.goto('/admin');
  const card = page.getByTestId('payout-request').filter({ hasText: 'Luningning' });
  await card.getByRole('button', { name: /^Decide on/ }).click();
  await card.getByRole('button', { name: 'Approve' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByRole('button', { name: 'Withdraw my approval' })).toBeFocused();
  await settleHistory(page);
  await card.getByRole('button', { name: 'Withdraw my approval' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Approve' })).toBeFocused();
  await card.getByLabel('Reason').fill('Asked by mistake');
  await card.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(card).toHaveCount(0);
  await settleHistory(page);
  await creator.dispose();
}

async function takesAnArrivalBack(page: Page): Promise<void> {
  await page.goto('/admin/settlements');
  const csv = payPalCsv([
    { id: `OTHER-${Date.now()}`, amount: 100_000, fee: 3_900 },
    { id: `BANK-${Date.now()}`, type: 'T0400', amount: -96_100 },
  ]);
  const file = { name: 'STL.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const before = (await (await page.request.get('/api/admin/settlements')).json()).settlements.length;
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByTestId('settlement')).toHaveCount(before + 1);
  const report = page.getByTestId('settlement').first();
  await expect(report).toContainText('Rows that do not match1');
  await report.getByRole('button', { name: 'It arrived at the bank' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByLabel('Amount in pesos').fill('961');
  await ask.getByLabel('Day it arrived').fill(new Date().toISOString().slice(0, 10));
  await ask.getByLabel('Bank reference').fill('BPI 0043');
  await ask.getByRole('button', { name: 'Book it as arrived' }).click();
  const back = report.getByRole('button', { name: 'Take this back' });
  await expect(back).toBeFocused();
  await settleHistory(page);
  await back.press('Enter');
  await ask.getByLabel('Why is it wrong?').fill('It was of another report');
  await ask.getByRole('button', { name: 'Take it back' }).click();
  await expect(report.getByRole('button', { name: 'Withdraw my request' })).toBeFocused();
  await settleHistory(page);
  await report.getByRole('button', { name: 'Withdraw my request' }).press('Enter');
  await expect(back).toBeFocused();
}
