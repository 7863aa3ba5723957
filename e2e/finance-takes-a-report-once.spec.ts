import { payPalCsv } from '../apps/server/src/modules/settlements/report/reports.fixture.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a report that is sent offline, or whose answer is lost, is kept, and taken once when it is sent again', async ({
  page,
}) => {
  await startAs(page, 'admin@likha.test');
  await page.goto('/admin/settlements');
  const upload = page.getByRole('region', { name: 'Upload a report' });
  const reports = page.getByTestId('settlement');
  const before = (await (await page.request.get('/api/admin/settlements')).json()).settlements.length;
  const csv = payPalCsv([{ id: `ONCE-${Date.now()}`, amount: 100_000, fee: 3_900 }]);
  const file = { name: 'STL.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const again = upload.getByRole('button', { name: 'Send STL.csv again' });

  // Without a network the rest of the page would not come.
  await expect(upload).toBeVisible();
  await expect(reports).toHaveCount(before);
  await page.context().setOffline(true);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(upload).toContainText('You are offline');
  await expect(upload).toContainText('Nothing was sent');
  await page.context().setOffline(false);

  // It is taken, and nobody learns of it.
  await page.route('**/api/admin/settlements', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await again.click();
  await expect(upload).toContainText('Not confirmed yet');
  await expect(upload).toContainText('it does not happen twice');
  await expectAccessible(page);
  await page.unroute('**/api/admin/settlements');
  await again.click();
  await expect(page.getByTestId('toast')).toContainText('had arrived the first time');
  await expect(again).toHaveCount(0);
  await expect(reports).toHaveCount(before + 1);

  // Chosen anew it is refused, as it is there.
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(upload).toContainText('Report not uploaded');
  await expect(again).toHaveCount(0);
});
