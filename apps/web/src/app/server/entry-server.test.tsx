import { expect, it } from 'vitest';
import { createPages } from './entry-server.tsx';

/** The build and the API are fake; routes, pages and what they ask for are real. */

const TEMPLATE = [
  '<html lang="en"><head><script src="/colour-scheme.js"></script><title>Likha</title>',
  '<script type="module" crossorigin src="/a.js"></script></head><body><div id="root"></div></body></html>',
].join('');

/** Knows a file for every source. */
const MANIFEST = new Proxy(
  { 'index.html': { file: 'a.js', isEntry: true } } as Record<string, { file: string }>,
  {
    get: (known, name) => known[String(name)] ?? { file: 'page.js' },
  },
);

const pages = createPages({ template: TEMPLATE, manifest: MANIFEST, read: () => '' });
const ID = '0198a000-0000-7000-8000-000000000000';

const STEPS = { interests: [], follows: 3, wanted_follows: 3, has_credits: true, is_put_away: false };

const POST = {
  id: ID,
  creator_id: ID,
  creator: {
    id: ID,
    full_name: 'Ana Reyes',
    username: 'ana',
    avatar: '/media/public/avatar/a.webp',
    is_verified: true,
  },
  title: 'Low tide',
  content: 'The beginning',
  type: 'photo',
  media: {
    file_key: 'k',
    content_type: 'image/webp',
    width: 4,
    height: 5,
    duration_seconds: null,
    thumbhash: null,
    state: 'ready',
    progress: null,
    failure: null,
  },
  files_count: 1,
  further_pictures: [],
  media_url: null,
  stream_url: null,
  thumbnail_url: '/media/public/blur/k.webp',
  preview_url: null,
  is_nsfw: false,
  is_ppv: true,
  is_subscriber_only: false,
  is_locked: true,
  is_unlocked: false,
  is_liked: false,
  is_saved: false,
  publish_at: null,
  edited_at: null,
  lock_reason: 'ppv',
  credit_price: 25,
  price: 25,
  tags: [],
  likes_count: 0,
  comments_count: 0,
  views_count: 0,
  status: 'published',
  created_at: '2026-11-20T00:00:00.000Z',
};

const FAN = {
  id: ID,
  username: 'fe',
  full_name: 'Fe Cruz',
  avatar: null,
  user_type: 'fan',
  is_verified: false,
  language: null,
  subscriptions: [],
};

/** What stands above a fan's feed. */
const ROWS = {
  '/stories': {
    status: 200,
    body: { creators: [{ ...FAN, full_name: 'Tala Villanueva', has_unseen: true }] },
  },
  '/live': { status: 200, body: { lives: [], next_cursor: null } },
};

type Answers = Record<string, { status: number; body: unknown }>;

function render(url: string, answers: Answers, isGuest = true) {
  const read = async (path: string) => {
    const answer = answers[path.split('?', 1)[0] ?? ''];
    if (!answer) throw new Error(`${path} was not to be asked`);
    return answer;
  };
  const signal = AbortSignal.timeout(5000);
  return pages.render({ url, language: 'en', origin: 'https://likha.test', read, isGuest, signal });
}

const refusal = (status: number, code: string) => ({
  status,
  body: { status, code, title: 'x', detail: 'x' },
});

it('shows a locked post with its blur and its price', async () => {
  const page = await render(`/post/${ID}`, { [`/content/${ID}`]: { status: 200, body: POST } });
  expect(page?.status).toBe(200);
  expect(page?.html).toContain('25 credits');
  expect(page?.html).toContain('property="og:image" content="https://likha.test/media/public/card/ana.jpg"');
  expect(page?.html).not.toContain('noindex');
});

