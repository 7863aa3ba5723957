import { expect, expectAccessible, newEmail, register, test } from './journey.ts';
import { linkInMail } from './mailbox.ts';

const NEW = 'dagat na walang hanggan 71';

test('a person confirms an address, loses the password, and chooses another by mail', async ({ page }) => {
  const email = newEmail();
  await register(page, { name: 'Luna Santos', email });
  await page.goto('/settings');
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await page.goto(await linkInMail(page, email, 'Confirm your email address'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByText(`${email} is confirmed`)).toBeVisible();
  // Somebody else's browser is signed in as well, and must not stay so.
  const thief = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  await thief?.request.post('/api/auth/login', { data: { email, password: 'gabi ng mga ilaw 94' } });
  expect((await thief?.request.get('/api/auth/me'))?.status()).toBe(200);
  await page.context().clearCookies();
  await page.evaluate('localStorage.clear()');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/forgot-password');
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await linkInMail(page, email, 'Choose a new password');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm new password').fill('iba ito');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Confirm new password').fill(NEW);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByTestId('toast')).toContainText('Password changed');
  expect((await thief?.request.get('/api/auth/me'))?.status()).toBe(401);
  await thief?.close();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/fan');
  // The link was for once.
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm new password').fill(NEW);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was already used' }).first()).toBeVisible();
  await expectAccessible(page);
});
