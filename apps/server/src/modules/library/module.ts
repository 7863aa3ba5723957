import { defineModule } from '../../platform/server-module.ts';
import type { PostsDeps } from '../posts/index.ts';

export const libraryModule = defineModule({
  name: 'library',
  tables: ['saved_posts'],
  handlers: async (deps: PostsDeps) => (await import('./library.routes.ts')).libraryHandlers(deps),
  personal: {
    erased: ['saved_posts.person_id'],
    exported: {
      saved_posts: {
        table: 'saved_posts',
        owner: 'person_id',
        key: 'post_id',
        columns: 'post_id, created_at',
      },
    },
    load: async () => (await import('./library.queries.ts')).eraseSaves,
  },
});
