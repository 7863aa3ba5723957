import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refused } from '../media-refusal.ts';
import { sanitiseVideo } from './sanitise-video.ts';

const FIXTURES = [
  ['located.mp4', 'video/mp4'],
  ['located.mov', 'video/quicktime'],
  ['tagged.webm', 'video/webm'],
] as const;
const SECRETS = ['Secret', '14.5995', '120.9842', '2024-02', 'Lavf'];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-sanitise-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function fixture(name: string): string {
  return fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
}

async function sanitised(content: Buffer, type: string): Promise<{ result: null | Refused; after: Buffer }> {
  const path = join(await mkdtemp(join(folder, 'work-')), 'upload');
  await writeFile(path, content);
  return { result: await sanitiseVideo(path, type), after: await readFile(path) };
}

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const payload = Buffer.concat(content.map((part) => Buffer.from(part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(payload.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, payload]);
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
}

function handler(type: string): Buffer {
  return box('hdlr', words(0, 0), type, words(0, 0, 0), 'SecretCamera\0');
}

interface TableForm {
  isLong?: boolean;
  isUniform?: boolean;
}

/** A track of samples of `bytes` each, every one in a chunk of its own, at `offsets` in the file. */
function track(
  type: string,
  offsets: number[],
  bytes: number,
  { isLong, isUniform }: TableForm = {},
): Buffer {
  const count = offsets.length;
  const tables = [
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stsz', isUniform ? words(0, bytes, count) : words(0, 0, count, ...offsets.map(() => bytes))),
    isLong
      ? box('co64', words(0, count, ...offsets.flatMap((at) => [0, at])))
      : box('stco', words(0, count, ...offsets)),
  ];
  return box('trak', box('mdia', handler(type), box('minf', box('stbl', ...tables))));
}

function withCount(content: Buffer, table: string, count: number): Buffer {
  content.writeUInt32BE(count, content.indexOf(table) + 8);
  return content;
}

const HEAD = Buffer.concat([box('ftyp', 'isom', words(0)), box('mdat', 'picture!GPS:14.5GPS:14.6sound!!!')]);
const MDAT = HEAD.indexOf('picture!');

function movie(...tracks: Buffer[]): Buffer {
  return Buffer.concat([HEAD, box('moov', box('mvhd', words(0, 1, 2, 3)), ...tracks)]);
}

function element(id: string, content: Buffer | string): Buffer {
  const payload = Buffer.from(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(payload.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, payload]);
}

const EBML = element('1a45dfa3', element('4282', 'webm'));
const UNKNOWN_SIZE = Buffer.from('01ffffffffffffff', 'hex');
const VIDEO_TRACK = element(
  '1654ae6b',
  element('ae', Buffer.concat([element('83', '\x01'), element('536e', 'SecretTrack')])),
);

describe.each(FIXTURES)('sanitiseVideo on %s', (name, type) => {
  it('removes place, titles, device and date, and moves nothing', async () => {
    const before = await readFile(fixture(name));
    expect(before.includes('14.5995') && before.includes('Secret')).toBe(true);
    const { result, after } = await sanitised(before, type);
    expect(result).toBeNull();
    expect(after.length).toBe(before.length);
    for (const secret of SECRETS) expect(after.includes(secret), secret).toBe(false);
  });

  it('leaves picture and sound exactly as they were', async () => {
    const before = await readFile(fixture(name));
    const { after } = await sanitised(before, type);
    const marker = type === 'video/webm' ? Buffer.from('1f43b675', 'hex') : Buffer.from('mdat');
    const start = before.indexOf(marker);
    const length = type === 'video/webm' ? 4000 : before.readUInt32BE(start - 4) - 8;
    expect(after.subarray(start, start + length).equals(before.subarray(start, start + length))).toBe(true);
  });

  it('changes nothing the second time', async () => {
    const once = await sanitised(await readFile(fixture(name)), type);
    const twice = await sanitised(once.after, type);
    expect(twice.result).toBeNull();
    expect(twice.after.equals(once.after)).toBe(true);
  });

  it('refuses a file that is cut off', async () => {
    const whole = await readFile(fixture(name));
    for (const share of [0.02, 0.3, 0.6, 0.95]) {
      const { result } = await sanitised(whole.subarray(0, Math.floor(whole.length * share)), type);
      expect(result).toEqual({ refusal: 'corrupt_video' });
    }
  });

  it('answers within reason and never throws, however the file is broken', async () => {
    const whole = await readFile(fixture(name));
    const path = join(folder, `fuzz-${name}`);
    const change = fc.record({
      at: fc.nat(whole.length - 4),
      value: fc.constantFrom(0, 1, 7, 8, 0x7f, 0x80, 0xff),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        const broken = Buffer.from(whole);
        for (const { at, value } of changes) broken.fill(value, at, at + 1 + (value % 4));
        await writeFile(path, broken);
        const result = await sanitiseVideo(path, type);
        expect(result === null || result.refusal === 'corrupt_video').toBe(true);
        expect((await readFile(path)).length).toBe(whole.length);
      }),
      { numRuns: 150 },
    );
  });
});

