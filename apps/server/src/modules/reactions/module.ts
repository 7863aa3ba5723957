import { defineModule } from '../../platform/server-module.ts';
import type { PostsDeps } from '../posts/index.ts';
import { commentsAreCounted } from './laws/comments-are-counted.law.ts';
import { likesAreCounted } from './laws/likes-are-counted.law.ts';

export const reactionsModule = defineModule({
  name: 'reactions',
  tables: ['post_likes', 'comments'],
  sharedWrites: { posts: 'the counters of a post’s likes and comments change with them' },
  handlers: async (deps: PostsDeps) => (await import('./reactions.routes.ts')).reactionsHandlers(deps),
  laws: [likesAreCounted, commentsAreCounted],
});
