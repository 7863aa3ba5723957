import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const studioModule = defineModule({
  name: 'studio',
  tables: ['creator_studios'],
  handlers: async (deps: BaseDeps) => (await import('./studio.routes.ts')).studioHandlers(deps),
  routes: async (app, deps: BaseDeps, binding) =>
    (await import('./days-csv.routes.ts')).daysCsvRoutes(app, deps, binding),
  personal: {
    erased: ['creator_studios.creator_id'],
    exported: {
      monthly_goals: {
        table: 'creator_studios',
        owner: 'creator_id',
        key: 'creator_id',
        columns: 'goal_centavos, goal_subscribers',
      },
    },
    load: async () => (await import('./studio.queries.ts')).eraseStudio,
  },
});
