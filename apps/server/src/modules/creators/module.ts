import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import { followersAreCounted } from './laws/followers-are-counted.law.ts';

export const creatorsModule = defineModule({
  name: 'creators',
  tables: ['follows'],
  sharedWrites: { users: 'followers_count of a creator changes with the follow' },
  handlers: async (deps: BaseDeps) => (await import('./creators.routes.ts')).creatorsHandlers(deps),
  laws: [followersAreCounted],
});
