import { defineModule } from '../../platform/server-module.ts';
import type { SalesDeps } from '../sales/index.ts';

export const tipsModule = defineModule({
  name: 'tips',
  tables: ['tips'],
  handlers: async (deps: SalesDeps) => (await import('./tips.routes.ts')).tipsHandlers(deps),
});
