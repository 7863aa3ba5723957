import type { Page, Response } from '@playwright/test';
import { expect, test } from './journey.ts';
import { startAs } from './signed-in.ts';

/** What an answer takes on the wire: compressed as the browser asked, its headers included. */
async function bytesOf(response: Response): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  return responseBodySize + responseHeadersSize;
}

/** Opens a page and asks how much JavaScript came for it until nothing more is on its way. */
async function expectLighter(page: Page, path: string, words: string, mostBytes: number): Promise<void> {
  const scripts: Promise<[name: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      scripts.push(bytesOf(response).then((bytes): [string, number] => [pathname, bytes]));
  });
  await page.goto(path);
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(sizes.length).toBeGreaterThan(2);
  expect(total, sizes.map(([name, bytes]) => `${bytes} ${name}`).join('\n')).toBeLessThan(mostBytes);
}

for (const [path, words] of [
  ['/', 'Why people choose Likha'],
  ['/amihan_reyes', 'Amihan'],
] as const)
  test(`${path} loads less than 150 kB of JavaScript`, async ({ page }) => {
    await expectLighter(page, path, words, 150_000);
  });

test('a fan’s first page loads at most 190 kB', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await expectLighter(page, '/fan', 'For you', 190_000);
});

for (const who of ['fan', 'creator'])
  test(`the settings of a ${who} load at most 190 kB: what is opened there comes when it is`, async ({
    page,
  }) => {
    await startAs(page, `${who}@likha.test`);
    await expectLighter(page, '/settings', 'Delete my account', 190_000);
  });
