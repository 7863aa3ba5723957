import { defineModule } from '../../platform/server-module.ts';
import type { PostsDeps } from '../posts/index.ts';
import { removedThingsAreClosed } from './laws/removed-things-are-closed.law.ts';

export const moderationModule = defineModule({
  name: 'moderation',
  tables: ['reports'],
  laws: [removedThingsAreClosed],
  handlers: async (deps: PostsDeps) => (await import('./moderation.routes.ts')).moderationHandlers(deps),
});
