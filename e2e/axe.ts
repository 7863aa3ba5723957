import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** What these looks use of a page that axe is in. */
interface InPage {
  axe?: { run(options: RunOptions): Promise<AxeResults> };
}

/**
 * Looks at the page as it stands; no page of ours has frames. Axe itself, half a megabyte that the browser has to read, is brought
 * once to each page, and not with each look.
 * @returns what is wrong, in words
 */
export async function findViolations(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => (globalThis as InPage).axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (asked) => {
    const looked = await (globalThis as InPage).axe?.run(asked);
    if (!looked) throw new Error('axe is not in the page');
    return looked.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
  }, options);
  return violations.map(
    ({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(' | ')}`,
  );
}
