import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import { daysEqualSales } from './laws/days-equal-sales.law.ts';

export const earningsModule = defineModule({
  name: 'earnings',
  tables: ['creator_daily_earnings'],
  handlers: async (deps: BaseDeps) => (await import('./earnings.routes.ts')).earningsHandlers(deps),
  laws: [daysEqualSales],
  personal: {
    kept: {
      'creator_daily_earnings.creator_id': 'the books name it, and are kept as the law asks',
    },
  },
});
