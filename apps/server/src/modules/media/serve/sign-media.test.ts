import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMediaKey, type MediaQuery, signMedia, verifyMedia } from './sign-media.ts';

const KEY = createMediaKey({ current: Buffer.alloc(32, 7), others: [] });
const NOW = new Date('2026-03-01T00:00:00Z');
const LATER = new Date('2026-03-01T00:02:00Z');
const GRANT = { mediaId: 'media-1', viewerId: 'fan-1', expiresAt: LATER };

function queryOf(signed: string): MediaQuery {
  return Object.fromEntries(new URLSearchParams(signed));
}

describe('signed media addresses', () => {
  it('open the item for the viewer that they were made for', () => {
    expect(verifyMedia('media-1', queryOf(signMedia(GRANT, KEY)), KEY, NOW)).toEqual({ viewerId: 'fan-1' });
  });

  it('open for a guest without naming anybody', () => {
    const signed = signMedia({ ...GRANT, viewerId: null }, KEY);
    expect(signed).not.toContain('viewer');
    expect(verifyMedia('media-1', queryOf(signed), KEY, NOW)).toEqual({ viewerId: null });
  });

  it('expire in their last second, not after it', () => {
    const query = queryOf(signMedia(GRANT, KEY));
    expect(verifyMedia('media-1', query, KEY, new Date(LATER.getTime() - 1))).toEqual({ viewerId: 'fan-1' });
    expect(verifyMedia('media-1', query, KEY, LATER)).toEqual({ refusal: 'expired' });
  });

  it.each([
    ['another item', 'media-2', {}],
    ['another viewer', 'media-1', { viewer: 'fan-2' }],
    ['no viewer', 'media-1', { viewer: undefined }],
    ['an empty viewer', 'media-1', { viewer: '' }],
    ['a later expiry', 'media-1', { expires: '1999999999' }],
    ['no expiry', 'media-1', { expires: undefined }],
    ['an expiry that is no number', 'media-1', { expires: '1e9' }],
    ['no signature', 'media-1', { signature: undefined }],
    ['an empty signature', 'media-1', { signature: '' }],
    ['a repeated signature', 'media-1', { signature: ['a', 'b'] }],
    ['a longer signature', 'media-1', { signature: `${queryOf(signMedia(GRANT, KEY)).signature}A` }],
    ['a signature of other letters', 'media-1', { signature: 'é'.repeat(12) }],
  ])('do not open with %s', (_, mediaId, change) => {
    const query = { ...queryOf(signMedia(GRANT, KEY)), ...change };
    expect(verifyMedia(mediaId, query, KEY, NOW)).toEqual({ refusal: 'bad_signature' });
  });

  it('do not open with another key', () => {
    const query = queryOf(signMedia(GRANT, KEY));
    const other = createMediaKey({ current: randomBytes(32), others: [] });
    expect(verifyMedia('media-1', query, other, NOW)).toEqual({ refusal: 'bad_signature' });
  });

  it('break on any change of a single letter of the signature', () => {
    const query = queryOf(signMedia(GRANT, KEY));
    const signature = String(query.signature);
    fc.assert(
      fc.property(fc.nat(signature.length - 1), fc.constantFrom(...'AZaz09-_'), (at, letter) => {
        fc.pre(signature[at] !== letter);
        const changed = signature.slice(0, at) + letter + signature.slice(at + 1);
        expect(verifyMedia('media-1', { ...query, signature: changed }, KEY, NOW)).toHaveProperty('refusal');
      }),
    );
  });

  it('carry at least 128 bits', () => {
    expect(String(queryOf(signMedia(GRANT, KEY)).signature).length * 6).toBeGreaterThanOrEqual(128);
  });

  it('are not made for ids that could be read two ways', () => {
    expect(() => signMedia({ ...GRANT, viewerId: 'fan\n1' }, KEY)).toThrow(TypeError);
    expect(() => signMedia({ ...GRANT, viewerId: '' }, KEY)).toThrow(TypeError);
    expect(() => signMedia({ ...GRANT, mediaId: 'a/b' }, KEY)).toThrow(TypeError);
  });

  it('need a secret of 32 bytes', () => {
    expect(() => createMediaKey({ current: Buffer.alloc(31), others: [] })).toThrow(RangeError);
  });
});
