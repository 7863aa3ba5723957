import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { grantSubscription } from '../../subscriptions/index.ts';
import { storeSample } from '../upload/store-sample.ts';

/** Published anew for each test; what the engine makes of it is stored ready made, as making it takes seconds. */
const CLIP = new URL('../video/fixtures/located.mp4', import.meta.url).pathname;
const MADE = new URL('../../media-test/clip', import.meta.url).pathname;
const harness = useHarness();
const PARTS = [
  'master.m3u8',
  'low.m3u8',
  'low.mp4 (its beginning)',
  'low.mp4 (a part)',
  'video.mp4',
  'thumb',
] as const;

let creator: Person;
let fan: Person;
let admin: Person;
let clip: Buffer;

beforeAll(async () => {
  clip = await readFile(CLIP);
  creator = await harness.factory.creator();
  admin = await harness.factory.admin();
  await addressOf(harness);
});

const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, person: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: person.headers, ...(payload ? { payload } : {}) });

interface Request {
  url: string;
  headers: Record<string, string>;
}
type Stream = Record<(typeof PARTS)[number], Request>;

const ask = ({ url, headers }: Request, who: Record<string, string>) =>
  harness.app.inject({ url, headers: { ...headers, ...who } });

/** A video that this fan may see: by subscription, or as it was bought. */
async function watch(how: 'subscribed' | 'bought', by = creator) {
  fan = await harness.factory.fan({ credits: 50 });
  const locks: Record<string, string> =
    how === 'bought' ? { is_ppv: 'true', credit_price: '10' } : { is_subscriber_only: 'true' };
  const fields = { title: 'A title', content: 'Words', ...locks };
  const files = [{ content: clip, name: 'clip.mp4' }];
  const post = (await sendForm(harness, by.headers, { fields, files })).json();
  const key: string = post.media.file_key;
  await makeReady(key);
  if (how === 'bought') {
    expect((await call('POST', '/credits/unlock', fan, { content_id: post.id })).statusCode).toBe(200);
  } else {
    const endsAt = new Date(harness.clock.now().getTime() + 90_000);
    await grantSubscription(harness.deps, { fanId: fan.id, creatorId: by.id, endsAt });
  }
  const { stream_url } = (await call('POST', '/media/access', fan, { file_key: key })).json();
  const stream = await streamOf(stream_url);
  for (const part of PARTS) expect((await ask(stream[part], fan.headers)).statusCode, part).toBeLessThan(300);
  return { id: post.id as string, key, stream };
}

async function makeReady(id: string): Promise<void> {
  const draw = () => '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"/>';
  await storeSample(harness.deps, { id, draw, clipFolder: MADE });
  await harness.deps.db
    .updateTable('media_items')
    .set({ video_state: 'ready', has_stream: true, has_still: true })
    .where('id', '=', id)
    .execute();
}

/** Every address that a player asks for, as the playlists name them. */
async function streamOf(master: string): Promise<Stream> {
  const list = master.replace('master.m3u8', 'low.m3u8');
  const { body } = await ask({ url: list, headers: {} }, fan.headers);
  const folder = master.slice(0, master.indexOf('master'));
  const [, initBytes] = /EXT-X-MAP:URI="[^"]+",BYTERANGE="(\d+)@0"/.exec(body) ?? [];
  const [, bytes, start] = /EXT-X-BYTERANGE:(\d+)@(\d+)/.exec(body) ?? [];
  const file = folder + (/^low\.mp4\?.*$/m.exec(body)?.[0] ?? '');
  const range = (from: number, count: number) => ({ range: `bytes=${from}-${from + count - 1}` });
  return {
    'master.m3u8': { url: master, headers: {} },
    'low.m3u8': { url: list, headers: {} },
    'low.mp4 (its beginning)': { url: file, headers: range(0, Number(initBytes)) },
    'low.mp4 (a part)': { url: file, headers: range(Number(start), Number(bytes)) },
    'video.mp4': { url: master.replace('master.m3u8', 'video.mp4'), headers: range(0, 100) },
    thumb: { url: master.replace('master.m3u8', 'thumb'), headers: {} },
  };
}

async function expectRefused(stream: Stream, who: Record<string, string>, code: string): Promise<void> {
  for (const part of PARTS) expect(expectRefusal(await ask(stream[part], who)).code, part).toBe(code);
}

const changed = (stream: Stream, change: (url: string) => string): Stream =>
  Object.fromEntries(
    PARTS.map((part) => [part, { ...stream[part], url: change(stream[part].url) }]),
  ) as Stream;

