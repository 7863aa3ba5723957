import type { Post } from '../../lib/api-types.ts';
import { changeKept, changePages } from '../../lib/kept-answers.ts';

const LISTS = [
  'GET /content/feed',
  'GET /creators/{id}/posts',
  'GET /tags/{tag}/posts',
  'GET /content/mine',
] as const;

/** Changes one post on every screen that shows it. */
export function changePost(id: string, change: (known: Post) => Post): void {
  const one = (known: Post) => (known.id === id ? change(known) : known);
  changeKept('GET /content/{id}', one);
  for (const list of LISTS) changePages(list, (page) => ({ ...page, posts: page.posts.map(one) }));
  changePages('GET /library', (page) => ({
    ...page,
    posts: page.posts.map((each) => ({ ...each, post: each.post && one(each.post) })),
  }));
}
