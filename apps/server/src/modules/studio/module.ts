import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const studioModule = defineModule({
  name: 'studio',
  tables: ['creator_studios'],
  handlers: async (deps: BaseDeps) => (await import('./studio.routes.ts')).studioHandlers(deps),
  routes: async (app, deps: BaseDeps, binding) =>
    (await import('./days-csv.routes.ts')).daysCsvRoutes(app, deps, binding),
});
