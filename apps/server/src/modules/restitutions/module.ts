import { defineModule } from '../../platform/server-module.ts';
import { restitutionsAreBooked } from './laws/restitutions-are-booked.law.ts';
import type { RestitutionsDeps } from './restitutions-deps.ts';

export const restitutionsModule = defineModule({
  name: 'restitutions',
  tables: ['restitutions'],
  jobs: async (deps: RestitutionsDeps) => (await import('./restitutions.jobs.ts')).restitutionsJobs(deps),
  laws: [restitutionsAreBooked],
});
