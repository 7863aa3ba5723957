import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const socialLinksModule = defineModule({
  name: 'social-links',
  tables: ['social_links'],
  handlers: async (deps: BaseDeps) => (await import('./social-links.routes.ts')).socialLinksHandlers(deps),
  personal: {
    erased: ['social_links.creator_id'],
    load: async () => (await import('./social-links.queries.ts')).eraseLinks,
  },
});
