import type { Page, Route } from '@playwright/test';

/** One word without a place to break, as long as a title may be. */
export const LONG_WORD = 'Pinakanakapagpapabagabag'.repeat(5);
const LONG_HANDLE = 'pinakanakapagpapabagabag_damdam';
/** What people write, by the names that the API gives it. */
const WRITTEN = new Set(['full_name', 'title', 'content', 'bio', 'location', 'description', 'tags']);

/** From here on everything that people wrote is one long word, in answers and in pages that come from the server. */
export async function writeLongWords(page: Page): Promise<void> {
  const known = new Set<string>();
  const { creators } = await (await page.request.get('/api/creators?limit=50')).json();
  for (const { full_name, id } of creators) {
    known.add(full_name);
    const { posts } = await (await page.request.get(`/api/creators/${id}/posts`)).json();
    for (const { title } of posts) known.add(title);
  }
  await page.route('**/api/**', async (route) => {
    await replaceIn(route, 'application/json', (text) => JSON.stringify(JSON.parse(text, lengthen)));
  });
  await page.route(
    (url) => !/^\/(api|assets|media)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      await replaceIn(route, 'text/html', (html) =>
        [...known].reduce((all, words) => all.replaceAll(words, LONG_WORD), html),
      );
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
