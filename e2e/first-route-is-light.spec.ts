import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { startAs } from './signed-in.ts';

/** Opens a page and asks how much JavaScript came for it, gzipped, until nothing more is on its way. */
async function expectLighter(page: Page, path: string, words: string, mostBytes: number): Promise<void> {
  const scripts: Promise<[name: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    scripts.push(response.body().then((body) => [pathname, gzipSync(body, { level: 9 }).length]));
  });
  await page.goto(path);
  await expect(page.getByText(words)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(sizes.length).toBeGreaterThan(2);
  expect(total, sizes.map(([name, bytes]) => `${bytes} ${name}`).join('\n')).toBeLessThan(mostBytes);
}

test('the landing page loads less than 150 kB of JavaScript, gzipped', async ({ page }) => {
  await expectLighter(page, '/', 'Why people choose Likha', 150_000);
});

for (const who of ['fan', 'creator'])
  test(`the settings of a ${who} load at most 190 kB: what is opened there comes when it is`, async ({
    page,
  }) => {
    await startAs(page, `${who}@likha.test`);
    await expectLighter(page, '/settings', 'Delete my account', 190_000);
  });
