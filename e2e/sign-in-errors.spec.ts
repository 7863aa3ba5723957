import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, newEmail, test } from './journey.ts';

test('a wrong password is said, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill('fan@likha.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByTestId('toast')).toContainText('Login Failed');
  await expect(page.getByTestId('toast')).toContainText('Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue('fan@likha.test');
  await expectAccessible(page);
});

test('what is typed and pressed before the code is there happens when it is', async ({ page }) => {
  // A page of its own: `goto` of the usual one waits for the code.
  const early = await page.context().newPage();
  await early.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await early.goto('/login', { waitUntil: 'commit' });
  await early.getByLabel('Email').fill('fan@likha.test');
  await early.getByLabel('Password', { exact: true }).fill('not the password');
  await early.getByRole('button', { name: 'Sign in' }).click();
  await expect(early.locator('html')).not.toHaveAttribute('data-live');
  await expect(early.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  await expect(early.getByTestId('toast')).toContainText('Invalid email or password');
  await expect(early.getByLabel('Email')).toHaveValue('fan@likha.test');

  await early.goto('/models', { waitUntil: 'commit' });
  await early.getByRole('tab', { name: 'List View' }).click();
  await expect(early.locator('html')).not.toHaveAttribute('data-live');
  await expect(early.getByRole('tab', { name: 'List View' })).toHaveAttribute('aria-selected', 'true');
});

test('registration says what is wrong at every field, and in a toast the first in one order', async ({
  page,
}) => {
  await page.goto('/register');
  const create = page.getByRole('button', { name: 'Create Account' });
  await expect(create).toBeDisabled();
  await expect(create).toHaveAccessibleDescription(/robot.* first/);
  await page.getByLabel('Full name').fill('Bata Pa');
  await page.getByRole('checkbox', { name: "I'm not a robot" }).click();
  // While the captcha is worked out.
  for (const words of ['Email is required', 'Enter your date of birth', 'Type the password again'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect.poll(() => isBelow(page.getByLabel('Email'), page.getByTestId('toast'))).toBe(true);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(create).toHaveAccessibleDescription('');

  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('gabi ng mga ilaw 94');
  await page.getByLabel('Confirm password').fill('iba naman ito 2');
  await page.getByLabel('Date of birth').fill(`${new Date().getFullYear() - 17}-01-01`);
  await refused(page, 'Password Mismatch', 'Passwords do not match');
  await expect(page.getByText('You must be 18 or older to register')).toBeVisible();
  await expect(page.getByLabel('Date of birth')).toBeFocused();

  await page.getByLabel('Confirm password').fill('gabi ng mga ilaw 94');
  await refused(page, 'Age Restriction', 'You must be 18 or older to register');

  await page.getByLabel('Date of birth').fill('1994-05-20');
  await refused(page, 'Agreement Required', 'Please accept all terms and conditions');
  await page.getByRole('checkbox', { name: /18 years/ }).check();
  await refused(page, 'Agreement Required', 'Please accept all terms and conditions');
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/register$/);
});

test('sign-up names who referred, shows a password on request, and asks again for a captcha that ran out', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/register?type=creator&aff=amihan_reyes');
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText('Referral Link Detected');
  await expect(toast).toContainText('amihan_reyes');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('gabi ng mga ilaw 94');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Full name').fill('Bago Sana');
  await page.getByRole('checkbox', { name: "I'm not a robot" }).click();
  // One at a time: what is wrong takes the place of what was said before.
  await expect(toast).toContainText('Password Mismatch');
  await expect(toast).toHaveCount(1);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  const create = page.getByRole('button', { name: 'Create Account' });
  await expect(create).toBeEnabled();
  await page.clock.fastForward('11:00');
  await expect(create).toBeDisabled();
  await expect(toast).toHaveCount(0);
});

async function isBelow(field: Locator, toast: Locator): Promise<boolean> {
  const [lower, upper] = [await field.boundingBox(), await toast.boundingBox()];
  return lower !== null && upper !== null && lower.y > upper.y + upper.height;
}

async function refused(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByTestId('toast')).toContainText(title);
  await expect(page.getByTestId('toast')).toContainText(text);
}
