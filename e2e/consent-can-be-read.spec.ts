import { expect, expectAccessible, test } from './journey.ts';

test('everything that a sign-up accepts can be read first, in both languages', async ({ page, context }) => {
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
    await expect(document.getByText('Version 1.0 · Last updated: January 2025')).toBeVisible();
    await expect(document.getByRole('heading', { level: 2 }).nth(5)).toBeVisible();
    const excess = await document.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(excess, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    await expectAccessible(document);
    await document.getByRole('button', { name: 'Filipino' }).filter({ visible: true }).first().click();
    await expect(document.getByText('Bersyon 1.0 · Huling na-update: Enero 2025')).toBeVisible();
    await document.getByRole('button', { name: 'English' }).filter({ visible: true }).first().click();
    await document.close();
  }
});