it('takes whose it is as the picture of an open post, not its signed address, and shows what was said of it', async () => {
  const open = {
    ...POST,
    is_locked: false,
    is_ppv: false,
    lock_reason: null,
    thumbnail_url: '/media/k/thumb?signature=s',
    media_url: '/media/k/view?signature=s',
  };
  const comment = {
    id: ID,
    post_id: ID,
    author: { id: null, username: 'fe', full_name: null, avatar: null, is_creator: false },
    text: 'Ang <b>ganda</b>!',
    may_delete: false,
    created_at: '2026-11-21T00:00:00.000Z',
  };
  const page = await render(`/post/${ID}`, {
    [`/content/${ID}`]: { status: 200, body: open },
    [`/content/${ID}/comments`]: { status: 200, body: { comments: [comment], next_cursor: null } },
  });
  expect(page?.html).toContain('property="og:image" content="https://likha.test/media/public/card/ana.jpg"');
  expect(page?.html).toContain('Ang &lt;b&gt;ganda&lt;/b&gt;!');
  expect(page?.html).not.toContain('href="/fe"');
});

it('says of a mature post that it is one, and nothing else', async () => {
  const page = await render(`/post/${ID}`, { [`/content/${ID}`]: refusal(403, 'mature_hidden') });
  expect(page?.status).toBe(403);
  expect(page?.html).toContain('A mature post');
  expect(page?.html).toContain('<meta name="robots" content="noindex">');
  expect(page?.html).not.toContain('og:');
});

it('says that there is no such post, also for an id that is none', async () => {
  for (const refused of [refusal(404, 'content_not_found'), refusal(422, 'validation_failed')]) {
    const page = await render(`/post/${ID}`, { [`/content/${ID}`]: refused });
    expect(page?.status).toBe(404);
    expect(page?.html).toContain('Post Not Found');
  }
});

it('shows a fan their own home, and a guest none of it at the same time', async () => {
  const own: Answers = {
    '/auth/session': { status: 200, body: { user: FAN } },
    '/credits/wallet': {
      status: 200,
      body: { balance: 12_345, total_purchased: 0, total_spent: 0, recent: [] },
    },
    '/content/feed': { status: 200, body: { posts: [POST], next_cursor: null } },
    '/first-steps': { status: 200, body: { steps: STEPS } },
    ...ROWS,
    [`/content/${ID}`]: { status: 200, body: POST },
  };
  const [home, guests, post] = await Promise.all([
    render('/fan', own, false),
    render(`/post/${ID}`, { [`/content/${ID}`]: { status: 200, body: POST } }),
    render(`/post/${ID}`, own, false),
  ]);
  expect(home?.html).toContain('Low tide');
  expect(home?.html).toContain('Tala Villanueva');
  for (const page of [home, post]) expect(page?.html).toContain('12,345');
  expect(guests?.html).toContain('Join to Unlock');
  expect(guests?.html).not.toMatch(/12,345|Fe Cruz/);
});

it('says of two people the same in what is kept for all, and nothing of either', async () => {
  const pageOf = (user: object, balance: number) =>
    render(
      `/post/${ID}`,
      {
        '/auth/session': { status: 200, body: { user } },
        '/credits/wallet': { status: 200, body: { balance, total_purchased: 0, total_spent: 0, recent: [] } },
        [`/content/${ID}`]: { status: 200, body: POST },
      },
      false,
    );
  const [fe, gil] = await Promise.all([
    pageOf(FAN, 12_345),
    pageOf({ ...FAN, id: ID.replace(/0$/, '1'), username: 'gil', full_name: 'Gil Tan' }, 67_890),
  ]);
  const kept = [fe, gil].map((page) => page?.same?.map(({ text }) => text).join('…'));
  expect(kept[0]).toBe(kept[1]);
  expect(kept[0]).toContain('<div id="root">');
  expect(kept[0]).not.toMatch(/Fe Cruz|Gil Tan|12,345|67,890|Low tide|"fe"|"gil"|0198a000/);
  expect(fe?.html).not.toMatch(/Gil Tan|67,890/);
  expect(gil?.html).not.toMatch(/Fe Cruz|12,345/);
});

it('leaves of a person in their pages what screens need, and not what else they are told of themselves', async () => {
  const told = { email: 'fe@likha.test', id_number: '5432' };
  const own: Answers = {
    '/auth/session': { status: 200, body: { user: { ...FAN, ...told } } },
    '/credits/wallet': {
      status: 200,
      body: { balance: 12_345, total_purchased: 0, total_spent: 0, recent: [] },
    },
    [`/content/${ID}`]: { status: 200, body: POST },
  };
  const page = await render(`/post/${ID}`, own, false);
  expect(page?.html).toContain('id="rendered"');
  expect(page?.html).toContain('Fe Cruz');
  expect(page?.html).not.toMatch(/fe@likha|5432/);
});

