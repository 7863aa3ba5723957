import { expect, expectAccessible, test } from './journey.ts';
import { anotherBrowser, startAs } from './signed-in.ts';

test('a visitor writes to us, and an admin marks it as answered', async ({ page }) => {
  const words = `Kumusta kayo? <b>${Date.now()}</b>`;
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription('Please complete the reCAPTCHA verification');
  await page.getByRole('checkbox', { name: "I'm not a robot" }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible({ timeout: 30_000 });
  await send.click();
  await expect(page.getByTestId('toast')).toContainText('Validation Error');
  await expect(page.getByTestId('toast')).toContainText('Please fill in all fields');
  await page.getByLabel('Name').fill('Ana Reyes');
  await page.getByLabel('E-mail').fill('ana@example.test');
  await page.getByLabel('Message', { exact: true }).fill(words);
  await expectAccessible(page);
  await page.getByText('How much does a creator keep?').click();
  await expect(page.getByText(/^70 % of/)).toBeVisible();
  await send.click();
  const thanks = page.getByTestId('contact-thanks');
  await expect(thanks).toContainText('Thank You!');
  await expect(thanks.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await thanks.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');

  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  await admin.goto('/admin?tab=moderation');
  // What a visitor wrote is text, whatever it looks like.
  const message = admin.getByTestId('contact-message').filter({ hasText: words });
  await expect(message).toContainText('ana@example.test');
  await message.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(message).toHaveCount(0);
  await admin.getByLabel('Which messages').selectOption('answered');
  await expect(message).toContainText('Answered by');
});
