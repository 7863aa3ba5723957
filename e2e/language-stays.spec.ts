import type { Page } from '@playwright/test';
import { expect, expectAccessible, newEmail, test } from './journey.ts';

const PASSWORD = 'gabi ng mga ilaw 94';

/** The switch that is in sight: in the header, the footer or the account's menu. */
async function switchTo(page: Page, name: 'Filipino' | 'English'): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
}

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

async function signIn(page: Page, email: string, words: { button: string; label: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(words.label, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words.button }).click();
  await page.waitForURL(/\/fan/);
}

test('a language is chosen before sign-in, and stays with the account', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Get closer to the creators you love.' })).toBeVisible();
  await switchTo(page, 'Filipino');
  await expect(
    page.getByRole('heading', { name: 'Mas mapalapit sa mga creator na mahal mo.' }),
  ).toBeVisible();
  expect(await languageOf(page)).toBe('fil');

  await page.goto('/login');
  await page.getByRole('button', { name: 'Mag-sign In' }).click();
  await expect(page.getByText('Kailangan ang email')).toBeVisible();
  await page.getByLabel('Email').fill('nobody@likha.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Mag-sign In' }).click();
  // These are the server's words.
  await expect(page.getByTestId('toast')).toContainText('Mali ang email o password');
  await expectAccessible(page);

  const email = newEmail();
  await page.goto('/register');
  await page.getByLabel('Buong pangalan').fill('Ligaya Santos');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Petsa ng kapanganakan').fill('1994-05-20');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ulitin ang password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /18 taong gulang/ }).check();
  await page.getByRole('checkbox', { name: /Sumasang-ayon/ }).check();
  await page.getByRole('checkbox', { name: 'Hindi ako robot' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Gumawa ng Account' }).click();
  await page.waitForURL(/\/fan/);
  await expect(page.getByRole('tab', { name: 'Para sa Iyo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Para sa Iyo' })).toBeVisible();
  expect(await languageOf(page)).toBe('fil');

  await test.step('a device that says nothing speaks the account’s language after sign-in', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signIn(page, email, { button: 'Sign in', label: 'Password' });
    await expect(page.getByRole('tab', { name: 'Para sa Iyo' })).toBeVisible();
  });

  await test.step('the switch of a signed-in person changes the account', async () => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 760;
    if (isPhone) await page.getByRole('button', { name: 'Account', exact: true }).click();
    await switchTo(page, 'English');
    await expect(page.getByRole('button', { name: 'Filipino' }).filter({ visible: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'For You' })).toBeVisible();
    expect(await languageOf(page)).toBe('en');
  });
});

test('a browser that asks for Filipino gets it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fil-PH', baseURL });
  const page = await context.newPage();
  await page.goto('/models');
  await expect(page.getByRole('heading', { level: 1, name: 'Mga Creator na Pilipino' })).toBeVisible();
  await context.close();
});
