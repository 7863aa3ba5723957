import { expect, expectAccessible, test } from './journey.ts';

test('everything that a sign-up accepts can be read first, in both languages', async ({ page, context }) => {
  const { legal } = await (await page.request.get('/api/config')).json();
  // Nobody was there to be told of it, so the newest holds (P757).
  expect(legal).toMatchObject({ version: '1.1', announced: null });
  const dateIn = (locale: string) =>
    new Date(`${legal.last_updated}-15`).toLocaleDateString(locale, { month: 'long', year: 'numeric' });
  await page.goto('/register?type=creator');
  for (const name of [
    'Terms',
    'Privacy Policy',
    'Acceptable Use Policy',
    'Community Guidelines',
    'Creator Consent',
  ]) {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name, exact: true }).click();
    const document = await opened;
    await expect(document.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(document.getByText(`Version 1.1 · Last updated: ${dateIn('en-PH')}`)).toBeVisible();
    await expect(document.getByRole('heading', { level: 2 }).nth(5)).toBeVisible();
    const excess = await document.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(excess, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    await expectAccessible(document);
    await document.getByRole('button', { name: 'Filipino' }).filter({ visible: true }).first().click();
    await expect(document.getByText(`Bersyon 1.1 · Huling na-update: ${dateIn('fil-PH')}`)).toBeVisible();
    await document.getByRole('button', { name: 'English' }).filter({ visible: true }).first().click();
    await document.close();
  }
});

test('a former version stays readable, beside what the newer one changed', async ({ page }) => {
  await page.goto('/legal/versions');
  await page.locator('a[href="/legal/privacy/1.0"]').click();
  await expect(page.getByText('so that a copy can be traced to whoever made it')).toBeVisible();
  await page.goto('/legal/privacy');
  await expect(page.getByText('Videos carry neither in their file.')).toBeVisible();
});
