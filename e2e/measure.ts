import type { Page } from '@playwright/test';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

/** What these measures use of a page; the program's own types know no browser. */
interface Part {
  parentElement: Part | null;
  tagName: string;
  textContent: string | null;
  childNodes: Iterable<{ nodeType: number; textContent: string | null }>;
  labels?: Iterable<Part>;
  getBoundingClientRect(): Box;
  closest(selector: string): Part | null;
  getAttribute(name: string): string | null;
  checkVisibility(options: object): boolean;
}

interface Style {
  overflowX: string;
  textOverflow: string;
  display: string;
  position: string;
  fontSize: string;
  clipPath: string;
}

interface InPage {
  innerWidth: number;
  innerHeight: number;
  document: {
    querySelectorAll(selector: string): Iterable<Part>;
    documentElement: { scrollWidth: number };
    createRange(): {
      setStart(node: object, at: number): void;
      setEnd(node: object, at: number): void;
      getClientRects(): Iterable<Box>;
    };
  };
  getComputedStyle(part: Part): Style;
}

/** What breaks out of the screen or its tile, in words; nothing where the page holds. */
export function findOverflows(page: Page): Promise<string[]> {
  // Of the screen: a page that is too wide for a phone is laid out wider, and `innerWidth` grows with it.
  const screenWidth = page.viewportSize()?.width ?? 0;
  return page.evaluate((width) => {
    const { document, getComputedStyle } = globalThis as unknown as InPage;
    const found: string[] = [];
    const excess = document.documentElement.scrollWidth - width;
    if (excess > 0) found.push(`the page is ${excess}px too wide`);
    const isClipped = (part: Part | null): boolean =>
      part !== null && (getComputedStyle(part).clipPath !== 'none' || isClipped(part.parentElement));
    const isShown = (part: Part) =>
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !part.closest('[class*="visually-hidden"], [aria-hidden="true"], [class*="skip"]') &&
      !isClipped(part);
    /** The nearest box that cuts off what reaches beyond it, unless it says so by an ellipsis or scrolls. */
    const cutter = (part: Part): Part | null => {
      for (let at: Part | null = part; at; at = at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at);
        if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') return null;
        if (overflowX === 'hidden' || overflowX === 'clip') return at;
      }
      return null;
    };
    const isInStrip = (part: Part | null): boolean =>
      part !== null &&
      (/auto|scroll/.test(getComputedStyle(part).overflowX) || isInStrip(part.parentElement));
    for (const part of document.querySelectorAll('body *')) {
      const hasText = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const isTick = part.tagName === 'svg' && part.getAttribute('role') === 'img';
      if ((!hasText && !isTick) || !isShown(part)) continue;
      const box = part.getBoundingClientRect();
      if (box.width === 0) continue;
      const says = `${part.tagName.toLowerCase()} ${part.textContent?.slice(0, 24) || part.getAttribute('aria-label')}`;
      const around = cutter(part)?.getBoundingClientRect();
      if (around && (box.right > around.right + 1 || box.left < around.left - 1))
        found.push(`cut off: ${says}`);
      if (box.right > width + 1 && !isInStrip(part)) found.push(`beyond the screen: ${says}`);
    }
    return found;
  }, screenWidth);
}

/** The part of a screen that one heading may take. */
const MOST_OF_SCREEN = 0.5;

/** Headings in which a word is broken in two, or that fill the screen, in words. */
export function findBrokenHeadings(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const { document, innerHeight } = globalThis as unknown as InPage;
    const found: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const { height, width } = heading.getBoundingClientRect();
      // What is read aloud alone has no size.
      if (width <= 1) continue;
      const says = heading.textContent?.slice(0, 40);
      if (height > innerHeight * most) found.push(`fills the screen: ${says}`);
      for (const node of heading.childNodes) {
        for (const { index, 0: word } of node.textContent?.matchAll(/\S+/g) ?? []) {
          if (node.nodeType !== 3) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          // Words that are joined by a hyphen may break behind it.
          if (tops.size > 1 && !word.includes('-')) found.push(`broken: ${word}`);
        }
      }
    }
    return found;
  }, MOST_OF_SCREEN);
}

/** What can be pressed and is smaller than 44 × 44 pixels; links within a text are as high as its lines. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { document, getComputedStyle } = globalThis as unknown as InPage;
    const found: string[] = [];
    const targets = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="tab"]',
    );
    for (const target of targets) {
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (getComputedStyle(target).display === 'inline' && target.closest('p, li, label, dd, td, span'))
        continue;
      // Said twice, for who points; the other one is measured.
      if (target.getAttribute('tabindex') === '-1') continue;
      if (target.closest('[class*="skip"]') || target.getAttribute('type') === 'file') continue;
      const boxes = [target, ...(target.labels ?? [])].map((part) => part.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
      const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
      if (width === 0 || (width >= 43.5 && height >= 43.5)) continue;
      const says = target.textContent?.slice(0, 24) || target.getAttribute('aria-label');
      found.push(`${target.tagName.toLowerCase()} ${says}: ${Math.round(width)} × ${Math.round(height)}`);
    }
    return found;
  });
}

/** The part of the screen's height that is covered by bars which stay while the page moves, 0–1. */
export function coveredByBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { document, innerWidth, innerHeight, getComputedStyle } = globalThis as unknown as InPage;
    let covered = 0;
    for (const part of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(part);
      if (position !== 'fixed' && position !== 'sticky') continue;
      const { width, height, top, bottom } = part.getBoundingClientRect();
      const isBar = width > innerWidth * 0.6 && height < innerHeight && top < innerHeight && bottom > 0;
      if (isBar) covered += Math.min(bottom, innerHeight) - Math.max(top, 0);
    }
    return covered / innerHeight;
  });
}

interface Pressed {
  getBoundingClientRect(): { left: number; bottom: number; width: number };
  contains(other: unknown): boolean;
  ownerDocument: { elementFromPoint(x: number, y: number): unknown };
}

/** Runs in the page: the lower edge of something is what is seen there, so that no bar lies over it. */
export function isUncovered(button: unknown): boolean {
  const pressed = button as Pressed;
  const { left, bottom, width } = pressed.getBoundingClientRect();
  return pressed.contains(pressed.ownerDocument.elementFromPoint(left + width / 2, bottom - 2));
}
