import { expect, expectAccessible, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network Likha opens with words of its own, and goes on where it was', async ({ page }) => {
  await page.goto('/models');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  // Code and styles that are the same for everybody, within bounds, and nothing of what was seen.
  const kept = await page.evaluate<{ path: string; bytes: number }[]>(`caches.keys().then(async (names) => {
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const answers = await Promise.all(stores.map(async (store) => {
      const requests = await store.keys();
      return Promise.all(requests.map(async (request) => {
        const blob = await (await store.match(request)).blob();
        return { path: new URL(request.url).pathname, bytes: blob.size };
      }));
    }));
    return answers.flat();
  })`);
  const others = kept
    .map(({ path }) => path)
    .filter((path) => !/^\/assets\/[\w.~-]+\.(js|css|woff2)$/.test(path));
  expect(others).toEqual(['/offline']);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(750_000);

  await page.context().setOffline(true);
  await page.goto('/fan');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
  // The code of a first route comes from the device.
  const script = kept.find(({ path }) => path.endsWith('.js'))?.path ?? '';
  const isCode = `fetch(${JSON.stringify(script)}, { cache: 'no-store' }).then((answer) => answer.ok)`;
  expect(await page.evaluate(isCode)).toBe(true);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('what phones install is all there', async ({ page }) => {
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url } = (await manifest.json()) as { icons: { src: string }[]; start_url: string };
  const asked = [start_url, '/favicon.ico', '/apple-touch-icon.png', ...icons.map(({ src }) => src)];
  for (const address of asked) expect((await page.request.get(address)).status(), address).toBe(200);
});
