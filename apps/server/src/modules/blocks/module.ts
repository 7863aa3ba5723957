import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const blocksModule = defineModule({
  name: 'blocks',
  tables: ['blocks'],
  handlers: async (deps: BaseDeps) => (await import('./blocks.routes.ts')).blocksHandlers(deps),
});
