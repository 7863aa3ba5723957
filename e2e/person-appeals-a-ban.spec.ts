import { type APIRequestContext, type Locator, request } from '@playwright/test';
import {
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  newEmail,
  register,
  settleHistory,
  test,
} from './journey.ts';
import { startAs } from './signed-in.ts';

const PASSWORD = 'gabi ng mga ilaw 94';

async function liesOver(one: Locator, other: Locator): Promise<boolean | null> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  return a && b && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('who was banned appeals without signing in, an admin grants it, and they are back', async ({
  page,
  baseURL,
}) => {
  const email = newEmail();
  await register(page, { name: 'Berto Bantay', email });
  await ban(await request.newContext({ baseURL: baseURL ?? '' }), email);

  await page.context().clearCookies();
  // What the browser still knows of the session leads home first, and from there to sign-in.
  await page.goto('/fan');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Sign in' }).click();
  const [toast, offer] = [page.getByTestId('toast'), page.getByTestId('appeal-offer')];
  await expect(offer).toContainText('Paulit-ulit na spam');
  // Whose focus is in it keeps it; by the end of the look at everything it has its place.
  await toast.getByRole('button').focus();
  await expectAccessible(page);
  expect(await liesOver(toast, offer)).toBe(false);
  await page.getByRole('link', { name: 'Appeal it' }).click();
  await expect(page.getByRole('heading', { name: 'Ban', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Please say why')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Why is it wrong?').fill('Hindi ako iyon.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByRole('heading', { name: 'Your appeal' })).toBeVisible();
  const address = page.url();

  await startAs(page, 'admin@likha.test');
  await page.goto('/admin?tab=users&part=appeals');
  const card = page.getByTestId('appeal').filter({ hasText: 'Berto Bantay' });
  await expect(card).toContainText('Hindi ako iyon.');
  await card.getByText('Decide', { exact: true }).click();
  await card.getByLabel('Answer').fill('Tama ka.');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Grant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
  await expect(page.getByTestId('toast')).toContainText('The appeal is granted');
  await settleHistory(page);

  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByText('Tama ka.')).toBeVisible();
  await expectAccessible(page);
  const back = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect(back.status()).toBe(200);
});

/** As an admin does. The demo has one, who may decide about their own ban for want of another. */
async function ban(api: APIRequestContext, email: string): Promise<void> {
  const { access_token } = await (
    await api.post('/api/auth/login', { data: { email: 'admin@likha.test', password: DEMO_PASSWORD } })
  ).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const found = await api.get(`/api/admin/users?search=${encodeURIComponent(email)}`, { headers });
  const [person] = (await found.json()).people;
  const answer = await api.post(`/api/admin/users/${person.id}/ban`, {
    headers,
    data: { reason: 'Paulit-ulit na spam' },
  });
  expect(answer.status()).toBe(201);
}
