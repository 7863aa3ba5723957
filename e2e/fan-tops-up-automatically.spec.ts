import { expect, expectAccessible, newEmail, register, settleHistory, test } from './journey.ts';

test('a fan agrees once, and credits are bought for them when they run low', async ({ page }) => {
  // The worker looks each minute.
  await register(page, { name: 'Laging May Laman', email: newEmail() });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Buy credits automatically' }).click();
  const box = page.getByTestId('top-up');
  await box.getByLabel('When I have fewer credits than').fill('none');
  await box.getByRole('button', { name: 'Continue to PayPal' }).click();
  await expect(box).toContainText('Type a whole number from 1 to 10,000');
  await box.getByLabel('When I have fewer credits than').fill('20');
  await box.getByLabel('At most each month').fill('50');
  await box.getByRole('button', { name: 'Continue to PayPal' }).click();
  await expect(box).toContainText('has to cover the pack at least once');
  await expectAccessible(page);
  await box.getByLabel('At most each month').fill('250');
  await box.getByRole('button', { name: 'Continue to PayPal' }).click();

  // They turn back first: nothing is on.
  await page.getByRole('button', { name: 'Return to Likha' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByTestId('top-up-waiting')).toContainText('You still have to agree at PayPal');
  await page.getByRole('button', { name: 'I have agreed' }).click();
  await expect(page.getByTestId('toast')).toContainText('You have not agreed to this');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Agree at PayPal' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByTestId('top-up-on')).toContainText('Below 20 credits, ₱100.00 is charged');
  await expect(page).toHaveURL(/\/settings$/);
  await expectAccessible(page);

  await expect(async () => {
    await page.goto('/credit-history');
    await expect(page.getByRole('link', { name: 'Starter pack: 100 credits' }).first()).toBeVisible({
      timeout: 2000,
    });
  }).toPass({ timeout: 100_000 });
  await page.goto('/settings?top_up=paused');
  await expect(page.getByTestId('top-up-on')).toContainText('₱100.00 of ₱250.00 so far this month');
  await settleHistory(page);
  await page.getByTestId('top-up-on').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByTestId('toast')).toContainText('Automatic buying is off');
  await expect(page.getByTestId('top-up-on')).toHaveCount(0);
});
