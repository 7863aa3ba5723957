import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const auditModule = defineModule({
  name: 'audit',
  tables: ['security_events', 'security_event_counts', 'admin_actions'],
  handlers: async (deps: BaseDeps) => (await import('./audit.routes.ts')).auditHandlers(deps),
  jobs: async (deps: BaseDeps) => (await import('./audit.jobs.ts')).auditJobs(deps),
  personal: {
    exported: {
      security_events: {
        table: 'security_events',
        owner: 'user_id',
        key: 'id',
        columns: 'at, kind, network, details',
      },
    },
  },
});
