import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { startAs } from './signed-in.ts';

/** What these journeys look at in a page. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Node {
  tagName: string;
  className: string;
  textContent: string | null;
  getBoundingClientRect(): Box;
  contains(other: unknown): boolean;
}
interface InPage {
  document: {
    activeElement: Node | null;
    body: Node;
    elementsFromPoint(x: number, y: number): Node[];
    querySelectorAll(selector: string): Iterable<Node>;
  };
  getComputedStyle(node: Node): { position: string };
  innerHeight: number;
  IntersectionObserver: unknown;
}

const MOST_STOPS = 45;

/** Runs in the page: what has the focus and is hidden by something that stays at the screen's edge. */
function hiddenFocus(): string | null | undefined {
  const { document, getComputedStyle, innerHeight } = globalThis as unknown as InPage;
  const { activeElement: held, body } = document;
  if (!held || held === body) return undefined;
  const { x, y, width, height } = held.getBoundingClientRect();
  const what = `${held.tagName} “${(held.textContent ?? '').slice(0, 40)}” at ${Math.round(y)}`;
  if (y + height <= 0 || y >= innerHeight) return `${what}, outside`;
  const rows = [0.1, 0.5, 0.9].map((share) => y + height * share);
  const isCovered = (row: number) => {
    for (const node of document.elementsFromPoint(x + width / 2, row)) {
      if (node === held || held.contains(node) || node.contains(held)) return false;
      if (['fixed', 'sticky'].includes(getComputedStyle(node).position)) return true;
    }
    return false;
  };
  const seen = rows.filter((row) => row > 0 && row < innerHeight);
  // What is higher than the screen has room for may reach under a bar, but not disappear there.
  const isHidden = height < innerHeight / 2 ? seen.some(isCovered) : seen.every(isCovered);
  return isHidden ? `${what}, covered` : null;
}

async function expectFocusInSight(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press(key);
      const found = await page.evaluate(hiddenFocus);
      if (found) hidden.push(`${key} ${stop}: ${found}`);
    }
  }
  expect(hidden, address).toEqual([]);
}

test('whatever has the focus is in sight, and not under a bar', async ({ page }) => {
  for (const address of ['/', '/models', '/amihan_reyes', '/register'])
    await expectFocusInSight(page, address);
  await startAs(page, 'fan@likha.test');
  for (const address of ['/fan?tab=for-you', '/buy-credits']) await expectFocusInSight(page, address);
});

test('Load more leads on to the first of what came', async ({ page }) => {
  // As in a browser that does not load lists by itself as they scroll near.
  await page.addInitScript(() => {
    (globalThis as unknown as InPage).IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  await startAs(page, 'fan@likha.test');
  await page.goto('/fan?tab=for-you');
  const cards = page.getByTestId('post-card');
  await expect(cards).toHaveCount(10);
  await page.getByRole('button', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards.nth(10)).toBeVisible();
  await expect(cards.nth(10).locator(':focus')).toHaveCount(1);
});
