import { anotherBrowser, expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('an admin changes the settings, and another admin who is later is told', async ({ page }) => {
  await startAs(page, 'admin@likha.test');
  await page.goto('/admin');
  const commission = page.getByLabel('Affiliate commission (%)');
  await commission.fill('51');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByTestId('toast')).toContainText('Commission percentage must be between 1% and 50%');

  const later = await anotherBrowser(page);
  await startAs(later, 'admin@likha.test');
  await later.goto('/admin/settings');
  await later.getByLabel('Commission lasts (months)').fill('18');

  await commission.fill('12');
  await page.getByRole('button', { name: 'Save settings' }).click();
  const ask = page.getByRole('dialog');
  await expect(ask.getByText('10% → 12%')).toBeVisible();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByTestId('toast')).toContainText('Settings saved');
  await settleHistory(page);
  await page.goto('/');
  await expect(page.getByText('12%').first()).toBeVisible();

  await later.getByRole('button', { name: 'Save settings' }).click();
  await later.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(later.getByTestId('toast')).toContainText('Luz Administrador has changed the settings');
  // What was typed stays, beside what the other one has saved.
  await expect(later.getByLabel('Affiliate commission (%)')).toHaveValue('12');
  await expect(later.getByLabel('Commission lasts (months)')).toHaveValue('18');
  await later.context().close();
});
