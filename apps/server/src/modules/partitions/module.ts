import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const partitionsModule = defineModule({
  name: 'partitions',
  tables: [],
  jobs: async (deps: BaseDeps) => (await import('./partitions.jobs.ts')).partitionsJobs(deps),
});
