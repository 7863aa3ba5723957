import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { createSitemaps } from './list-sitemaps.ts';

const harness = useHarness();
const names: string[] = [];

const locations = (text: string | null) =>
  [...(text ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);

beforeAll(async () => {
  const { factory } = harness;
  for (let index = 0; index < 5; index += 1) names.push((await factory.creator()).username);
  await factory.fan();
  await factory.creator({ isVerified: false });
});

beforeEach(() => harness.deps.db.deleteFrom('sitemap_starts').execute());

/** All that the lists of a sitemap name. */
async function namedBy(sitemap: ReturnType<typeof createSitemaps>, lists: readonly (string | undefined)[]) {
  const found: (string | undefined)[] = [];
  for (const list of lists)
    found.push(...locations(await sitemap(/sitemap\/(.*)\.xml$/.exec(list ?? '')?.[1] ?? '')));
  return found;
}

describe('the sitemap', () => {
  it('lists every public profile once, however it is divided, and nobody else', async () => {
    const sitemap = createSitemaps(harness.deps, 2);
    const lists = locations(await sitemap('index'));
    expect(lists).toHaveLength(1 + 3);
    expect(await namedBy(sitemap, lists.slice(1))).toEqual(names.map((name) => `http://likha.test/${name}`));
  });

  it('is served, and knows no other names', async () => {
    const { app } = harness;
    const index = await app.inject('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    expect(index.headers['cache-control']).toBe('public, max-age=600');
    const [pages = '', profiles = ''] = locations(index.body);
    expect((await app.inject(new URL(pages).pathname)).body).toContain('<loc>http://likha.test/models</loc>');
    expect(locations((await app.inject(new URL(profiles).pathname)).body)).toHaveLength(5);
    for (const name of [
      'nonsense',
      "1' or 1=1",
      '00000000-0000-0000-0000-00000000000g',
      'posts-',
      '0posts-0000000-0000-0000-0000-000000000000',
    ])
      expect((await app.inject(`/sitemap/${encodeURIComponent(name)}.xml`)).statusCode).toBe(404);
  });
});

it('robots may read profiles, whatever they are called, and nothing personal', async () => {
  const { body, headers } = await harness.app.inject('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Sitemap: http://likha.test/sitemap.xml');
  for (const line of ['Disallow: /api/', 'Disallow: /fan$', 'Allow: /media/public/'])
    expect(body).toContain(line);
  // By a plain beginning it would close /fanny, too.
  expect(body).not.toMatch(/^Disallow: \/fan$/m);
  expect(body).not.toMatch(/^Disallow: \/?$/m);
});

/** As RFC 9309 reads a rule: `$` ends an address, and the longest rule that fits decides. */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, rule = '']) => ({
    kind,
    rule,
  }));
  const fits = ({ rule }: { rule: string }) =>
    rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule);
  const decides = rules.filter(fits).sort((one, other) => other.rule.length - one.rule.length)[0];
  return decides?.kind !== 'Disallow';
}

it.each([
  [
    true,
    [
      '/',
      '/models',
      '/creators',
      '/live',
      '/live/ana',
      '/help',
      '/legal/terms',
      '/legal/versions',
      '/post/x',
      '/tags/sea',
    ],
  ],
  // Profiles whose names begin as a page does.
  [
    true,
    [
      '/library_of_ana',
      '/fanny',
      '/settings_ana',
      '/appealing',
      '/messages_ana',
      '/not-me-ana',
      '/ana?tab=media',
    ],
  ],
  [
    false,
    [
      '/library',
      '/library?tab=liked',
      '/messages',
      '/messages/x',
      '/notifications',
      '/my-subscriptions',
      '/settings',
    ],
  ],
  [
    false,
    [
      '/fan',
      '/creator/vault',
      '/admin/books/entries/x',
      '/verify-email',
      '/profile/x',
      '/media/x',
      '/api/config',
    ],
  ],
])('robots may read: %s, %s', async (may, asked) => {
  const { body } = await harness.app.inject('/robots.txt');
  expect(asked.filter((path) => mayRead(body, path) !== may)).toEqual([]);
});

it('the sitemap names each page for whoever comes by', async () => {
  const { body } = await harness.app.inject('/sitemap/pages.xml');
  expect(locations(body)).toEqual(
    expect.arrayContaining(['http://likha.test/live', 'http://likha.test/legal/refunds']),
  );
  expect(body).not.toContain(':username');
});

it('the sitemap lists every post that everybody may know of once, and no other', async () => {
  const { factory, deps } = harness;
  const creator = await factory.creator();
  const [free, locked] = [await factory.post(creator.id), await factory.post(creator.id, { price: 5 })];
  await factory.post(creator.id, { isNsfw: true });
  await factory.post(creator.id, { status: 'in_review' });
  const hidden = await factory.creator();
  await factory.post(hidden.id);
  await deps.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', hidden.id).execute();
  const third = await factory.post(creator.id);
  const sitemap = createSitemaps(deps, 2);
  const lists = locations(await sitemap('index')).filter((list) => list?.includes('/posts-'));
  expect(lists).toHaveLength(2);
  const found = await Promise.all(
    lists.map(async (list) => locations(await sitemap(/sitemap\/(.*)\.xml$/.exec(list ?? '')?.[1] ?? ''))),
  );
  expect(found.flat()).toEqual([free, locked, third].map((id) => `http://likha.test/post/${id}`));
});

describe('lists of the sitemap', () => {
  const postLists = async (sitemap: ReturnType<typeof createSitemaps>) =>
    locations(await sitemap('index')).filter((list) => list?.includes('/posts-'));

  it('begin where they began, also when many were published into one of them, and a full one is followed by another', async () => {
    const { factory, deps } = harness;
    const creator = await factory.creator();
    const [early, late] = [
      await factory.post(creator.id, { status: 'in_review' }),
      await factory.post(creator.id),
    ];
    const before = createSitemaps(deps, 2);
    const lists = await postLists(before);
    const known = await namedBy(before, lists);
    expect(known).not.toContain(`http://likha.test/post/${early}`);
    await deps.db.updateTable('posts').set({ status: 'published' }).where('id', '=', early).execute();
    await deps.db.updateTable('users').set({ posts_count: 2 }).where('id', '=', creator.id).execute();
    const [next, last] = [await factory.post(creator.id), await factory.post(creator.id)];
    const after = createSitemaps(deps, 2);
    const longer = await postLists(after);
    expect(longer.slice(0, lists.length)).toEqual(lists);
    expect(longer.length).toBeGreaterThan(lists.length);
    const added = [early, next, last].map((id) => `http://likha.test/post/${id}`);
    const named = await namedBy(after, longer);
    expect(named).toEqual([...known, ...added].toSorted());
    expect(named).toContain(`http://likha.test/post/${late}`);
  });

  it('are the same whoever looks first, and at the same time', async () => {
    const looks = await Promise.all(
      Array.from({ length: 6 }, () => createSitemaps(harness.deps, 2)('index')),
    );
    const again = await createSitemaps(harness.deps, 2)('index');
    for (const list of new Set(looks.flatMap(locations))) expect(again).toContain(list);
  });

  it('that there are not are not found', async () => {
    const { factory, deps } = harness;
    const post = await factory.post((await factory.creator()).id);
    const sitemap = createSitemaps(deps, 1000);
    await sitemap('index');
    expect(await sitemap(`posts-${post}`)).toBeNull();
  });
});
