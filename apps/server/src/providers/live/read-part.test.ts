import { beforeAll, describe, expect, it } from 'vitest';
import { boxesIn } from './boxes.ts';
import { type MadeStream, makeStream } from './live-parts.fixture.ts';
import { PartRefused } from './part-refused.ts';
import { type LiveInit, readInit } from './read-init.ts';
import { readPart } from './read-part.ts';

let made: MadeStream;
let init: LiveInit;
beforeAll(async () => {
  made = await makeStream({ seconds: 1 });
  init = readInit(made.init);
});

const part = () => Buffer.from(made.parts[0] ?? '');
function faultOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof PartRefused) return error.fault;
    throw error;
  }
  return 'taken';
}
const faultOfPart = (bytes: Buffer) => faultOf(() => readPart(bytes, init));
const faultOfInit = (bytes: Buffer) => faultOf(() => readInit(bytes));

/** Where the box of a path is. */
function find(bytes: Buffer, ...path: string[]) {
  let [start, end] = [0, bytes.length];
  for (const [depth, type] of path.entries()) {
    const box = boxesIn(bytes, start, end).find((each) => each.type === type);
    if (!box) throw new Error(`no ${type}`);
    if (depth === path.length - 1) return box;
    [start, end] = [box.body, box.end];
  }
  throw new Error('no path');
}
const change = (bytes: Buffer, at: number, value: number) => {
  bytes.writeUInt32BE(value, at);
  return bytes;
};
function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

describe('what a recorder sends', () => {
  it('is read: size, tracks, and how long each part lasts', () => {
    expect([init.width, init.height]).toEqual([720, 1280]);
    expect(init.tracks.map(({ kind }) => kind)).toEqual(['video', 'audio']);
    expect(made.parts.map((bytes) => readPart(bytes, init).ms)).toEqual([500, 500]);
  });

  it('says nothing of when it was made', async () => {
    const again = await makeStream({ seconds: 1 });
    const later = change(Buffer.from(again.init), find(again.init, 'moov', 'mvhd').body + 4, 1);
    expect(readInit(later).bytes).toEqual(init.bytes);
    const { body } = find(init.bytes, 'moov', 'mvhd');
    expect(init.bytes.readUInt32BE(body + 4)).toBe(0);
  });
});

