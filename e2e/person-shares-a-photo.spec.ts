import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { loadSharp } from './load-sharp.ts';
import { startAs } from './signed-in.ts';

test.use({ serviceWorkers: 'allow' });

test('a photo that is shared from elsewhere on the phone is in the form of a new post, and nowhere afterwards', async ({
  page,
}) => {
  // A browser without a home screen carries no number: it is noted instead.
  await page.addInitScript(`
    const note = (count) => { localStorage.setItem('badge', String(count)); return Promise.resolve(); };
    Object.assign(Navigator.prototype, { setAppBadge: note, clearAppBadge: () => note(0) });
    localStorage.setItem('badge', '7');
  `);
  await startAs(page, 'creator@likha.test');
  await page.goto('/models');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const { share_target: target } = await (await page.request.get('/manifest.webmanifest')).json();
  const sharp = await loadSharp();
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#804020' } })
    .jpeg()
    .toBuffer();
  await share(page, target, [
    { name: 'Dalampasigan.jpg', type: 'image/jpeg', base64: photo.toString('base64') },
    { name: 'empty.jpg', type: 'image/jpeg', base64: '' },
  ]);
  await expect(page).toHaveURL(/\/creator\?tab=content$/);
  const chosen = page.getByRole('list', { name: /Chosen files/ }).getByRole('img');
  await expect(chosen).toHaveCount(1);
  expect(await page.evaluate(`caches.has('likha-shared-1')`)).toBe(false);

  // Where nothing can be kept the form says so, and the browser shows no page of its own.
  await inWorker(
    page,
    "self.Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'))",
  );
  await page.goto('/models');
  await share(page, target, [{ name: 'Full.jpg', type: 'image/jpeg', base64: photo.toString('base64') }]);
  await expect(page.getByText(/this device has no room for it/)).toBeVisible();

  // Who signs out before they wrote anything leaves nothing on the device.
  await page.goto('/creator');
  await page.evaluate(
    `caches.open('likha-shared-1').then((cache) => cache.put('/shared/0', new Response('x')))`,
  );
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true });
  // On a phone it is in a sheet.
  const sheet = page.getByRole('button', { name: 'Account' });
  await expect(signOut.or(sheet).first()).toBeVisible();
  if (await sheet.isVisible()) await sheet.click();
  await signOut.click();
  await expect.poll(() => page.evaluate(`caches.has('likha-shared-1')`)).toBe(false);
  await expect.poll(() => page.evaluate(`localStorage.getItem('badge')`)).toBe('0');
});

/** Runs in the service worker. */
async function inWorker(page: Page, script: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  await worker.evaluate(script);
}

interface Shared {
  name: string;
  type: string;
  base64: string;
}

/** Sends what a phone does that shares files to an installed Likha, as its manifest says. */
async function share(
  page: Page,
  target: { action: string; method: string; enctype: string; params: { files: { name: string }[] } },
  files: Shared[],
): Promise<void> {
  await page.evaluate(
    `(({ action, method, enctype, params }, files) => {
      const form = Object.assign(document.createElement('form'), { action, method, enctype });
      const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true, name: params.files[0].name });
      const given = new DataTransfer();
      for (const { name, type, base64 } of files)
        given.items.add(new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], name, { type }));
      input.files = given.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    })(${JSON.stringify(target)}, ${JSON.stringify(files)})`,
  );
}
