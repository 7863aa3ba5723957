import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { isUncovered } from './measure.ts';

export async function setUp(page: Page, title: string, choose: (page: Page) => Promise<void>): Promise<void> {
  await page.goto('/creator/live');
  await page.getByRole('button', { name: 'Go live' }).click();
  await page.getByLabel('Title').fill(title);
  await choose(page);
  await page.getByLabel('Your legal name').fill('Amihan Reyes');
  await page.getByLabel('Date of birth').fill('1994-05-20');
  await page.getByRole('checkbox', { name: /Everybody named/ }).check();
}

export async function goLive(
  page: Page,
  title: string,
  choose: (page: Page) => Promise<void>,
): Promise<void> {
  await setUp(page, title, choose);
  await page.getByRole('button', { name: 'Continue to the camera' }).click();
  await expect(page.getByTestId('camera-preview')).toBeVisible();
  const press = page.getByTestId('go-live');
  // Nobody has to scroll for it, and no bar lies over it, however long the title is.
  await expect.poll(() => press.evaluate(isUncovered)).toBe(true);
  await press.click();
  await expect(page.getByTestId('live-stage')).toBeVisible();
}

export async function endLive(page: Page): Promise<void> {
  // Pressed twice, as hurried people do: what is asked stays.
  await page.getByRole('button', { name: 'End', exact: true }).dblclick();
  await page.getByRole('dialog').getByRole('button', { name: 'End the stream' }).click();
  await expect(page.getByTestId('live-over')).toBeVisible();
}

const video = (page: Page) => page.getByTestId('live-video');
const secondsOf = (page: Page) =>
  video(page).evaluate((element) => (element as unknown as { currentTime: number }).currentTime);
export const lines = (page: Page) => page.getByTestId('chat-line');

interface Control {
  textContent: string | null;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): { left: number; right: number; top: number; bottom: number; width: number };
}

export interface Styled {
  style: { setProperty(name: string, value: string): void };
}

/** Runs in the page: pairs of buttons of which one lies over the other, and those that are cut off at its edge. */
export function coveredControls(stage: unknown): string[] {
  const all = (stage as { querySelectorAll(selector: string): Iterable<Control> }).querySelectorAll('button');
  const boxes = [...all]
    .map((each) => ({
      name: each.getAttribute('aria-label') ?? each.textContent,
      box: each.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0);
  const edge = (globalThis as unknown as { innerWidth: number }).innerWidth;
  return boxes.flatMap((one, at) => [
    ...(one.box.right > edge ? [`${one.name} is cut off`] : []),
    ...boxes
      .slice(at + 1)
      .filter(({ box }) => Math.min(one.box.right, box.right) > Math.max(one.box.left, box.left))
      .filter(({ box }) => Math.min(one.box.bottom, box.bottom) > Math.max(one.box.top, box.top))
      .map((other) => `${one.name} and ${other.name}`),
  ]);
}

export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write something' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** It plays, and goes on playing. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect(video(page)).toHaveAttribute('data-state', 'playing');
  let before = await secondsOf(page);
  const played = async () => {
    const now = await secondsOf(page);
    // A player that was put up anew, as after a server was away, counts from the beginning.
    before = Math.min(before, now);
    return now - before;
  };
  await expect.poll(played).toBeGreaterThan(1);
}

interface Browser {
  Element: { prototype: Record<string, unknown> };
  HTMLVideoElement: { prototype: Record<string, unknown> };
  wentFull: number;
}

/** Runs in the page before anything else: only a video of its own fills the screen, and it refuses once, as before its first picture. */
export function asAnIphone(): void {
  const { Element, HTMLVideoElement } = globalThis as unknown as Browser;
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestPictureInPicture');
  HTMLVideoElement.prototype.webkitEnterFullscreen = () => {
    const page = globalThis as unknown as Browser;
    page.wentFull = 1;
    throw new Error('The object is in an invalid state.');
  };
}

/** Runs in the page before anything else: nothing fills the screen. */
export function asWithinAnApp(): void {
  const { Element, HTMLVideoElement } = globalThis as unknown as Browser;
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  for (const name of ['requestPictureInPicture', 'webkitEnterFullscreen', 'webkitEnterFullScreen'])
    Reflect.deleteProperty(HTMLVideoElement.prototype, name);
}

/** How the video of a replay stands, or why it failed. */
export async function replayState(host: Page, title: string): Promise<string> {
  const { lives } = await (await host.request.get('/api/live/own')).json();
  const { replay } = lives.find((live: { title: string }) => live.title === title);
  if (!replay.post_id) return 'none yet';
  const { media } = await (await host.request.get(`/api/content/${replay.post_id}`)).json();
  return media.failure ?? media.state;
}
