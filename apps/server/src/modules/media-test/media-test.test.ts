import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import {
  addressOf,
  type FormFile,
  filesUnder,
  jpeg,
  pngBomb,
  pngWithPlace,
  sendForm,
} from '../../../test/forms.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { sharp } from '../media/image/image-library.ts';
import { type Role, TEST_FILES } from './samples.ts';

const CLIP = new URL('../media/video/fixtures/located.mp4', import.meta.url).pathname;
const harness = useHarness({ rateLimits: 'none' });
const [open, subscribers, paid, video, gone] = TEST_FILES.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
];
let fan: Person;

beforeAll(async () => {
  fan = await harness.factory.fan();
  await addressOf(harness);
});

const get = (url: string, headers = {}) => harness.app.inject({ url, headers });
const post = (path: string, payload: object, who: Person | null = null) =>
  harness.app.inject({
    method: 'POST',
    url: `/api/media-test/${path}`,
    headers: who?.headers ?? {},
    payload,
  });
const access = (fileKey: string, as: Role, who: Person | null = null) =>
  post('access', { file_key: fileKey, as }, who);

describe('the test files', () => {
  it('are listed for anybody: facts and blurs, and no address of a file', async () => {
    const { media } = (await get('/api/media-test/media')).json();
    expect(media).toHaveLength(5);
    expect(JSON.stringify(media)).not.toContain('signature');
    expect(media.map((file: { ppv_price: number | null }) => file.ppv_price)).toEqual([
      null,
      null,
      50,
      120,
      null,
    ]);
    for (const { blurred_url: blur } of media.slice(0, 4)) expect((await get(blur)).statusCode).toBe(200);
    expect(media[4].blurred_url).toBeNull();
  });

  it.each<[string, Role, Record<string, string | null>]>([
    [
      'a visitor',
      'visitor',
      { [open]: null, [subscribers]: 'subscription_required', [paid]: 'purchase_required' },
    ],
    ['a subscriber', 'subscriber', { [open]: null, [subscribers]: null, [paid]: 'purchase_required' }],
    ['a buyer', 'buyer', { [open]: null, [paid]: null, [video]: null }],
    ['their creator', 'creator', { [open]: null, [subscribers]: null, [paid]: null, [video]: null }],
  ])('open for %s by the rules of posts', async (_, role, expected) => {
    for (const [id, code] of Object.entries({ ...expected, [gone]: 'content_not_found' })) {
      const answer = await access(id, role);
      if (code) {
        expect(expectRefusal(answer).code, id).toBe(code);
        expect(answer.body).not.toContain('/media/');
      } else {
        const { secure_url: url, expires_in: seconds } = answer.json();
        expect(seconds).toBe(120);
        expect((await get(url)).statusCode, id).toBe(200);
      }
    }
  });

  it('are bound to who is signed in, and to their session where they are not open', async () => {
    const other = await harness.factory.fan();
    const { secure_url: url } = (await access(paid, 'buyer', fan)).json();
    expect((await get(url, fan.headers)).statusCode).toBe(200);
    expect(expectRefusal(await get(url)).code).toBe('address_invalid');
    expect(expectRefusal(await get(url, other.headers)).code).toBe('address_invalid');
    const seen = (await get(url, fan.headers)).rawPayload;
    const { secure_url: theirs } = (await access(paid, 'buyer', other)).json();
    expect((await get(theirs, other.headers)).rawPayload.equals(seen)).toBe(false);
  });

  it('are played in two sizes, down to their parts', async () => {
    const { stream_url: list } = (await access(video, 'buyer')).json();
    const master = (await get(list)).body;
    expect(master.match(/RESOLUTION=\d+x(\d+)/g)).toEqual(['RESOLUTION=1280x720', 'RESOLUTION=854x480']);
    for (const name of ['high', 'low']) {
      const sizes = await get(list.replace('master', name));
      const [, bytes, start] = /BYTERANGE:(\d+)@(\d+)/.exec(sizes.body) ?? [];
      const part = /^(?:high|low)\.mp4\?.*$/m.exec(sizes.body)?.[0] ?? '';
      const range = `bytes=${start}-${Number(start) + Number(bytes) - 1}`;
      const played = await get(`/media/${video}/${part}`, { range });
      expect([played.statusCode, played.rawPayload.length]).toEqual([206, Number(bytes)]);
    }
  });

  it('have addresses that must be refused, and are', async () => {
    for (const who of [null, fan]) {
      const { expired_url, other_session_url } = (
        await post('refused-addresses', { file_key: open }, who)
      ).json();
      const headers = who?.headers ?? {};
      expect(expectRefusal(await get(expired_url, headers)).code).toBe('address_expired');
      expect(expectRefusal(await get(other_session_url, headers)).code).toBe('address_invalid');
    }
  });

  it('are all that is given: no real media, whatever is asked for', async () => {
    const creator = await harness.factory.creator();
    const files = [{ content: await jpeg() }];
    const form = { fields: { title: 'A title', content: 'Words', is_ppv: 'true', credit_price: '5' }, files };
    const real = (await sendForm(harness, creator.headers, form)).json().media.file_key;
    for (const key of [real, harness.deps.ids.next(), '../originals/x', '', open.replace('0001', '0009')])
      for (const role of ['visitor', 'creator', 'buyer'] as const)
        expect([404, 422]).toContain((await access(key, role, creator)).statusCode);
    expect([404, 422]).toContain((await post('refused-addresses', { file_key: real })).statusCode);
    expect(expectRefusal(await post('access', { file_key: open, as: 'admin' })).code).toBe(
      'validation_failed',
    );
    const { secure_url: url } = (await access(open, 'visitor')).json();
    expect((await get(url.replace(open, real))).statusCode).toBe(403);
    // Nor by the real call: no post shows a test file.
    const asked = await harness.app.inject({
      method: 'POST',
      url: '/api/media/access',
      headers: fan.headers,
      payload: { file_key: open },
    });
    expect(expectRefusal(asked).code).toBe('content_not_found');
  });
});

