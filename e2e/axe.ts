import type { Page } from '@playwright/test';
import axe, { type AxeResults, type ElementContext, type NodeResult, type RunOptions } from 'axe-core';

/** What these looks use of a page that axe is in. */
interface InPage {
  axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
}

type Target = NodeResult['target'];

const TARGET_SIZE = 'target-size';

/**
 * Looks at the page as it stands; no page of ours has frames. Axe itself, half a megabyte that the browser has to read, is brought
 * once to each page, and not with each look.
 * @returns what is wrong, in words
 */
export async function findViolations(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => (globalThis as InPage).axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  const found = await look(page, ['html'], options);
  const sure = await Promise.all(
    found.map(async (violation) => ({
      ...violation,
      targets: violation.id === TARGET_SIZE ? await smallInSight(page, violation.targets) : violation.targets,
    })),
  );
  return sure
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(' | ')}`);
}

/** A target that has been scrolled half under a bar counts as small by what is left of it in sight: each is judged in the middle of the screen, and the page goes back to where it was. */
async function smallInSight(page: Page, targets: Target[]): Promise<Target[]> {
  const at = await page.evaluate('({ left: scrollX, top: scrollY })');
  const small: Target[] = [];
  for (const target of targets) {
    const selectors = target.filter((part): part is string => typeof part === 'string');
    await page.locator(selectors.join(' >> ')).evaluate((node) => node.scrollIntoView({ block: 'center' }));
    const again = await look(page, selectors, { runOnly: { type: 'rule', values: [TARGET_SIZE] } });
    if (again.length > 0) small.push(target);
  }
  await page.evaluate(`scrollTo({ ...${JSON.stringify(at)}, behavior: 'instant' })`);
  return small;
}

async function look(page: Page, within: string[], options: RunOptions) {
  return page.evaluate(
    async ([part, asked]) => {
      const looked = await (globalThis as InPage).axe?.run({ include: [part] }, asked);
      if (!looked) throw new Error('axe is not in the page');
      return looked.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
    },
    [within, options] as const,
  );
}
