import type { Page } from '@playwright/test';

interface InPage {
  addEventListener(kind: string, listener: () => void, isCapturing: boolean): void;
  countTap(): void;
}

/**
 * Counts from here on what a person presses on this page and those that it leads to, a payment provider's among them. To fill
 * a field is none; a file that is chosen is one that the journey adds, as a program chooses it without a press.
 * @returns how many so far
 */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const { addEventListener, countTap } = globalThis as unknown as InPage;
    addEventListener('pointerdown', () => countTap(), true);
  });
  return () => taps;
}
