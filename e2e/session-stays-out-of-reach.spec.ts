import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, signIn, test } from './journey.ts';

/** The device's cookie stays when the session's goes. */
const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'likha_session');

/** All that a script in the page could carry off. */
const withinReach = (page: Page): Promise<string> =>
  page.evaluate('JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }])');

test('a script in the page finds neither session nor email address, and the person stays signed in', async ({
  page,
  context,
}) => {
  await signIn(page, 'fan@likha.test');
  const cookie = await sessionOf(context);
  expect(cookie).toMatchObject({ name: 'likha_session', httpOnly: true, sameSite: 'Lax' });
  const found = await withinReach(page);
  expect(found).not.toContain(cookie?.value);
  expect(found).not.toContain('fan@likha.test');
  await page.reload();
  await expect(page).toHaveURL(/\/fan$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(page).toHaveURL(/\/fan$/);
});

test('a token of an earlier release is dropped, and the person signs in again', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('began')) return;
    sessionStorage.setItem('began', 'yes');
    localStorage.setItem('likha.token', 'x'.repeat(43));
    localStorage.setItem('likha.user', '{"user_type":"fan"}');
  });
  await page.goto('/fan');
  await expect(page).toHaveURL(/\/login$/);
  expect(await withinReach(page)).not.toContain('x'.repeat(43));
  await signIn(page, 'fan@likha.test');
  await expect(page).toHaveURL(/\/fan$/);
});

test('who comes to sign in with a session that ended elsewhere keeps what they type', async ({
  page,
  context,
}) => {
  await signIn(page, 'fan@likha.test');
  for (const path of ['/login', '/register', '/forgot-password']) {
    const kept = await page.evaluate(() => localStorage.getItem('likha.user'));
    await context.clearCookies({ name: 'likha_session' });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // Nothing is answered before something is typed.
    await page.route('**/api/**', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(path);
    const email = page.getByLabel('Email');
    await email.fill('somebody@likha.test');
    const answered = page.waitForResponse('**/api/auth/session');
    answer();
    await answered;
    // The browser has forgotten whom it kept, and nothing else.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('likha.user'))).toBeNull();
    await expect(email).toHaveValue('somebody@likha.test');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.unroute('**/api/**');
    await page.evaluate((user) => localStorage.setItem('likha.user', user ?? ''), kept);
  }
});

test('who signs out without a network is out at once, and for the server when the network is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  await signIn(page, 'fan@likha.test');
  await page.route('**/api/auth/logout', (route) => route.abort('internetdisconnected'));
  const signOut = page.getByRole('button', { name: 'Sign out' });
  // On a phone it is in a sheet.
  const sheet = page.getByRole('button', { name: 'Account' });
  await expect(signOut.or(sheet)).toBeVisible();
  if (await sheet.isVisible()) await sheet.click();
  await signOut.click();
  await expect(page).toHaveURL(/\d\/$/);
  await page.goto('/fan');
  await expect(page).toHaveURL(/3377\/$|\d\/$/);
  await page.unroute('**/api/auth/logout');
  await page.goto('/');
  await expect.poll(() => sessionOf(context)).toBeUndefined();
  // What the browser said of the lost request.
  consoleErrors.length = 0;
});

test('who signs out while the browser knows of no network stays out, and is out for the server once there is one (P1020)', async ({
  page,
  context,
}) => {
  await page.goto('/');
  // Within one document, so that the page that they are led to is there already.
  await page
    .getByRole('link', { name: /^Sign in$/i })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByLabel('Email').fill('fan@likha.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/fan$/);
  const signOut = page.getByRole('button', { name: 'Sign out' });
  const sheet = page.getByRole('button', { name: 'Account' });
  await expect(signOut.or(sheet)).toBeVisible();
  if (await sheet.isVisible()) await sheet.click();
  await expect(signOut).toBeVisible();
  await context.setOffline(true);
  await signOut.click();
  await expect(page).toHaveURL(/\d\/$/);
  expect(await sessionOf(context)).toBeDefined();
  await context.setOffline(false);
  await expect.poll(() => sessionOf(context)).toBeUndefined();
});
