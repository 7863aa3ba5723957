import type { Page } from '@playwright/test';

/** As a creator does it on the page. */
export async function goLive(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/creator/live`);
  await page.getByRole('button', { name: 'Go live' }).click();
  await page.getByLabel('Title').fill('A clock');
  await page.getByLabel('Your legal name').fill('Ana Cruz');
  await page.getByLabel('Date of birth').fill('1990-01-01');
  await page.getByRole('checkbox', { name: /Everybody named/ }).check();
  await page.getByRole('button', { name: 'Continue to the camera' }).click();
  await page.getByTestId('go-live').click();
  await page.getByTestId('live-stage').waitFor();
}
