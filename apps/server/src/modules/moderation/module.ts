import { defineModule } from '../../platform/server-module.ts';
import type { PostsDeps } from '../posts/index.ts';

export const moderationModule = defineModule({
  name: 'moderation',
  tables: ['reports'],
  handlers: async (deps: PostsDeps) => (await import('./moderation.routes.ts')).moderationHandlers(deps),
});
