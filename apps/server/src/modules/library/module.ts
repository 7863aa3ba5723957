import { defineModule } from '../../platform/server-module.ts';
import type { PostsDeps } from '../posts/index.ts';

export const libraryModule = defineModule({
  name: 'library',
  tables: ['collections', 'saved_posts', 'seen_posts', 'seen_switched_off'],
  handlers: async (deps: PostsDeps) => (await import('./library.routes.ts')).libraryHandlers(deps),
  personal: {
    erased: [
      'collections.person_id',
      'saved_posts.person_id',
      'seen_posts.person_id',
      'seen_switched_off.person_id',
    ],
    exported: {
      saved_posts: {
        table: 'saved_posts',
        owner: 'person_id',
        key: 'post_id',
        columns: 'post_id, created_at, collection_id',
      },
      collections: {
        table: 'collections',
        owner: 'person_id',
        key: 'id',
        columns: 'id, name, created_at',
      },
      seen_posts: {
        table: 'seen_posts',
        owner: 'person_id',
        key: 'post_id',
        columns: 'post_id, created_at',
      },
      seen_switched_off: {
        table: 'seen_switched_off',
        owner: 'person_id',
        key: 'person_id',
        columns: 'created_at',
      },
    },
    load: async () => {
      const [{ eraseSaves }, { eraseCollections }, { eraseSeen }] = await Promise.all([
        import('./library.queries.ts'),
        import('./collections.queries.ts'),
        import('./seen.queries.ts'),
      ]);
      return async (tx, personId) => {
        await eraseSaves(tx, personId);
        await eraseCollections(tx, personId);
        await eraseSeen(tx, personId);
      };
    },
  },
});
