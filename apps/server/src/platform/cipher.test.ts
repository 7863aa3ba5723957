import { describe, expect, it } from 'vitest';
import { createCipher } from './cipher.ts';
import { createIds } from './ids.ts';
import { createKeys } from './keys.ts';

const ids = createIds({ now: () => new Date(0) });
const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const cipher = createCipher(createKeys(OLD, null)('use'), ids);
const between = createCipher(createKeys(NEW, OLD)('use'), ids);
const after = createCipher(createKeys(NEW, null)('use'), ids);
const WORDS = Buffer.from('words');

describe('a cipher', () => {
  it('opens what it sealed, and seals the same differently each time', () => {
    const [one, other] = [cipher.seal(WORDS), cipher.seal(WORDS)];
    expect(one.equals(other)).toBe(false);
    expect(one.includes('words')).toBe(false);
    expect(cipher.open(one).toString()).toBe('words');
  });

  it('refuses what was changed, and what another key sealed', () => {
    const sealed = cipher.seal(WORDS);
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    expect(() => cipher.open(sealed)).toThrow();
    expect(() => between.open(sealed)).toThrow();
    expect(() => between.reseal(sealed)).toThrow();
    expect(() => after.open(cipher.seal(WORDS))).toThrow();
  });

  it('opens what either secret sealed while one is replaced, and seals by the new one', () => {
    expect(between.open(cipher.seal(WORDS)).toString()).toBe('words');
    expect(after.open(between.seal(WORDS)).toString()).toBe('words');
    expect(() => cipher.open(between.seal(WORDS))).toThrow();
  });

  it('seals anew what the old secret sealed, and nothing else', () => {
    const resealed = between.reseal(cipher.seal(WORDS));
    expect(resealed && after.open(resealed).toString()).toBe('words');
    expect(between.reseal(after.seal(WORDS))).toBeNull();
    expect(() => after.reseal(cipher.seal(WORDS))).toThrow();
  });
});
