import { expect, expectAccessible, newEmail, register, test } from './journey.ts';
import { linkInMail } from './mailbox.ts';

const PASSWORD = 'gabi ng mga ilaw 94';
const NEW = 'dagat na walang hanggan 71';

test('a person takes the account back that somebody with the password moved away', async ({ page }) => {
  const email = newEmail();
  const foreign = newEmail();
  await register(page, { name: 'Luna Santos', email });
  await page.goto(await linkInMail(page, email, 'Confirm your email address'));
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByText(`${email} is confirmed`)).toBeVisible();
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Email address' });
  await section.getByRole('button', { name: 'Change email address' }).click();
  await section.getByLabel('New email address').fill(foreign);
  await section.getByLabel('Current password').fill(PASSWORD);
  // Who has one factor is asked for no code.
  await expect(section.getByLabel('Code', { exact: true })).toHaveCount(0);
  await section.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByTestId('toast')).toContainText(foreign);
  await page.goto(await linkInMail(page, foreign, 'Confirm your email address'));
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByText(`${foreign} is confirmed`)).toBeVisible();
  const link = await linkInMail(page, email, 'Was this you? Somebody asked to change your email address');
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'It was not me: undo it' }).click();
  await page.waitForURL('**/reset-password#**');
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm new password').fill(NEW);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL('**/login');
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/fan');
  // The link was for once.
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'It was not me: undo it' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was already used' }).first()).toBeVisible();
});
