import { expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a creator compares months, sets goals, settles first steps and takes the days away as a table', async ({
  page,
}) => {
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator');
  await expect(page.getByTestId('stat-cards')).toContainText('by this day last month');

  await page.getByRole('button', { name: 'Edit goals' }).click();
  const earnings = page.getByLabel('Earnings in pesos');
  await expect(earnings).toBeFocused();
  await earnings.fill('0');
  await page.getByRole('button', { name: 'Save goals' }).click();
  await expect(earnings).toHaveAccessibleDescription(/from ₱1.00 to ₱10,000,000.00/);
  await earnings.fill('20,000');
  await page.getByRole('button', { name: 'Save goals' }).click();
  await expect(page.getByTestId('toast')).toContainText('Goals saved');
  await expect(page.getByText(/of ₱20,000.00/)).toBeVisible();

  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem').first()).toContainText('Done: Add a profile picture');
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Show first steps' }).click();
  await expect(steps).toBeVisible();

  await page.getByRole('button', { name: 'View Analytics' }).click();
  await page.getByText('7 days', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Earnings by day, the last 7 days' })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^likha-7-days-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.getByText('Show as a table').first().click();
  await expect(page.locator('figure').getByRole('rowheader')).toHaveCount(7);
  // Over all of its time, whichever days are looked at: what is to come, and a line for each day of the week.
  await expect(page.getByText('Renewals in the next 30 days')).toBeVisible();
  const times = page.getByRole('region', { name: 'When fans buy' });
  await expect(times.getByRole('rowheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  await expectAccessible(page);
});
