import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import { limitsAreKept } from './laws/limits-are-kept.law.ts';
import { pausesAreKept } from './laws/pauses-are-kept.law.ts';

export const spendingModule = defineModule({
  name: 'spending',
  tables: ['spending_limits', 'cool_offs'],
  handlers: async (deps: BaseDeps) => (await import('./spending.routes.ts')).spendingHandlers(deps),
  laws: [limitsAreKept, pausesAreKept],
  personal: {
    erased: ['spending_limits.person_id', 'cool_offs.person_id'],
    exported: {
      spending_limits: {
        table: 'spending_limits',
        owner: 'person_id',
        key: 'id',
        columns: 'period, credits, set_at, next_credits, next_from',
      },
      pauses: { table: 'cool_offs', owner: 'person_id', key: 'id', columns: 'started_at, ends_at' },
    },
    load: async () => (await import('./erase-spending.queries.ts')).eraseSpending,
  },
});
