import { type APIRequestContext, expect, type Locator, type Page, request, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../journey.ts';

/** A creator of the demo whom no other journey looks at. */
const SELLER = { username: 'luningning_cruz', email: 'luningning.cruz@likha.test' };
let sold = 0;

/** Opens the page of a creator who has just posted something for one credit; returns its button to unlock. */
export async function findLocked(page: Page): Promise<Locator> {
  sold += 1;
  const title = `Sold ${Date.now()} ${sold}`;
  await asSeller(async (seller) => {
    const posted = await seller.post('/api/content', {
      multipart: { title, content: 'Woven on a Tuesday.', is_ppv: 'true', credit_price: '1' },
    });
    expect(posted.status()).toBe(201);
  });
  await page.goto(`/${SELLER.username}`);
  return page.getByTestId('post-card').filter({ hasText: title }).getByTestId('unlock-button');
}

/** The creator asks for more for what was posted last. */
export async function changePrice(credits: number): Promise<void> {
  await asSeller(async (seller) => {
    const { posts } = await (await seller.get('/api/content/mine?limit=1')).json();
    const [{ id, title, content }] = posts;
    const data = { title, content, is_ppv: true, credit_price: credits };
    const changed = await seller.put(`/api/content/${id}`, { data });
    expect(changed.status()).toBe(200);
  });
}

/** In a browser of its own: signing in would make the page's person the seller. */
async function asSeller(act: (seller: APIRequestContext) => Promise<void>): Promise<void> {
  const { baseURL } = test.info().project.use;
  const door = await request.newContext({ baseURL });
  const data = { email: SELLER.email, password: DEMO_PASSWORD };
  const { access_token } = await (await door.post('/api/auth/login', { data })).json();
  await door.dispose();
  const seller = await request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${access_token}` },
  });
  await act(seller);
  await seller.dispose();
}

/** The dialog that asks before an unlock. */
export const askingDialog = (page: Page) => page.getByRole('dialog', { name: 'Unlock this post?' });

/** How often this page has sent a call, counted from now. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** What the wallet holds by the books, whatever the screen shows. */
export async function balanceOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/credits/wallet');
  return (await answer.json()).balance;
}
