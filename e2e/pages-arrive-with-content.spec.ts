import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

/** What guests read before any code has run. */
const PAGES: [path: string, words: (string | RegExp)[]][] = [
  ['/', ['Get closer to the creators you love.', 'Why people choose Likha']],
  ['/models', ['Filipino Creators', 'Amihan Reyes']],
  ['/creators', ['Filipino Creators', 'Amihan Reyes']],
  ['/legal/terms', ['Terms of Service']],
  ['/legal/creator-consent', [/70 %/]],
  ['/legal/content-moderation', [/first 10 uploads/, /within 7 days/]],
  ['/legal/refunds', [/within 48 hours/, /7 to 14 business days/]],
  ['/legal/affiliate-terms', [/10 % of what fans spend/, '₱250,000.00', '₱500.00']],
  ['/legal/fan-creator-agreement', [/70 % of what/, 'Refund Policy', 'governed by the law of the Republic']],
  ['/login', ['Welcome back']],
  ['/register', ['Create your account']],
  ['/amihan_reyes', ['Amihan Reyes', 'Join to Subscribe', /Light, water and the hour/]],
];

test('public pages are readable without JavaScript', async ({ browser }) => {
  const context = await withoutJavaScript(browser);
  const page = await context.newPage();
  for (const [path, words] of PAGES) {
    await page.goto(path);
    for (const word of words) await expect(page.getByText(word).first()).toBeVisible();
    await expect(page.getByText('Likha needs JavaScript')).toHaveCount(0);
  }
  await page.goto('/');
  await expect(page.locator('a img[src^="/media/public/"]').first()).toBeVisible();
  await page.goto('/models');
  await page
    .getByRole('link', { name: /Amihan Reyes/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Amihan Reyes/ })).toBeVisible();
  await context.close();
});

async function withoutJavaScript(browser: Browser) {
  const { baseURL } = test.info().project.use;
  return browser.newContext({ baseURL, javaScriptEnabled: false });
}

test('a page that came with its content asks for nothing that is in it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  for (const [path] of PAGES) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  // Stories end by the hour, and streams begin at any moment: neither is part of a page that is kept for all guests.
  const isOfNow = (path: string) => /^\/api\/(stories|live)\b/.test(path);
  expect([...new Set(asked.filter((path) => !isOfNow(path)))]).toEqual(['/api/auth/session']);
  expect(asked).toContain('/api/stories/amihan_reyes');
});

test('a page that came with its content works', async ({ page }) => {
  await page.goto('/models');
  await page.getByLabel('Search creators').fill('amihan');
  await expect(page.getByTestId('creator-card')).toHaveCount(1);
  await page.goto('/amihan_reyes');
  await page.getByRole('tab', { name: 'About' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Joined');
});

test('code takes over the page that is there, and what was typed before', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Ligaya Early');
  await page.getByLabel('Email').fill('early@likha.test');
  await page.getByRole('checkbox', { name: /18 years/ }).check();
  await page.getByRole('radio', { name: /Creator/ }).check();
  await page.getByLabel('Full name').press('Enter');
  const rendered = await page.getByLabel('Full name').elementHandle();
  late.resolve();
  await expect(page.locator('html[data-live]')).toHaveCount(1);
  expect(
    await rendered?.evaluate((field) => (field as unknown as { isConnected: boolean }).isConnected),
  ).toBe(true);
  expect(new URL(page.url()).search).toBe('');
  // A change of one field shows all of them as the form knows them.
  await page.getByLabel('Date of birth').fill('1994-05-20');
  await expect(page.getByLabel('Full name')).toHaveValue('Ligaya Early');
  await expect(page.getByLabel('Email')).toHaveValue('early@likha.test');
  await expect(page.getByRole('checkbox', { name: /18 years/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Creator/ })).toBeChecked();
});

test('a press while the code is taking the page over counts once', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.addInitScript(pressBetween);
  const answer = page.waitForResponse(/\/like$/);
  await page.goto('/amihan_reyes');
  const like = page.locator('[data-testid="like"][data-presses]');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect((await answer).ok()).toBe(true);
  await expect(like).toHaveAttribute('data-presses', '1');
  // As it was.
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

/** Presses Like when the code listens already, and has not looked at the page yet; counts what comes to it. Runs in the page. */
function pressBetween(): void {
  interface Like extends EventTarget {
    dataset: Record<string, string>;
    click(): void;
  }
  const { document } = globalThis as unknown as { document: { querySelector(of: string): Like | null } };
  const { prototype } = EventTarget;
  const { addEventListener } = prototype;
  let hasPressed = false;
  prototype.addEventListener = function listen(this: EventTarget & { id?: string }, ...given) {
    addEventListener.apply(this, given);
    if (this.id !== 'root' || hasPressed) return;
    hasPressed = true;
    queueMicrotask(() => {
      const like = document.querySelector('[data-testid="like"][aria-pressed="false"]');
      if (!like) return;
      let presses = 0;
      addEventListener.call(like, 'click', () => {
        presses += 1;
        like.dataset.presses = String(presses);
      });
      like.click();
    });
  };
}

test('a guest’s page holds data and one script, which the policy names', async ({ request }) => {
  for (const [path] of PAGES) {
    const answer = await request.get(path);
    const html = await answer.text();
    const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    );
    const [own = '', ...others] = inline;
    for (const attributes of others) expect(attributes).toMatch(/type="application\/(ld\+)?json"/);
    expect(html).not.toMatch(/ on[a-z]+="/);
    const script = html.split(`<script${own}>`, 2)[1]?.split('</script>', 1)[0] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers()['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  }
});

test('a link to a creator shows the creator: title, words, one address, a picture for everybody', async ({
  request,
}) => {
  const html = await (await request.get('/Amihan_Reyes?from=chat')).text();
  expect(html).toContain('<title>Amihan Reyes (@amihan_reyes) · Likha</title>');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/amihan_reyes"\/>/);
  expect(html).toMatch(/property="og:image" content="[^"]*\/media\/public\/[^"?]*"/);
  const about = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(about)).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: 'Amihan Reyes' } });
});

