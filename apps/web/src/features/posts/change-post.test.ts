import { afterEach, expect, it } from 'vitest';
import type { Answer, Post } from '../../lib/api-types.ts';
import { callKey, pagesKey } from '../../lib/call-key.ts';
import { queryClient } from '../../lib/query-client.ts';
import { changePost } from './change-post.ts';

afterEach(() => queryClient.clear());

const post = (id: string) => ({ id, is_saved: false }) as Post;
const page = <Item>(posts: Item[]) => ({ pages: [{ posts, next_cursor: null }], pageParams: [undefined] });

it('a post is changed wherever it is shown, and no other is', () => {
  const [one, other] = [post('one'), post('other')];
  const input = { params: { id: 'one' } };
  const library = { query: { filter: 'saved' as const } };
  type Entry = Answer<'GET /library'>['posts'][number];
  const entries: Entry[] = [
    { post_id: 'one', added_at: '', collection_id: null, post: one, missing: null },
    { post_id: 'gone', added_at: '', collection_id: null, post: null, missing: 'gone' },
  ];
  queryClient.setQueryData(callKey('GET /content/{id}', input), one);
  queryClient.setQueryData(pagesKey('GET /content/feed'), page([one, other]));
  queryClient.setQueryData(pagesKey('GET /library', library), page(entries));
  changePost('one', (known) => ({ ...known, is_saved: true }));
  const saved = { ...one, is_saved: true };
  expect(queryClient.getQueryData(callKey('GET /content/{id}', input))).toEqual(saved);
  expect(queryClient.getQueryData(pagesKey('GET /content/feed'))).toEqual(page([saved, other]));
  expect(queryClient.getQueryData(pagesKey('GET /library', library))).toEqual(
    page([{ ...entries[0], post: saved }, entries[1]]),
  );
});
