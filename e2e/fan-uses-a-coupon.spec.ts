import { anotherBrowser, expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('an admin makes a coupon, and a fan pays less with it', async ({ page }) => {
  const code = `TIPID-${Date.now()}`;
  await startAs(page, 'admin@likha.test');
  await page.goto('/admin?tab=coupons');
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await page.getByRole('button', { name: 'Save Coupon' }).click();
  await expect(page.getByTestId('toast')).toContainText('Coupon code and value are required');
  await page.getByLabel('Code', { exact: true }).fill('abcdefghijklmnopqrstuvwxyz');
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('ABCDEFGHIJKLMNOPQRST');
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Percent off').fill('20');
  await page.getByLabel('Uses per fan').fill('1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Coupon' }).click();
  await expect(page.getByTestId('toast')).toContainText('Coupon created successfully');
  const row = page.getByTestId('coupon').filter({ hasText: code });
  await expect(row).toContainText('20% off');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await row
    .getByRole('button', { name: new RegExp(code) })
    .first()
    .click();
  await expect(page.getByTestId('toast')).toContainText('Copied');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code);

  const fan = await anotherBrowser(page);
  await startAs(fan, 'fan@likha.test');
  await fan.goto('/buy-credits');
  const field = fan.getByLabel('Coupon code');
  await field.press('Enter');
  await expect(fan.getByText('Please enter a coupon code')).toBeVisible();
  await field.fill('abcdefghijklmnopqrstuvwxyz');
  await expect(field).toHaveValue('ABCDEFGHIJKLMNOPQRST');
  await field.fill('walang ganito');
  await field.press('Enter');
  await expect(fan.getByTestId('toast')).toContainText('Invalid Coupon');
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(fan.getByTestId('applied-coupon')).toContainText('₱100.00 off');
  const pay = fan.getByTestId('purchase-button');
  await expect(pay).toContainText('₱400.00');
  await fan.getByTestId('pack-starter').click();
  await expect(pay).toContainText('₱80.00');
  await fan.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(pay).toContainText('₱100.00');
  await field.fill(code);
  await fan.getByRole('button', { name: 'Apply' }).click();
  await expectAccessible(fan);
  await pay.click();
  // Left and come back to: the coupon is still there.
  await fan.getByRole('button', { name: /Cancel/ }).click();
  await fan.getByRole('button', { name: 'Try again' }).click();
  await expect(pay).toContainText('₱80.00');
  await pay.click();
  await fan.getByRole('button', { name: /Approve/ }).click();
  await expect(fan.getByTestId('purchase-completed')).toContainText('₱80.00');
  await fan.context().close();

  await page.getByRole('button', { name: `Deactivate ${code}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to deactivate this coupon?');
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page.getByTestId('toast')).toContainText('Coupon deactivated successfully');
  await expect(row).toContainText('Inactive');
  await expect(row).toContainText('Used 1 time');
  await page.getByRole('button', { name: `Who used ${code}` }).click();
  await expect(row).toContainText('₱20.00 off, ₱80.00 to pay');
  await expectAccessible(page);
});
