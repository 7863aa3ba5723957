import { defineModule } from '../../platform/server-module.ts';
import type { PostsDeps } from '../posts/index.ts';
import { commentsAreCounted } from './laws/comments-are-counted.law.ts';
import { likesAreCounted } from './laws/likes-are-counted.law.ts';

export const reactionsModule = defineModule({
  name: 'reactions',
  tables: ['post_likes', 'comments', 'deleted_comment_names'],
  sharedWrites: { posts: 'the counters of a post’s likes and comments change with them' },
  handlers: async (deps: PostsDeps) => (await import('./reactions.routes.ts')).reactionsHandlers(deps),
  laws: [likesAreCounted, commentsAreCounted],
  personal: {
    erased: ['comments.author_id', 'deleted_comment_names.author_id', 'post_likes.person_id'],
    exported: {
      likes: { table: 'post_likes', owner: 'person_id', key: 'post_id', columns: 'post_id, created_at' },
      comments: {
        table: 'comments',
        owner: 'author_id',
        key: 'id',
        columns: 'id, post_id, text, created_at',
      },
    },
    load: async () => (await import('./reactions.queries.ts')).eraseReactions,
  },
});
