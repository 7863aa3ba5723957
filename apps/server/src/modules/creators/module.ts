import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import { followersAreCounted } from './laws/followers-are-counted.law.ts';
import type { SitemapDeps } from './sitemap-deps.ts';

export const creatorsModule = defineModule({
  name: 'creators',
  tables: ['follows', 'sitemap_starts'],
  sharedWrites: { users: 'followers_count of a creator changes with the follow' },
  handlers: async (deps: BaseDeps) => (await import('./creators.routes.ts')).creatorsHandlers(deps),
  routes: async (app, deps: SitemapDeps) => (await import('./sitemap.routes.ts')).sitemapRoutes(app, deps),
  laws: [followersAreCounted],
  personal: {
    erased: ['follows.creator_id', 'follows.fan_id'],
    exported: {
      follows: { table: 'follows', owner: 'fan_id', key: 'creator_id', columns: 'creator_id, created_at' },
    },
    load: async () => (await import('./creators.queries.ts')).eraseFollows,
  },
});
