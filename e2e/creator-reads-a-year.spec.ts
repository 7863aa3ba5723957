import { readFile } from 'node:fs/promises';
import { paths } from '@likha/contract/addresses';
import { expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a creator reads what a year came to, month by month, and takes it away', async ({ page }) => {
  await startAs(page, 'creator@likha.test');
  await page.goto(paths.studio('earnings'));
  await expect(page.getByRole('heading', { name: 'By year' })).toBeVisible();
  const year = page.getByTestId('statement-year').first();
  await expect(year).toContainText('So far this year');
  await year.locator('summary').first().click();
  await expect(year).toContainText('Owed to you at the start');
  await expect(year).toContainText(/Unlocked posts and messages \(\d+\): fans paid ₱/);
  await expectAccessible(page);

  await year.getByText('Month by month').click();
  const months = year.getByTestId('year-month');
  await expect(months.first()).toContainText('January');
  const owed = (await year.locator('dl').locator('dd').last().textContent())?.trim() ?? '';
  await expect(months.last()).toContainText(owed);
  await expectAccessible(page);
  // On a phone a month is a card: nobody moves the page sideways to read it.
  const widths = '[document.documentElement.scrollWidth, window.innerWidth]';
  const [content = 0, screen = 0] = await page.evaluate<number[]>(widths);
  expect(content).toBeLessThanOrEqual(screen);

  const csv = page.waitForEvent('download');
  await year.getByRole('link', { name: 'Each month (CSV)' }).click();
  const table = await readFile(await (await csv).path(), 'utf8');
  expect(table).toContain('"Unlocked posts and messages, paid by fans (PHP)"');
  expect(table.trim().split('\r\n')).toHaveLength(1 + (await months.count()));
  const pdf = page.waitForEvent('download');
  await year.getByRole('link', { name: 'Download PDF' }).click();
  const paper = await readFile(await (await pdf).path());
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
});