describe('every address of a video is refused', () => {
  it('without a session, with another session of the same person, and with somebody else’s', async () => {
    const { stream } = await watch('bought');
    const second = (await harness.deps.sessions.start(harness.deps.db, fan.id)).bearer;
    const stranger = await harness.factory.fan();
    for (const who of [{}, { authorization: `Bearer ${second}` }, stranger.headers, creator.headers])
      await expectRefused(stream, who, 'address_invalid');
  });

  it('when anything of it was edited: signature, end, viewer, file, size', async () => {
    const { stream, key } = await watch('bought');
    const other = await watch('bought');
    const edits: ((url: string) => string)[] = [
      (url) => url.replace(/signature=./, (text) => (text.endsWith('A') ? 'signature=B' : 'signature=A')),
      (url) => url.replace(/&signature=.*/, ''),
      (url) => url.replace(/expires=(\d+)/, (_, end) => `expires=${Number(end) + 60}`),
      (url) => url.replace(/viewer=[^&]*/, `viewer=${creator.id}`),
      (url) => url.replace('&bound=session', ''),
      (url) => url.replace(other.key, key),
    ];
    for (const edit of edits)
      await expectRefused(changed(other.stream, edit), fan.headers, 'address_invalid');
    // A signature covers all sizes of one file, and there are no others.
    for (const name of ['ultra.m3u8', 'ultra.mp4', '..%2flow.mp4', 'original', 'video.webm']) {
      const url = other.stream['master.m3u8'].url.replace('master.m3u8', name);
      expect((await ask({ url, headers: {} }, fan.headers)).statusCode, name).toBe(404);
    }
    expect((await ask(stream['master.m3u8'], fan.headers)).statusCode).toBe(403);
  });

  it('once it has expired', async () => {
    const { stream } = await watch('bought');
    harness.clock.advance(120_000);
    await expectRefused(stream, fan.headers, 'address_expired');
  });

  it('the moment the subscription is over, before the address is', async () => {
    const { stream } = await watch('subscribed');
    harness.clock.advance(91_000);
    await expectRefused(stream, fan.headers, 'address_invalid');
  });

  it('the moment its post is removed by its creator', async () => {
    const own = await watch('subscribed');
    await call('DELETE', `/content/${own.id}`, creator);
    await expectRefused(own.stream, fan.headers, 'address_invalid');
  });

  it('the moment it is given a price that was not paid', async () => {
    const { id, stream } = await watch('subscribed');
    const priced = { title: 'A title', content: 'Words', is_ppv: true, credit_price: 5, tags: '' };
    expect((await call('PUT', `/content/${id}`, creator, priced)).statusCode).toBe(200);
    await expectRefused(stream, fan.headers, 'address_invalid');
  });

  it('the moment its creator blocks who is subscribed; what was bought stays', async () => {
    const { stream } = await watch('subscribed');
    await call('POST', `/users/${fan.id}/block`, creator);
    await expectRefused(stream, fan.headers, 'address_invalid');
    const bought = await watch('bought');
    await call('POST', `/users/${fan.id}/block`, creator);
    expect((await ask(bought.stream['low.m3u8'], fan.headers)).statusCode).toBe(200);
  });

  it('the moment its creator is banned, or suspended, to buyers as well', async () => {
    for (const [act, body] of [
      ['ban', { reason: 'Links' }],
      ['suspend', { reason: 'Links', days: 3 }],
    ] as const) {
      const gone = await harness.factory.creator();
      const { stream } = await watch('bought', gone);
      expect((await call('POST', `/admin/users/${gone.id}/${act}`, admin, body)).statusCode).toBe(201);
      await expectRefused(stream, fan.headers, 'address_invalid');
    }
  });

  it('the moment who watches signs out, or is banned', async () => {
    const { stream } = await watch('bought');
    await call('POST', '/auth/logout', fan);
    await expectRefused(stream, {}, 'address_invalid');
    await expectRefused(stream, { cookie: `likha_session=${fan.cookie}` }, 'address_invalid');
    const banned = await watch('bought');
    await call('POST', `/admin/users/${fan.id}/ban`, admin, { reason: 'Leaks' });
    // Every process hears of it a moment later.
    const me = async () =>
      (await harness.app.inject({ url: '/api/auth/me', headers: fan.headers })).statusCode;
    await expect.poll(me).toBe(401);
    await expectRefused(banned.stream, { cookie: `likha_session=${fan.cookie}` }, 'address_invalid');
    await expectRefused(banned.stream, fan.headers, 'unauthenticated');
  });
});

it('what was deleted after it was bought stays with who bought it, and is refused to others', async () => {
  const { id, stream } = await watch('bought');
  await call('DELETE', `/content/${id}`, creator);
  for (const part of PARTS) expect((await ask(stream[part], fan.headers)).statusCode, part).toBeLessThan(300);
  expect(
    (await call('POST', '/media/access', await harness.factory.fan(), { file_key: id })).statusCode,
  ).toBe(404);
});

it('an address of what guests may see ends with its post as well', async () => {
  const fields = { title: 'A title', content: 'Words' };
  const post = (
    await sendForm(harness, creator.headers, { fields, files: [{ content: clip, name: 'clip.mp4' }] })
  ).json();
  await makeReady(post.media.file_key);
  const { stream_url: url } = (await harness.app.inject({ url: `/api/content/${post.id}` })).json();
  expect((await ask({ url, headers: {} }, {})).statusCode).toBe(200);
  await call('DELETE', `/content/${post.id}`, creator);
  expect(expectRefusal(await ask({ url, headers: {} }, {})).code).toBe('address_invalid');
});
