import { readFile } from 'node:fs/promises';
import { paths } from '@likha/contract/addresses';
import { expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a fan reads a month, by creator only once they ask, and takes it away', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto(paths.creditHistory());
  await page.getByRole('heading', { name: 'Monthly statements' }).click();
  const month = page.getByTestId('statement').first();
  await month.locator('summary').click();
  await expect(month).toContainText('Wallet at the end');
  await expect(month).not.toContainText('with creators');
  const csv = month.getByRole('link', { name: 'Each movement (CSV)' });
  await expect(csv).toHaveAttribute('href', /\.csv$/);
  await expectAccessible(page);
  await month.getByRole('switch', { name: 'Show by creator' }).click();
  await expect(month).toContainText(/Used by creator|No credits were used with creators in this month/);
  const download = page.waitForEvent('download');
  await csv.click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    '"Kind","What","Creator","Credits"',
  );
  await expectAccessible(page);

  // Paper is light, and nobody goes anywhere from it.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(36, 20, 43)');
  for (const bar of await page.getByRole('navigation').all()) await expect(bar).toBeHidden();
  await expect(month).toBeVisible();
});