describe('what is no part', () => {
  it.each<[string, string, (bytes: Buffer) => Buffer]>([
    ['nothing', 'boxes', () => Buffer.alloc(0)],
    ['noise', 'boxes', (bytes) => Buffer.alloc(bytes.length, 7)],
    ['cut short', 'boxes', (bytes) => bytes.subarray(0, bytes.length - 1)],
    ['longer than it says', 'boxes', (bytes) => Buffer.concat([bytes, Buffer.alloc(3)])],
    ['twice one', 'boxes', (bytes) => Buffer.concat([bytes, bytes])],
    ['with a box more', 'boxes', (bytes) => Buffer.concat([bytes, box('free', Buffer.alloc(100))])],
    ['an init segment', 'boxes', () => made.init],
    ['with a box that is larger than it', 'boxes', (bytes) => change(bytes, 0, 0xffffffff)],
    ['with a size of 64 bits', 'boxes', (bytes) => change(bytes, 0, 1)],
    ['with a box without an end', 'boxes', (bytes) => change(bytes, 0, 0)],
    [
      'of a track that was not announced',
      'boxes',
      (bytes) => change(bytes, find(bytes, 'moof', 'traf', 'tfhd').body + 4, 9),
    ],
    [
      'with offsets from elsewhere',
      'boxes',
      (bytes) => change(bytes, find(bytes, 'moof', 'traf', 'tfhd').body, 0x39),
    ],
    [
      'with more samples than it holds',
      'samples',
      (bytes) => change(bytes, find(bytes, 'moof', 'traf', 'trun').body + 4, 999),
    ],
    [
      'with millions of samples',
      'samples',
      (bytes) => change(bytes, find(bytes, 'moof', 'traf', 'trun').body + 4, 0x7fffffff),
    ],
    [
      'with samples outside of it',
      'samples',
      (bytes) => change(bytes, find(bytes, 'moof', 'traf', 'trun').body + 8, 0x7fffffff),
    ],
    [
      'with samples before it',
      'samples',
      (bytes) => change(bytes, find(bytes, 'moof', 'traf', 'trun').body + 8, 0xfffffff0),
    ],
    [
      'with samples that do not fill it',
      'samples',
      (bytes) => change(bytes, find(bytes, 'moof', 'traf', 'tfhd').body + 12, 5),
    ],
    [
      'that lasts for hours',
      'duration',
      (bytes) => change(bytes, find(bytes, 'moof', 'traf', 'tfhd').body + 8, 0x7fffffff),
    ],
    [
      'with thousands of pictures a second',
      'duration',
      (bytes) => change(bytes, find(bytes, 'moof', 'traf', 'tfhd').body + 8, 1),
    ],
    [
      'that begins after the end of time',
      'time',
      (bytes) => change(bytes, find(bytes, 'moof', 'traf', 'tfdt').body + 4, 0xffffffff),
    ],
    [
      'that begins with no key frame',
      'key_frame',
      (bytes) => change(bytes, find(bytes, 'moof', 'traf', 'trun').body + 12, 0x01010000),
    ],
  ])('%s', (_what, fault, crafted) => {
    expect(faultOfPart(crafted(part()))).toBe(fault);
  });

  it('more pictures than are taken, or a picture too few', async () => {
    const quick = await makeStream({ seconds: 1, framesPerSecond: 120 });
    expect(faultOfPart(quick.parts[0] ?? part())).toBe('frame_rate');
    const long = await makeStream({ seconds: 6, partSeconds: 3 });
    expect(faultOfPart(long.parts[0] ?? part())).toBe('duration');
  });
});

describe('what is no init segment', () => {
  it.each<[string, string, (bytes: Buffer) => Buffer]>([
    ['a part', 'boxes', () => part()],
    ['too large', 'boxes', (bytes) => Buffer.concat([bytes, box('free', Buffer.alloc(70_000))])],
    [
      'with a place in it',
      'boxes',
      (bytes) => Buffer.concat([bytes, box('uuid', Buffer.from('14.6N 121.0E'))]),
    ],
    [
      'of another codec',
      'codec',
      (bytes) => Buffer.from(bytes.toString('latin1').replace('avc1', 'hev1'), 'latin1'),
    ],
    [
      'with sound of another codec',
      'codec',
      (bytes) => Buffer.from(bytes.toString('latin1').replace('mp4a', 'mp3 '), 'latin1'),
    ],
    [
      'with more than one description',
      'codec',
      (bytes) => change(bytes, find(bytes, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd').body + 4, 2),
    ],
    [
      'without a unit of time',
      'boxes',
      (bytes) => change(bytes, find(bytes, 'moov', 'trak', 'mdia', 'mdhd').body + 12, 0),
    ],
  ])('%s', (_what, fault, crafted) => {
    expect(faultOfInit(crafted(Buffer.from(made.init)))).toBe(fault);
  });

  it('of a picture that is too large, either way up', async () => {
    for (const [width, height, fault] of [
      [1920, 1080, 'taken'],
      [1080, 1920, 'taken'],
      [1922, 1080, 'picture_size'],
      [1200, 1200, 'picture_size'],
    ] as const)
      expect(faultOfInit((await makeStream({ seconds: 1, width, height })).init)).toBe(fault);
  });
});

it('bytes that were changed anywhere are taken or refused, and nothing else happens', () => {
  for (const good of [made.init, part()])
    for (let at = 0; at < Math.min(good.length, 1200); at += 1)
      for (const value of [0, 1, 0x7f, 0xff]) {
        const bytes = Buffer.from(good);
        bytes[at] = value;
        faultOf(() => (good === made.init ? readInit(bytes) : readPart(bytes, init)));
      }
});
