import { defineModule } from '../../platform/server-module.ts';
import type { SalesDeps } from '../sales/index.ts';
import { unlocksAreCounted } from './laws/unlocks-are-counted.law.ts';

export const unlocksModule = defineModule({
  name: 'unlocks',
  tables: ['unlocks', 'post_unlock_counts'],
  handlers: async (deps: SalesDeps) => (await import('./unlocks.routes.ts')).unlocksHandlers(deps),
  laws: [unlocksAreCounted],
  personal: {
    kept: {
      'unlocks.fan_id': 'the books name it, and are kept as the law asks',
    },
    exported: {
      unlocks: { table: 'unlocks', owner: 'fan_id', key: 'id', columns: 'id, post_id, credits, created_at' },
    },
  },
});
