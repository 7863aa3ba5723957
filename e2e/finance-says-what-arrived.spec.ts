import { payMongoCsv } from '../apps/server/src/modules/settlements/report/reports.fixture.ts';
import { expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('of a report that comes to less than nothing it is said that nothing arrives, and of an absurd amount what it may be', async ({
  page,
}) => {
  await startAs(page, 'admin@likha.test');
  await page.goto('/admin/settlements');
  const before = (await (await page.request.get('/api/admin/settlements')).json()).settlements.length;
  const of = `pay_${Date.now()}`;
  const csv = payMongoCsv([{ id: `re_${of}`, type: 'refund', of, amount: -5_025 }]);
  const file = { name: 'payout.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByTestId('settlement')).toHaveCount(before + 1);
  const report = page.getByTestId('settlement').first();
  await expect(report).toContainText('−₱50.25');
  await report.getByRole('button', { name: 'Nothing arrives' }).click();
  const ask = page.getByRole('dialog');
  await expect(ask).toContainText('PayMongo’s report comes to −₱50.25');
  await expect(ask).toContainText('₱50.25 is left to settle');
  await expectAccessible(page);
  const amount = ask.getByLabel('Amount in pesos');
  const book = ask.getByRole('button', { name: 'Book it', exact: true });
  for (const [typed, said] of [
    ['1000000000000000', 'at most 1,000,000,000'],
    ['abc', 'in digits only'],
    ['-5', 'cannot be below 0'],
    ['12.345', 'two decimals at most'],
  ] as const) {
    await amount.fill(typed);
    await book.click();
    await expect(ask).toContainText(said);
    await expect(amount).toBeFocused();
  }
  await amount.fill('0');
  await ask.getByLabel('Day', { exact: true }).fill(new Date().toISOString().slice(0, 10));
  await ask.getByLabel('Reference', { exact: true }).fill('Carried over');
  await book.click();
  await expect(report).toContainText('Nothing arrived');
  await settleHistory(page);
  await page.getByLabel('Show').selectOption('difference');
  await expect(page.getByTestId('settlement-item').last()).toContainText('−₱50.25');
});
