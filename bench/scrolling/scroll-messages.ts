import type { Page } from '@playwright/test';
import { type Frames, measureFrames } from './frames.ts';

export interface Scrolled {
  /** Upwards while the last tenth of them comes above. */
  loading: Frames;
  /** Through those that are there. */
  down: Frames;
  up: Frames;
  /** Messages that are built at the end. */
  rows: number;
}

/** As a finger that throws the list: some 9,000 pixels a second. */
const STEP_PX = 150;
const STEP_MS = 16;
const SECONDS = 15;
/** On the way to what is measured. */
const STRIDE_PX = 3000;
const PATIENCE_MS = 10 * 60_000;
/** As the screen asks for them. */
const PAGE = 50;

/** Scrolls up through a whole conversation by the wheel, as its messages are loaded, and then down and up through what is there. */
export async function scrollMessages(page: Page, address: string, count: number): Promise<Scrolled> {
  let loaded = 0;
  page.on('response', (answer) => {
    if (answer.url().includes('/messages?') && answer.ok()) loaded += PAGE;
  });
  await page.goto(address);
  const log = page.getByRole('log');
  await page.getByTestId('message').first().waitFor();
  const box = await log.boundingBox();
  if (!box) throw new Error('the messages are not in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await turnUntil(page, -STRIDE_PX, () => loaded >= count * 0.9);
  const loading = await measureFrames(page, () => turnUntil(page, -STEP_PX, () => loaded >= count));
  await turnUntil(page, -STRIDE_PX, async () => (await log.getByText(/Number 1$/).count()) > 0);
  const whileTurned = (stepPx: number) => {
    const until = performance.now() + SECONDS * 1000;
    return measureFrames(page, () => turnUntil(page, stepPx, () => performance.now() > until));
  };
  const down = await whileTurned(STEP_PX);
  const up = await whileTurned(-STEP_PX);
  return { loading, down, up, rows: await page.getByTestId('message').count() };
}

async function turnUntil(
  page: Page,
  stepPx: number,
  isDone: () => boolean | Promise<boolean>,
): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await isDone())) {
    if (performance.now() > until) throw new Error('not all of the messages came');
    const began = performance.now();
    await page.mouse.wheel(0, stepPx);
    await page.waitForTimeout(Math.max(0, STEP_MS - (performance.now() - began)));
  }
}
