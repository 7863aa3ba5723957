import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import type { EnforcementMailDeps } from './enforcement-deps.ts';

export const enforcementModule = defineModule({
  name: 'enforcement',
  tables: ['sanctions'],
  handlers: async (deps: BaseDeps) => (await import('./enforcement.routes.ts')).enforcementHandlers(deps),
  jobs: async (deps: EnforcementMailDeps) => (await import('./enforcement.jobs.ts')).enforcementJobs(deps),
});
