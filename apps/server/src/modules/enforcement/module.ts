import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import type { EnforcementMailDeps } from './enforcement-deps.ts';

export const enforcementModule = defineModule({
  name: 'enforcement',
  tables: ['sanctions'],
  handlers: async (deps: BaseDeps) => (await import('./enforcement.routes.ts')).enforcementHandlers(deps),
  jobs: async (deps: EnforcementMailDeps) => (await import('./enforcement.jobs.ts')).enforcementJobs(deps),
  personal: {
    kept: {
      'sanctions.created_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'sanctions.ended_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'sanctions.user_id': 'that it was decided stays; its words go',
    },
    exported: {
      sanctions: {
        table: 'sanctions',
        owner: 'user_id',
        key: 'id',
        columns:
          'kind, severity, warning_type, reason, subject_type, subject_id, subject_field, subject_value, created_at, expires_at, ended_at, end_reason',
      },
    },
    load: async () => (await import('./enforcement.queries.ts')).eraseSanctionWords,
  },
});