it('says above what somebody came for that a new version of the documents waits to be accepted', async () => {
  const summary = { en: 'Refunds are faster.', fil: 'Mas mabilis ang refund.' };
  const told = {
    version: '1.1',
    effective_at: '2026-07-15T16:00:00.000Z',
    is_in_force: true,
    documents: ['terms'],
    summary,
  };
  const answers: Answers = {
    '/auth/session': { status: 200, body: { user: { ...FAN, needs_consent: true, new_documents: told } } },
    '/credits/wallet': {
      status: 200,
      body: { balance: 12_345, total_purchased: 0, total_spent: 0, recent: [] },
    },
    '/content/feed': { status: 200, body: { posts: [POST], next_cursor: null } },
    '/first-steps': { status: 200, body: { steps: STEPS } },
    ...ROWS,
    '/auth/me/security': { status: 404, body: {} },
  };
  const home = await render('/fan', answers, false);
  expect(home?.html).toContain('Version 1.1 of our documents is in force.');
  expect(home?.html).toContain('Low tide<');
});

it('leaves to the browser what is not theirs, or has no session any more', async () => {
  const own: Answers = { '/auth/session': { status: 200, body: { user: FAN } } };
  expect(await render('/fan', {})).toBeNull();
  expect(await render('/login', own, false)).toBeNull();
  expect(await render('/fan', { '/auth/session': { status: 200, body: { user: null } } }, false)).toBeNull();
});

it.each([
  ['/creator?tab=earnings', {}, '/fan'],
  ['/fan', { user_type: 'creator', is_verified: true }, '/creator'],
  ['/fan', { user_type: 'creator' }, '/creator-verification'],
  ['/discover', { user_type: 'admin' }, '/admin'],
  ['/fan', { needs_two_factor: true }, '/settings'],
])('leads who may not see %s and is %j to %s, and asks for nothing of it', async (url, who, location) => {
  const own: Answers = { '/auth/session': { status: 200, body: { user: { ...FAN, ...who } } } };
  expect(await render(url, own, false)).toEqual({ status: 302, html: '', location });
});

it('renders the settings of who may do nothing before two factors, though what stands around them is refused', async () => {
  const twoFactor = { is_on: false, is_required: true, recovery_codes_left: 0 };
  const answers: Answers = {
    '/auth/session': { status: 200, body: { user: { ...FAN, needs_two_factor: true } } },
    '/auth/me/security': { status: 200, body: { email: 'a@b.ph', two_factor: twoFactor } },
    '/credits/wallet': { status: 403, body: { code: 'two_factor_setup' } },
  };
  const page = await render('/settings', answers, false);
  expect(page?.status).toBe(200);
  expect(page?.html).toContain('This account needs two-factor sign-in.');
});

it('renders the place of a form that begins with a draft, and none of the form', async () => {
  const body = { user: { ...FAN, user_type: 'creator', is_verified: true } };
  const answers = { '/auth/session': { status: 200, body }, '/earnings': { status: 404, body: {} } };
  const page = await render('/creator?tab=content', answers, false);
  expect(page?.html).toContain('Latest posts');
  expect(page?.html).not.toContain('<form');
});

it('leads from a name that was given up to the one that its person has, with what was asked of it', async () => {
  const person = { status: 200, body: { ...FAN, username: 'bagong_ana' } };
  const page = await render('/ana?tab=media', { '/users/by-username/ana': person });
  expect(page).toEqual({ status: 301, html: '', location: '/bagong_ana?tab=media' });
});

it('shows a fan to who may know of them, and asks for no posts', async () => {
  const counts = { followers_count: 0, posts_count: 0, hidden_posts_count: 0, benefits: [] };
  const person = { ...FAN, ...counts, bio: '', created_at: POST.created_at };
  const session = { status: 200, body: { user: { ...FAN, user_type: 'admin' } } };
  const answers = { '/auth/session': session, '/users/by-username/fe': { status: 200, body: person } };
  expect(await render('/fe', answers, false)).toMatchObject({ status: 200 });
});
