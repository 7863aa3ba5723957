import { gzipSync } from 'node:zlib';
import { expect, test } from './journey.ts';

const MOST_BYTES = 150_000;

test('the landing page loads less than 150 kB of JavaScript, gzipped', async ({ page }) => {
  const scripts: Promise<[name: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    scripts.push(response.body().then((body) => [pathname, gzipSync(body, { level: 9 }).length]));
  });
  await page.goto('/');
  await expect(page.getByText('Why people choose Likha')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(sizes.length).toBeGreaterThan(2);
  expect(total, sizes.map(([name, bytes]) => `${bytes} ${name}`).join('\n')).toBeLessThan(MOST_BYTES);
});
