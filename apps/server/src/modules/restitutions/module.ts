import { defineModule } from '../../platform/server-module.ts';
import { cutMonthsComeBack } from './laws/cut-months-come-back.law.ts';
import { restitutionsAreBooked } from './laws/restitutions-are-booked.law.ts';
import type { RestitutionsDeps } from './restitutions-deps.ts';

export const restitutionsModule = defineModule({
  name: 'restitutions',
  tables: ['restitutions'],
  jobs: async (deps: RestitutionsDeps) => (await import('./restitutions.jobs.ts')).restitutionsJobs(deps),
  laws: [restitutionsAreBooked, cutMonthsComeBack],
  personal: {
    kept: { 'restitutions.creator_id': 'the books name it, and are kept as the law asks' },
    exported: {
      credits_given_back: {
        table: 'restitutions',
        owner: 'fan_id',
        key: 'id',
        columns: 'id, cause, gone_at, credits, created_at',
      },
    },
  },
});
