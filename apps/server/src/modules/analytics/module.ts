import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import { platformDaysAreBooked } from './laws/platform-days-are-booked.law.ts';

export const analyticsModule = defineModule({
  name: 'analytics',
  tables: ['platform_days'],
  handlers: async (deps: BaseDeps) => (await import('./analytics.routes.ts')).analyticsHandlers(deps),
  routes: async (app, deps: BaseDeps, binding) =>
    (await import('./platform-csv.routes.ts')).platformCsvRoutes(app, deps, binding),
  jobs: async (deps: BaseDeps) => (await import('./analytics.jobs.ts')).analyticsJobs(deps),
  laws: [platformDaysAreBooked],
});
