import type { Page, Route } from '@playwright/test';

/** One word without a place to break, as long as a title may be. */
export const LONG_WORD = 'Pinakanakapagpapabagabag'.repeat(5);
const LONG_HANDLE = 'pinakanakapagpapabagabag_damdam';
/** What people write, by the names that the API gives it. */
const WRITTEN = new Set(['full_name', 'title', 'content', 'bio', 'location', 'description', 'tags']);

/**
 * From here on everything that people wrote is one long word. Pages come as from the server but for what they were rendered
 * from, so that the browser asks the API, whose answers are changed: words that a page made of others could not be.
 */
export async function writeLongWords(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await replaceIn(route, 'application/json', (text) => JSON.stringify(JSON.parse(text, lengthen)));
  });
  await page.route(
    (url) => !/^\/(api|assets|media)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      await replaceIn(route, 'text/html', (html) => html.replace('id="rendered"', ''));
    },
  );
}

async function replaceIn(route: Route, type: string, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  const isIt = response.headers()['content-type']?.includes(type);
  await route.fulfill(isIt ? { response, body: change(await response.text()) } : { response });
}

function lengthen(this: Record<string, unknown>, key: string, value: unknown): unknown {
  if (!WRITTEN.has(key)) return value;
  if (Array.isArray(value)) return [LONG_WORD, LONG_HANDLE];
  return typeof value === 'string' ? LONG_WORD : value;
}
