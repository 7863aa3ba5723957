import { describe, expect, it } from 'vitest';
import { createEncoder } from './json-bytes.ts';

describe('an encoder of answers', () => {
  it('gives the UTF-8 of each text, and leaves what it gave before as it was', () => {
    const encode = createEncoder();
    const texts = Array.from({ length: 50 }, (_, index) => `${index} ₱ ñ 🎨 … `.repeat(1 + index * 17));
    const given = texts.map((text) => encode(text));
    expect(given.map((bytes) => bytes.toString())).toEqual(texts);
  });

  it('takes a text that is larger than its slab', () => {
    const text = '₱'.repeat(100_000);
    expect(createEncoder()(text).toString()).toBe(text);
  });
});
