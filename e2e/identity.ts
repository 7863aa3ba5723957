import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** What a creator has to agree to. */
export const CONSENTS = [
  /18 or older/,
  /Terms of Service/,
  /Privacy Policy/,
  /Creator Consent/,
  /Acceptable Use/,
];

export const choose = (
  page: Page,
  name: string,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) => page.getByTestId(name).locator('input[type=file]').first().setInputFiles(file);

/** A picture that is large enough to read an ID in, drawn by the browser. */
export async function photo(page: Page) {
  const base64 = await page.locator('html').evaluate((html) => {
    const canvas = Object.assign(html.ownerDocument.createElement('canvas'), { width: 1000, height: 700 });
    canvas.getContext('2d')?.fillRect(200, 200, 400, 200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** Fills the form with an ID that nobody else has, and sends it. */
export async function submitIdentity(page: Page): Promise<void> {
  for (const name of ['id_photo', 'selfie_with_id']) await choose(page, name, await photo(page));
  await expect(page.getByRole('img', { name: /^Preview/ })).toHaveCount(2);
  for (const name of CONSENTS) await page.getByRole('checkbox', { name }).check();
  await page.getByLabel('ID type').selectOption('sss');
  await page.getByLabel('ID number').fill(`34-${String(Date.now()).slice(-7)}-8`);
  await page.getByRole('button', { name: 'Submit for Review' }).click();
}
