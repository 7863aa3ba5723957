import { defineModule } from '../../platform/server-module.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

export const personalDataModule = defineModule({
  name: 'personal-data',
  tables: [],
  handlers: async (deps: PersonalDataDeps) =>
    (await import('./personal-data.routes.ts')).personalDataHandlers(deps),
  routes: async (app, deps: PersonalDataDeps, binding) =>
    (await import('./export.routes.ts')).exportRoutes(app, deps, binding),
  jobs: async (deps: PersonalDataDeps) => (await import('./personal-data.jobs.ts')).personalDataJobs(deps),
});
