import { defineModule } from '../../platform/server-module.ts';
import type { AppealsDeps, AppealsMailDeps } from './appeals-deps.ts';

export const appealsModule = defineModule({
  name: 'appeals',
  tables: ['appeals'],
  handlers: async (deps: AppealsDeps) => (await import('./appeals.routes.ts')).appealsHandlers(deps),
  jobs: async (deps: AppealsMailDeps) => (await import('./appeals.jobs.ts')).appealsJobs(deps),
  personal: {
    kept: {
      'appeals.user_id': 'that it was decided stays beside the sanction; its words go',
      'appeals.decided_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
    exported: {
      appeals: {
        table: 'appeals',
        owner: 'user_id',
        key: 'id',
        columns: 'id, text, sent_at, decision, answer, decided_at',
      },
    },
    load: async () => (await import('./appeals.queries.ts')).eraseAppealWords,
  },
});
