import { anotherBrowser, expect, test } from './journey.ts';
import { endLive, expectPlaying, goLive } from './live-pages.ts';
import { startAs } from './signed-in.ts';

test('who watched a creator who is suspended is not left with a picture that stands still', async ({
  page,
}) => {
  await startAs(page, 'creator@likha.test');
  const { user } = await (await page.request.get('/api/auth/me')).json();
  await goLive(page, 'Until somebody decides', async () => undefined);
  const guest = await anotherBrowser(page);
  await guest.goto('/live/amihan_reyes');
  await expectPlaying(guest);

  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  const decide = (how: string, data: object) =>
    admin.request.post(`/api/admin/users/${user.id}/${how}`, {
      data: { ...data, reason: 'Somebody who was not named.' },
      headers: { origin: new URL(page.url()).origin },
    });
  expect((await decide('suspend', { days: 1 })).ok()).toBe(true);
  await expect(guest.getByTestId('live-stage')).toHaveCount(0, { timeout: 15_000 });
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/login/);
  expect((await decide('lift', {})).ok()).toBe(true);
});

interface Devices {
  opened: { kind: string; readyState: string }[];
  navigator: { mediaDevices: { getUserMedia(wishes: unknown): Promise<{ getTracks(): Devices['opened'] }> } };
}

/** Runs in the page before anything else: notes what of a camera and a microphone was opened. */
function noteDevices(): void {
  const page = globalThis as unknown as Devices;
  const { mediaDevices } = page.navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  page.opened = [];
  mediaDevices.getUserMedia = async (wishes) => {
    const stream = await open(wishes);
    page.opened.push(...stream.getTracks());
    return stream;
  };
}

test('a host has one camera open, and none once the stream has ended', async ({ page }) => {
  await page.addInitScript(noteDevices);
  const open = () =>
    page.evaluate(() =>
      (globalThis as unknown as Devices).opened
        .filter(({ readyState }) => readyState === 'live')
        .map(({ kind }) => kind)
        .toSorted(),
    );
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'One eye only', async () => undefined);
  await page.getByRole('button', { name: 'Switch the camera' }).dblclick();
  await expect.poll(open).toEqual(['audio', 'video']);
  await endLive(page);
  await expect.poll(open).toEqual([]);
});
