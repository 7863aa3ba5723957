import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, type FormFile, jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';

const CLIP = new URL('../../media/video/fixtures/located.mp4', import.meta.url).pathname;

const harness = useHarness();
let creator: Person;
let file: FormFile;

beforeAll(async () => {
  creator = await harness.factory.creator();
  await addressOf(harness);
  file = { field: 'file', content: await jpeg(900, 600) };
});

const upload = (fields: Record<string, string>, files: FormFile[] = [file], who = creator) =>
  sendForm(
    harness,
    who.headers,
    { fields: { content_title: 'Low tide', ...fields }, files },
    '/api/media/upload',
  );

const get = (url: string, who: Person | null = null) =>
  harness.app.inject({ url, headers: who?.headers ?? {} });

it('publishes a file as a post with its price in pesos, and lists it', async () => {
  const answer = await upload({ is_ppv: 'true', ppv_price: '25.50' });
  expect(answer.statusCode, answer.body).toBe(201);
  const item = answer.json();
  expect(item).toMatchObject({
    content_type: 'image/webp',
    content_title: 'Low tide',
    is_ppv: true,
    // 25.50 pesos are 26 credits at one peso each.
    ppv_price: 26,
  });
  const { media } = (await get(`/api/media/creator/${creator.id}/media`)).json();
  expect(media[0]).toEqual(item);
  const { posts } = (await get(`/api/creators/${creator.id}/posts`)).json();
  expect(posts[0]).toMatchObject({ id: item.id, is_locked: true, credit_price: 26 });
});

it('looks at no price of what is not paid for', async () => {
  for (const ppv_price of ['0', '-5', 'ten', '20000']) {
    const answer = await upload({ is_ppv: 'false', ppv_price });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({ is_ppv: false, ppv_price: 0 });
  }
});

it('is among all of its creator’s own files, and of nobody else’s while it waits', async () => {
  const own = await harness.factory.creator();
  const listed = async (who: Person | null, more = '') =>
    (await get(`/api/media/creator/${own.id}/media${more}`, who)).json();
  harness.deps.reviewFirstUploads = 1;
  const item = (await upload({}, [file], own)).json();
  harness.deps.reviewFirstUploads = 0;
  expect((await listed(own)).media).toEqual([item]);

  const publish_at = new Date(harness.clock.now().getTime() + 3_600_000).toISOString();
  const fields = { title: 'Three tides', content: 'Low, high and low again', publish_at };
  const files = Array.from({ length: 3 }, () => ({ ...file, field: 'media_file' }));
  const album = (await sendForm(harness, own.headers, { fields, files })).json();
  const keysOf = (media: { file_key: string }[]) => media.map(({ file_key }) => file_key);
  const keys = [album.media.file_key, ...keysOf(album.further_pictures)];
  const { media, next_cursor } = await listed(own, '?limit=1');
  expect(keysOf(media)).toEqual(keys);
  expect(new Set(media.map(({ id }: { id: string }) => id)).size).toBe(3);
  expect((await listed(own, `?limit=1&cursor=${next_cursor}`)).media).toEqual([item]);
  const cancelled = `/api/content/${album.id}/schedule`;
  await harness.app.inject({ method: 'DELETE', url: cancelled, headers: own.headers });
  expect(keysOf((await listed(own)).media)).toEqual([...keys, item.file_key]);
  for (const who of [null, creator, await harness.factory.fan()])
    expect((await listed(who)).media).toEqual([]);
});

it('carries the name of the fan whom it is made for in every copy', async () => {
  const fan = await harness.factory.fan();
  await harness.app.inject({
    method: 'POST',
    url: `/api/creators/${creator.id}/follow`,
    headers: fan.headers,
  });
  const plain = await shown((await upload({})).json().id, fan);
  const named = await shown((await upload({ fan_username: `@${fan.username}` })).json().id, fan);
  expect(named.equals(plain)).toBe(false);
});

it('is refused for a video, whose file carries no name', async () => {
  const clip = { field: 'file', content: await readFile(CLIP) };
  const { errors } = expectRefusal(await upload({ fan_username: 'anybody' }, [clip]));
  expect(errors).toEqual({
    fan_username:
      'A video cannot be made for one fan: its file carries no name. Leave this empty, or choose a picture.',
  });
});

async function shown(postId: string, who: Person): Promise<Buffer> {
  const { media_url } = (await get(`/api/content/${postId}`, who)).json();
  const picture = await get(media_url, who);
  expect(picture.statusCode).toBe(200);
  return picture.rawPayload;
}

it.each([
  ['without a title', { content_title: ' ' }, 'content_title', 'Content title is required'],
  ['without a price', { is_ppv: 'true' }, 'ppv_price', 'Valid PPV price is required'],
  ['with a price of nothing', { is_ppv: 'true', ppv_price: '0' }, 'ppv_price', null],
  ['with half a centavo', { is_ppv: 'true', ppv_price: '1.005' }, 'ppv_price', null],
  ['with too high a price', { is_ppv: 'true', ppv_price: '10001' }, 'ppv_price', 'At most 10,000 credits'],
  [
    'for somebody who does not follow',
    { fan_username: 'nobody_at_all' },
    'fan_username',
    'None of your followers or subscribers has this username.',
  ],
])('is refused %s, at that field', async (_what, fields, field, words) => {
  const { code, errors } = expectRefusal(await upload(fields));
  expect(code).toBe('validation_failed');
  expect(Object.keys(errors ?? {})).toEqual([field]);
  if (words) expect(errors?.[field]).toBe(words);
});

it('is refused without a file, with one that is none, and to others than verified creators', async () => {
  expect(Object.keys(expectRefusal(await upload({}, [])).errors ?? {})).toEqual(['file']);
  expect(Object.keys(expectRefusal(await upload({ content_title: '' }, [])).errors ?? {})).toEqual(['file']);
  const words = { field: 'file', content: Buffer.from('words and no picture') };
  expect(Object.keys(expectRefusal(await upload({}, [words])).errors ?? {})).toEqual(['file']);
  expect((await upload({}, [file], await harness.factory.fan())).statusCode).toBe(403);
});
