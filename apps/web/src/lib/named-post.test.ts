import { describe, expect, it } from 'vitest';
import type { Post } from './api-types.ts';
import { cursorAt, isBeyond, withFirst } from './named-post.ts';

const listed = (...ids: string[]) => ids.map((id) => ({ id }) as Post);

it.each([
  ['0198a000-0000-7000-8000-000000000000', '0198a000-0000-7000-8000-000000000001'],
  ['0198a000-0000-7000-8000-00000000ffff', '0198a000-0000-7000-8000-000000010000'],
  ['00000000-0000-7000-bfff-ffffffffffff', '00000000-0000-7000-c000-000000000000'],
])('a page that begins at %s comes after %s', (id, cursor) => {
  expect(cursorAt(id)).toBe(cursor);
});

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

  it('is not taken for the next older one, which the server answers where it is gone', () => {
    expect(withFirst(listed('c', 'b'), listed('0')[0], 'a')).toEqual(listed('c', 'b'));
    expect(withFirst(listed('c'), undefined, null)).toEqual(listed('c'));
  });
});