describe('sanitiseVideo on MP4', () => {
  const picture = track('vide', [MDAT], 8);
  const sound = track('soun', [MDAT + 24], 8);

  it.each([{}, { isLong: true }, { isUniform: true }])(
    'removes a track of positions together with what it recorded, its tables being %j',
    async (form) => {
      const positions = track('meta', [MDAT + 8, MDAT + 16], 8, form);
      const { result, after } = await sanitised(movie(picture, positions, sound), 'video/mp4');
      expect(result).toBeNull();
      expect(after.includes('GPS')).toBe(false);
      expect(after.includes('picture!') && after.includes('sound!!!')).toBe(true);
      expect(after.toString('latin1').split('trak').length - 1).toBe(2);
    },
  );

  it('removes XMP, unknown boxes, free space and what follows the last box', async () => {
    const hidden = [box('uuid', 'SecretXmp'), box('Ptch', 'SecretBox'), box('free', 'SecretFree')];
    const { result, after } = await sanitised(
      Buffer.concat([movie(picture), ...hidden, Buffer.from('Secre')]),
      'video/mp4',
    );
    expect(result).toBeNull();
    expect(after.includes('Secre')).toBe(false);
  });

  it('erases the times of recording', async () => {
    const { after } = await sanitised(movie(picture), 'video/mp4');
    const header = after.indexOf('mvhd') + 4;
    expect([...after.subarray(header, header + 16)]).toEqual([...words(0, 0, 0, 3)]);
  });

  it.each([
    ['without a movie', HEAD],
    ['without pictures', movie(sound)],
    ['with a box smaller than its header', Buffer.concat([movie(picture), words(4), Buffer.from('free')])],
    ['with a box larger than the file', Buffer.concat([movie(picture), words(99), Buffer.from('free')])],
    [
      'with an endless large box',
      Buffer.concat([movie(picture), words(1), Buffer.from('free'), Buffer.alloc(8, 255)]),
    ],
    ['with samples outside the file', movie(picture, track('meta', [1_000_000], 8))],
    [
      'with a table longer than its box',
      movie(picture, withCount(track('meta', [MDAT], 8), 'stco', 2), sound),
    ],
    [
      'that points at the same bytes again and again',
      movie(picture, track('meta', Array(400).fill(MDAT), 32)),
    ],
    ['of 100,001 boxes', Buffer.concat([movie(picture), ...Array(100_001).fill(box('free'))])],
  ])('refuses a file %s', async (_, content) => {
    const { result } = await sanitised(content, 'video/mp4');
    expect(result).toEqual({ refusal: 'corrupt_video' });
  });
});

describe('sanitiseVideo on WebM', () => {
  it('removes tags of a live recording that writes no sizes', async () => {
    const cluster = Buffer.concat([
      Buffer.from('1f43b675', 'hex'),
      UNKNOWN_SIZE,
      element('e7', '\0'),
      element('a3', 'picture!'),
    ]);
    const tags = element('1254c367', 'SecretTags');
    const body = Buffer.concat([VIDEO_TRACK, cluster, cluster, tags, cluster]);
    const live = Buffer.concat([EBML, Buffer.from('18538067', 'hex'), UNKNOWN_SIZE, body]);
    const { result, after } = await sanitised(live, 'video/webm');
    expect(result).toBeNull();
    expect(after.includes('Secret')).toBe(false);
    expect(after.toString('latin1').split('picture!').length - 1).toBe(3);
  });

  it('removes attachments, chapters and what follows the segment', async () => {
    const extra = [element('1941a469', 'SecretFile'), element('1043a770', 'SecretChapter')];
    const segment = element('18538067', Buffer.concat([VIDEO_TRACK, ...extra]));
    const { result, after } = await sanitised(
      Buffer.concat([EBML, segment, Buffer.from('Secret')]),
      'video/webm',
    );
    expect(result).toBeNull();
    expect(after.includes('Secret')).toBe(false);
  });

  it.each([
    ['without tracks', Buffer.concat([EBML, element('18538067', element('1254c367', 'tags'))])],
    ['that is no WebM at all', Buffer.from('RIFF....WEBPVP8 ')],
    ['that is empty', Buffer.alloc(0)],
    ['of zeros', Buffer.alloc(100)],
  ])('refuses a file %s', async (_, content) => {
    expect((await sanitised(content, 'video/webm')).result).toEqual({ refusal: 'corrupt_video' });
  });
});

it('throws when the file is not there, as that is our fault', async () => {
  await copyFile(fixture('located.mp4'), join(folder, 'there.mp4'));
  await expect(sanitiseVideo(join(folder, 'missing.mp4'), 'video/mp4')).rejects.toThrow('ENOENT');
});
