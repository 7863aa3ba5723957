import { expect, expectAccessible, newEmail, register, test } from './journey.ts';

test('help is there for guests without JavaScript, and leads to everything', async ({ page }) => {
  const answer = await page.request.get('/help');
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  for (const address of ['/contact', '/legal/refunds', '/legal/removal-request', '/legal/terms'])
    expect(html).toContain(`href="${address}"`);
  expect(html).toContain('Can I get my money back?');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await page.getByText('Can I get my money back?').click();
  await expect(page.getByText(/Within 48 hours of their arrival/)).toBeVisible();
  await expectAccessible(page);
});

test('whoever has a problem with a payment writes to us with its reference filled in', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await register(page, { name: 'Hana Help', email: newEmail() });
  await expect(page).toHaveURL(/\/fan$/);
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone) await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();

  await page.goto('/buy-credits');
  await expect(page.getByTestId('payment-help').getByRole('link', { name: 'Help' })).toBeVisible();
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await page.getByRole('button', { name: /Pay ₱/ }).click();
  await page.getByRole('button', { name: /Approve/ }).click();
  await page.waitForURL(/\/buy-credits\?purchase=/);
  await expect(page.getByTestId('purchase-completed')).toBeVisible();
  const reference = await page.getByText(/^LK(-[A-Z0-9]{4}){2}$/).textContent();
  await page.getByRole('button', { name: 'Copy: Reference' }).click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(reference);
  await page.getByRole('link', { name: 'Write to us about it' }).click();
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(`About purchase ${reference}:\n\n`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hana Help');

  // What was typed about it is kept, apart from what is typed about something else.
  const typed = `About purchase ${reference}:\n\nNo credits came.`;
  await message.fill(typed);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  await expect(message).toHaveValue('');
  await page.goto('/credit-history');
  await page.getByRole('link', { name: /^Help with this purchase/ }).click();
  await expect(message).toHaveValue(typed);
});
