import { defineModule } from '../../platform/server-module.ts';
import type { BlocksDeps } from './blocks-deps.ts';

export const blocksModule = defineModule({
  name: 'blocks',
  tables: ['blocks'],
  handlers: async (deps: BlocksDeps) => (await import('./blocks.routes.ts')).blocksHandlers(deps),
  personal: {
    erased: ['blocks.blocked_id', 'blocks.blocker_id'],
    exported: {
      blocked: { table: 'blocks', owner: 'blocker_id', key: 'id', columns: 'blocked_id, created_at' },
    },
    load: async () => (await import('./blocks.queries.ts')).eraseBlocks,
  },
});
