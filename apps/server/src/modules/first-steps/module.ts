import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const firstStepsModule = defineModule({
  name: 'first-steps',
  tables: ['fan_interests'],
  handlers: async (deps: BaseDeps) => (await import('./first-steps.routes.ts')).firstStepsHandlers(deps),
  personal: {
    erased: ['fan_interests.fan_id'],
    exported: {
      interests: { table: 'fan_interests', owner: 'fan_id', key: 'fan_id', columns: 'tags, put_away_at' },
    },
    load: async () => (await import('./first-steps.queries.ts')).eraseInterests,
  },
});
