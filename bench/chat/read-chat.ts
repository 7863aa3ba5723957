import type { Page } from '@playwright/test';
import { type Frames, measureFrames } from '../scrolling/frames.ts';

export interface ReadChat {
  /** At the end, where new lines come. */
  following: Frames;
  /** Further up, where somebody reads. */
  reading: Frames;
  /** So many pixels what they read has moved meanwhile; infinite where it is gone. */
  movedPx: number;
  /** Lines that are built at once. */
  rows: number;
}

const SECONDS = 15;
const UP_PX = 700;
const REST_MS = 1000;

interface Line {
  text: string;
  top: number;
}

/** The line in the middle of what is in sight, in the page; or the place of the one of that text. */
const LINE = (text: string | null) => `(() => {
  const log = document.querySelector('[role=log]').getBoundingClientRect();
  const lines = [...document.querySelectorAll('[data-testid=chat-line]')].map((line) => ({
    text: line.textContent,
    top: line.getBoundingClientRect().top,
  }));
  const wanted = ${JSON.stringify(text)};
  return wanted === null
    ? lines.find(({ top }) => top >= log.top + log.height / 3) ?? null
    : lines.find(({ text }) => text === wanted) ?? null;
})()`;

/** Follows the chat of a stream for a while, and then reads further up for as long. */
export async function readChat(page: Page): Promise<ReadChat> {
  const log = page.getByRole('log');
  await page.getByTestId('chat-line').nth(5).waitFor();
  const box = await log.boundingBox();
  if (!box) throw new Error('the chat is not in sight');
  const following = await measureFrames(page, () => page.waitForTimeout(SECONDS * 1000));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -UP_PX);
  await page.waitForTimeout(REST_MS);
  const before = await page.evaluate<Line | null>(LINE(null));
  const reading = await measureFrames(page, () => page.waitForTimeout(SECONDS * 1000));
  const after = before && (await page.evaluate<Line | null>(LINE(before.text)));
  const movedPx = before && after ? Math.abs(after.top - before.top) : Number.POSITIVE_INFINITY;
  return { following, reading, movedPx, rows: await page.getByTestId('chat-line').count() };
}
