import { defineModule } from '../../platform/server-module.ts';
import type { AppealsDeps, AppealsMailDeps } from './appeals-deps.ts';

export const appealsModule = defineModule({
  name: 'appeals',
  tables: ['appeals'],
  handlers: async (deps: AppealsDeps) => (await import('./appeals.routes.ts')).appealsHandlers(deps),
  jobs: async (deps: AppealsMailDeps) => (await import('./appeals.jobs.ts')).appealsJobs(deps),
});
