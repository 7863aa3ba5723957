import { defineModule } from '../../platform/server-module.ts';
import type { SalesDeps } from '../sales/index.ts';
import { unlocksAreCounted } from './laws/unlocks-are-counted.law.ts';

export const unlocksModule = defineModule({
  name: 'unlocks',
  tables: ['unlocks', 'post_unlock_counts'],
  handlers: async (deps: SalesDeps) => (await import('./unlocks.routes.ts')).unlocksHandlers(deps),
  laws: [unlocksAreCounted],
});