describe('an upload that is tried out', () => {
  const send = (
    file: Partial<FormFile> & { content: Buffer },
    fields: Record<string, string> = {},
    who: Person | null = null,
  ) =>
    sendForm(
      harness,
      who?.headers ?? {},
      { fields: { content_title: 'Low tide', ...fields }, files: [{ field: 'file', ...file }] },
      '/api/media-test/upload',
    );
  const pixels = (address: string) => Buffer.from(address.split(',')[1] ?? '', 'base64');

  it('comes back recognised, clean and with its names, and nothing of it is kept', async () => {
    const [rows, kept] = [await countItems(), await keptFiles()];
    const content = await pngWithPlace('Secret');
    const answer = await send(
      { content, name: 'me.txt', type: 'text/plain' },
      { fan_username: '@Ben_Cruz', is_ppv: 'true', ppv_price: '25.50' },
      fan,
    );
    expect(answer.statusCode, answer.body).toBe(200);
    const judged = answer.json();
    expect(judged).toMatchObject({
      content_title: 'Low tide',
      is_ppv: true,
      ppv_price: 25.5,
      content_type: 'image/png',
      bytes: content.length,
      width: 320,
      height: 240,
      removed: ['place', 'exif'],
      watermark: `@${fan.username} · @ben_cruz`,
    });
    for (const address of [judged.picture, judged.blurred]) {
      expect(pixels(address).includes('Secret')).toBe(false);
      const said = await sharp(pixels(address)).metadata();
      expect([said.format, said.exif, said.icc, said.xmp]).toEqual(['webp', undefined, undefined, undefined]);
    }
    const unnamed = (await send({ content }, {}, fan)).json();
    expect(pixels(unnamed.picture).equals(pixels(judged.picture))).toBe(false);
    expect([await countItems(), await keptFiles()]).toEqual([rows, kept]);
    expect(await filesUnder(harness.deps.workFolder)).toEqual([]);
  });

  it('is recognised and no more where it is a video', async () => {
    const judged = (await send({ content: await readFile(CLIP), name: 'a.jpg' })).json();
    expect(judged).toMatchObject({
      content_type: 'video/mp4',
      picture: null,
      blurred: null,
      watermark: null,
    });
    expect(await filesUnder(harness.deps.workFolder)).toEqual([]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, Record<string, string>, Record<string, string>]>([
    [
      'what is no picture',
      () => Buffer.from('words and no picture'),
      {},
      { file: 'Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed' },
    ],
    [
      'a picture that unpacks to 400 megapixels',
      pngBomb,
      {},
      { file: 'This image has too many pixels. Send one of at most 50 megapixels.' },
    ],
    [
      'a damaged picture',
      async () => (await jpeg(900, 600)).subarray(0, 400),
      {},
      { file: 'This image is damaged and cannot be opened' },
    ],
    ['no title', () => jpeg(), { content_title: ' ' }, { content_title: 'Content title is required' }],
    [
      'no price',
      () => jpeg(),
      { is_ppv: 'true', ppv_price: '0' },
      { ppv_price: 'Valid PPV price is required' },
    ],
    [
      'more than any post may cost',
      () => jpeg(),
      { is_ppv: 'true', ppv_price: '10000.01' },
      { ppv_price: 'At most 10,000 credits' },
    ],
    [
      'a video for one fan',
      () => readFile(CLIP),
      { fan_username: 'ben_cruz' },
      {
        fan_username:
          'A video cannot be made for one fan: its file carries no name. Leave this empty, or choose a picture.',
      },
    ],
    ['markup for a name', () => jpeg(), { fan_username: '<b>' }, { fan_username: 'This is not a username.' }],
  ])('is refused for %s, at its field, and leaves nothing', async (_, content, fields, errors) => {
    const answer = await send({ content: await content() }, fields);
    expect(expectRefusal(answer).errors).toEqual(errors);
    expect(await filesUnder(harness.deps.workFolder)).toEqual([]);
  });

  it('asks for a file', async () => {
    const answer = await sendForm(harness, {}, { fields: { content_title: 'x' } }, '/api/media-test/upload');
    expect(expectRefusal(answer).errors).toEqual({ file: 'Please select a file' });
  });

  const countItems = async () =>
    Number(
      (
        await harness.deps.db
          .selectFrom('media_items')
          .select((is) => is.fn.countAll().as('all'))
          .executeTakeFirstOrThrow()
      ).all,
    );
  const keptFiles = async () => (await filesUnder(`${harness.folder}/media`)).sort();
});
