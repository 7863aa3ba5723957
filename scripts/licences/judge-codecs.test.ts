import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeCodecs } from './judge-codecs.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules');
const LIBRARY = join(PACKAGES, '@node-webcodecs', 'static-linux-x64', 'webcodecs.node');
const GOOD = 'libavcodec license: LGPL version 2.1 or later';

describe('codecs', () => {
  it('may be used without the parts that are not free to be sold', () => {
    expect(judgeCodecs(Buffer.from(`--enable-static --disable-everything ${GOOD}`))).toEqual([]);
  });

  it.each(['--enable-gpl', '--enable-nonfree', '--enable-libx264', '--enable-libfdk-aac'])(
    'may not be built %s',
    (option) => {
      expect(judgeCodecs(Buffer.from(`--enable-static ${option} ${GOOD}`))).toEqual([option]);
    },
  );

  it('that do not say how they were built may not be used', () => {
    expect(judgeCodecs(Buffer.from('GPL version 2 or later'))).toHaveLength(1);
  });

  it('of this machine may be used', () => {
    expect(existsSync(LIBRARY) ? judgeCodecs(readFileSync(LIBRARY)) : []).toEqual([]);
  });
});
