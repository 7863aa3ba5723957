import { describe, expect, it } from 'vitest';
import type { Post } from './api-types.ts';
import { isBeyond, withFirst } from './named-post.ts';

const listed = (...ids: string[]) => ids.map((id) => ({ id }) as Post);

describe('a post that the address names', () => {
  it('is asked for by itself where the list does not reach it', () => {
    expect(isBeyond(listed('c', 'b'), 'a')).toBe(true);
    expect(isBeyond(listed('c', 'b'), 'b')).toBe(false);
    expect(isBeyond(undefined, 'a')).toBe(false);
    expect(isBeyond(listed('c'), null)).toBe(false);
  });

  it('stands before all others, once', () => {
    const [first] = listed('a');
    expect(withFirst(listed('c', 'b'), first, 'a')).toEqual(listed('a', 'c', 'b'));
    expect(withFirst(listed('c', 'b', 'a'), first, 'a')).toEqual(listed('a', 'c', 'b'));
  });

  it('is not taken for another one', () => {
    expect(withFirst(listed('c', 'b'), listed('0')[0], 'a')).toEqual(listed('c', 'b'));
    expect(withFirst(listed('c'), undefined, null)).toEqual(listed('c'));
  });
});
