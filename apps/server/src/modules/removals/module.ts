import { defineModule } from '../../platform/server-module.ts';
import type { RemovalsDeps, RemovalsMailDeps } from './removals-deps.ts';

export const removalsModule = defineModule({
  name: 'removals',
  tables: ['removal_requests'],
  handlers: async (deps: RemovalsDeps) => (await import('./removals.routes.ts')).removalsHandlers(deps),
  jobs: async (deps: RemovalsMailDeps) => (await import('./removals.jobs.ts')).removalsJobs(deps),
});
