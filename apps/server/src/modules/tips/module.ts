import { defineModule } from '../../platform/server-module.ts';
import type { SalesDeps } from '../sales/index.ts';

export const tipsModule = defineModule({
  name: 'tips',
  tables: ['tips'],
  handlers: async (deps: SalesDeps) => (await import('./tips.routes.ts')).tipsHandlers(deps),
  personal: {
    kept: {
      'tips.creator_id': 'the books name it, and are kept as the law asks',
      'tips.fan_id': 'the books name it, and are kept as the law asks',
    },
    exported: {
      tips_sent: {
        table: 'tips',
        owner: 'fan_id',
        key: 'id',
        columns: 'id, creator_id, credits, message, created_at',
      },
    },
    load: async () => (await import('./tips.queries.ts')).eraseTipMessages,
  },
});
