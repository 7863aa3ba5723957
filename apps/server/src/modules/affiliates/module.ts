import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const affiliatesModule = defineModule({
  name: 'affiliates',
  tables: ['affiliate_clicks', 'affiliate_salts'],
  handlers: async (deps: BaseDeps) => (await import('./affiliates.routes.ts')).affiliatesHandlers(deps),
});
