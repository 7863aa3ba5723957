import { expect, expectAccessible, newEmail, register, test } from './journey.ts';

test('a fan sets a limit, is held to it when buying, waits for a raise, and takes a break', async ({
  page,
}) => {
  await register(page, { name: 'Tipid Muna', email: newEmail() });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set limits on credits' }).click();
  const month = page.getByTestId('limit-month');
  await month.getByRole('textbox').fill('none');
  await month.getByRole('button', { name: 'Save the monthly limit' }).click();
  await expect(month).toContainText('Enter a whole number');
  await month.getByRole('textbox').fill('300');
  await month.getByRole('button', { name: 'Save the monthly limit' }).click();
  await expect(page.getByTestId('toast').getByText('Limit saved')).toBeVisible();
  // What is typed while the saved one comes back stays.
  await month.getByRole('textbox').fill('900');
  await month.getByRole('button', { name: 'Save the monthly limit' }).click();
  await expect(month).toContainText(/900 credits from .* on/);
  await expect(month.getByRole('textbox')).toHaveValue('300');
  await expectAccessible(page);

  await page.goto('/buy-credits');
  await page.getByRole('radio', { name: /Popular/ }).check();
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await page.getByRole('button', { name: /Pay ₱500\.00/ }).click();
  await expect(page.getByTestId('toast')).toContainText('300 credits a month. You can buy 300 more until');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set limits on credits' }).click();
  await page.getByText('7 days').click();
  await page.getByRole('button', { name: 'Start the break' }).click();
  const ask = page.getByRole('dialog', { name: 'Take a break for 7 days?' });
  await expect(ask).toBeVisible();
  await page.keyboard.press('Escape');
  // While it fades out, its button bears the same name as the one that opened it.
  await expect(ask).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start the break' })).toBeFocused();
  await page.getByRole('button', { name: 'Start the break' }).click();
  await ask.getByRole('button', { name: 'Start the break' }).click();
  await expect(page.getByTestId('pause')).toContainText('You are taking a break until');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End in 24 hours' }).click();
  await expect(page.getByRole('button', { name: 'End in 24 hours' })).toHaveCount(0);
});
