import { describe, expect, it } from 'vitest';
import { cleanDescription } from './decoder-description.ts';

const SECRET = Buffer.from('SecretEncoder');
const sized = (bytes: Buffer) => Buffer.concat([Buffer.from([0, bytes.length]), bytes]);
const set = sized(Buffer.from([0x67, 1, 2, 3]));

const clean = (codec: 'avc' | 'hevc' | 'flac' | 'vorbis' | 'aac', record: Buffer) =>
  Buffer.from(cleanDescription(codec, record));

describe('cleanDescription', () => {
  it('keeps the parameter sets of H.264 and nothing behind them', () => {
    const record = Buffer.concat([Buffer.from([1, 66, 0, 30, 0xff, 0xe1]), set, Buffer.from([1]), set]);
    expect(clean('avc', record)).toEqual(record);
    expect(clean('avc', Buffer.concat([record, SECRET]))).toEqual(record);
    const high = Buffer.from(record).fill(100, 1, 2);
    const long = Buffer.concat([high, Buffer.from([0xfc, 0xf8, 0xf8, 0])]);
    expect(clean('avc', Buffer.concat([long, SECRET]))).toEqual(long);
    expect(clean('avc', high)).toEqual(high);
  });

  it('drops the messages among the parameter sets of HEVC', () => {
    const head = Buffer.alloc(22, 1);
    const array = (kind: number, content: Buffer) =>
      Buffer.concat([Buffer.from([kind, 0, 1]), sized(content)]);
    const wanted = array(33, Buffer.from([1, 2]));
    const record = Buffer.concat([head, Buffer.from([2]), wanted, array(39, SECRET)]);
    expect(clean('hevc', record)).toEqual(Buffer.concat([head, Buffer.from([1]), wanted]));
  });

  it('empties the comments of Vorbis', () => {
    const [first, setup] = [Buffer.alloc(30, 7), Buffer.alloc(300, 9)];
    const comment = Buffer.concat([Buffer.from('\x03vorbis'), SECRET]);
    const record = Buffer.concat([Buffer.from([2, first.length, comment.length]), first, comment, setup]);
    const after = clean('vorbis', record);
    expect(after.includes('Secret')).toBe(false);
    expect(after.subarray(0, 3)).toEqual(Buffer.from([2, 30, 16]));
    expect(after.subarray(3, 33)).toEqual(first);
    expect(after.subarray(-300)).toEqual(setup);
  });

  it('keeps the stream information of FLAC as its last block', () => {
    const record = Buffer.concat([
      Buffer.from('fLaC'),
      Buffer.from([0, 0, 0, 34]),
      Buffer.alloc(34, 3),
      SECRET,
    ]);
    const after = clean('flac', record);
    expect([after.length, after[4]]).toEqual([42, 0x80]);
  });

  it.each(['avc', 'hevc', 'flac', 'vorbis'] as const)('refuses one of %s that is cut off', (codec) => {
    expect(() => clean(codec, Buffer.from([2, 255]))).toThrow(RangeError);
  });

  it('leaves the others as they are', () => {
    expect(clean('aac', Buffer.from([0x11, 0x90]))).toEqual(Buffer.from([0x11, 0x90]));
  });
});
