import { anotherBrowser, expect, expectAccessible, test } from './journey.ts';
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
  await expect(guest.getByTestId('live-stage')).toHaveCount(0);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/login/);
  expect((await decide('lift', {})).ok()).toBe(true);
});

interface Device extends EventTarget {
  kind: string;
  readyState: string;
  stop(): void;
}
interface Devices {
  opened: Device[];
  /** Nothing is connected any more. */
  isBare?: boolean;
  navigator: {
    mediaDevices: EventTarget & { getUserMedia(wishes: unknown): Promise<{ getTracks(): Device[] }> };
  };
}

/** Runs in the page before anything else: notes what of a camera and a microphone was opened. */
function noteDevices(): void {
  const page = globalThis as unknown as Devices;
  const { mediaDevices } = page.navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  page.opened = [];
  mediaDevices.getUserMedia = async (wishes) => {
    if (page.isBare) throw new DOMException('nothing there', 'NotFoundError');
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

/** Runs in the page: a plug is pulled, and nothing is connected in its place. */
function unplug(kind: string): void {
  const page = globalThis as unknown as Devices;
  page.isBare = true;
  for (const device of page.opened.filter((each) => each.kind === kind && each.readyState === 'live')) {
    device.stop();
    device.dispatchEvent(new Event('ended'));
  }
}

/** Runs in the page: there is something to open again, and the browser says so. */
function plugIn(): void {
  const page = globalThis as unknown as Devices;
  page.isBare = false;
  page.navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
}

test('a host whose microphone or camera is gone is told so, and viewers go on watching', async ({ page }) => {
  await page.addInitScript(noteDevices);
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'Loose plugs', async () => undefined);
  const guest = await anotherBrowser(page);
  await guest.goto('/live/amihan_reyes');
  await expectPlaying(guest);

  const notices = page.getByTestId('on-air-notices');
  await page.evaluate(unplug, 'audio');
  await expect(notices).toContainText('The microphone stopped');
  await expectAccessible(page);
  // Longer than what they had of it already.
  await page.waitForTimeout(5000);
  await expectPlaying(guest);
  await page.evaluate(plugIn);
  await expect(notices).not.toContainText('The microphone stopped');
  await expectPlaying(guest);

  await page.evaluate(unplug, 'video');
  await expect(notices).toContainText('The camera stopped');
  await page.getByRole('button', { name: 'Switch the camera' }).click();
  await page.waitForTimeout(1000);
  await expect(notices).toContainText('The camera stopped');
  await expectAccessible(page);
  // Where there is one camera alone nothing switches it.
  await page.evaluate(plugIn);
  await page.getByRole('button', { name: 'Open the camera again' }).click();
  await expect(notices).not.toContainText('The camera stopped');
  await expectPlaying(guest);
  await endLive(page);
});

test('who leaves a stream takes its small window along, as nothing would move in it any more', async ({
  page,
}) => {
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'In a small window', async () => undefined);
  const guest = await anotherBrowser(page);
  const isSmall = () => guest.evaluate('document.pictureInPictureElement !== null');
  await guest.goto('/live/amihan_reyes');
  await expectPlaying(guest);
  await guest.getByRole('button', { name: 'Picture in picture' }).click();
  await expect.poll(isSmall).toBe(true);
  await guest.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(guest).toHaveURL(/\/live$/);
  await expect.poll(isSmall).toBe(false);
  await endLive(page);
});
