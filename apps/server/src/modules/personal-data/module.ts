import { defineModule } from '../../platform/server-module.ts';
import { breakagesAreBooked } from './laws/breakages-are-booked.law.ts';
import { forfeitsAreBooked } from './laws/forfeits-are-booked.law.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

export const personalDataModule = defineModule({
  name: 'personal-data',
  tables: ['forfeits', 'breakages'],
  handlers: async (deps: PersonalDataDeps) =>
    (await import('./personal-data.routes.ts')).personalDataHandlers(deps),
  routes: async (app, deps: PersonalDataDeps, binding) =>
    (await import('./export.routes.ts')).exportRoutes(app, deps, binding),
  laws: [forfeitsAreBooked, breakagesAreBooked],
  jobs: async (deps: PersonalDataDeps) => (await import('./personal-data.jobs.ts')).personalDataJobs(deps),
  personal: {
    kept: {
      'forfeits.person_id': 'the books name it, and are kept as the law asks',
      'breakages.fan_id': 'the books name it, and are kept as the law asks',
    },
  },
});
