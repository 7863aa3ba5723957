import { describe, expect, it } from 'vitest';
import { createCipher } from './cipher.ts';
import { createIds } from './ids.ts';

const ids = createIds({ now: () => new Date(0) });
const cipher = createCipher(Buffer.alloc(32, 1), ids);

describe('a cipher', () => {
  it('opens what it sealed, and seals the same differently each time', () => {
    const [one, other] = [cipher.seal(Buffer.from('words')), cipher.seal(Buffer.from('words'))];
    expect(one.equals(other)).toBe(false);
    expect(one.includes('words')).toBe(false);
    expect(cipher.open(one).toString()).toBe('words');
  });

  it('refuses what was changed, and what another key sealed', () => {
    const sealed = cipher.seal(Buffer.from('words'));
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    expect(() => cipher.open(sealed)).toThrow();
    expect(() => createCipher(Buffer.alloc(32, 2), ids).open(cipher.seal(Buffer.from('words')))).toThrow();
  });
});