test('what is not there answers 404, and is not to be listed', async ({ request }) => {
  const nobody = await request.get('/nobody_by_this_name');
  expect(nobody.status()).toBe(404);
  const html = await nobody.text();
  expect(html).toContain('Profile Not Found');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect((await request.get('/no/such/page')).status()).toBe(404);
});

test('a post has a page of its own: a locked one with its blur and its price', async ({ page, request }) => {
  const { posts } = await (await request.get('/api/users/by-username/amihan_reyes'))
    .json()
    .then(async ({ id }) => (await request.get(`/api/creators/${id}/posts`)).json());
  const locked = posts.find((post: { lock_reason: string }) => post.lock_reason === 'ppv');
  const html = await (await request.get(`/post/${locked.id}`)).text();
  expect(html).toContain('Join to Unlock');
  expect(html).toContain(`${locked.credit_price} credits`);
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/post/${locked.id}"`));
  expect(html).toMatch(/property="og:image" content="[^"]*\/media\/public\/card\/amihan_reyes\.jpg"/);
  expect(html.split('<div id="root">')[0]).not.toContain('signature');
  await page.goto('/amihan_reyes');
  const age = page.getByTestId('post-card').first().getByRole('time');
  await age.click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Post by Amihan Reyes' })).toBeAttached();
  await expectAccessible(page);
  expect((await request.get('/post/0198a000-0000-7000-8000-000000000000')).status()).toBe(404);
  expect((await request.get('/post/none')).status()).toBe(404);
});

test('all pages of the sitemap are there, and rendered', async ({ request }) => {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, location = '']) => new URL(location).pathname,
    );
  const lists = await locations('/sitemap.xml');
  const pages = (await Promise.all(lists.map(locations))).flat();
  expect(pages).toContain('/amihan_reyes');
  for (const path of pages) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(await answer.text()).toContain('id="rendered"');
  }
});

test('whoever is signed in gets a page of their own, and none of it is shown to a guest', async ({
  page,
  request,
}) => {
  await startAs(page, 'fan@likha.test');
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  for (const path of ['/fan', '/fan?tab=for-you', '/credit-history', '/buy-credits', '/amihan_reyes']) {
    const answer = await page.request.get(path);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(await answer.text()).toContain('fan@likha.test'.split('@')[0]);
    await page.goto(path);
    await expect(page.locator('#rendered')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
  }
  // What happens later is no part of a page: messages that came, stories and streams.
  const isLater = (path: string) => /^\/api\/(events|stories|live)\b/.test(path);
  expect(new Set(asked.filter((path) => !isLater(path)))).toEqual(new Set(['/api/auth/session']));
  await expect(page.getByRole('button', { name: /^Follow/ }).first()).toBeVisible();
  const { id } = await (await page.request.get('/api/users/by-username/amihan_reyes')).json();
  for (const [path, words] of [
    ['/settings', '<h1>Settings</h1>'],
    [`/profile/${id}`, 'Amihan Reyes'],
    ['/admin', 'Access Denied'],
  ]) {
    const html = await (await page.request.get(path ?? '')).text();
    expect(html).toContain('id="rendered"');
    expect(html).toContain(words);
  }
  const guests = await (await request.get('/amihan_reyes')).text();
  expect(guests).toContain('Join to Subscribe');
  expect(guests).toContain('"user":null');
  // Who has left here without the server's knowing gets nobody's page.
  await page.evaluate(leave);
  await page.goto('/amihan_reyes');
  await expect(page.getByRole('link', { name: 'Join to Subscribe' })).toBeVisible();
});

/** As signing out does when the server cannot be told. Runs in the page. */
function leave(): void {
  const { localStorage } = globalThis as unknown as {
    localStorage: { setItem(key: string, value: string): void };
  };
  localStorage.setItem('likha.leaving', 'yes');
}
