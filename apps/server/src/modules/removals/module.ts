import { defineModule } from '../../platform/server-module.ts';
import type { RemovalsDeps, RemovalsMailDeps } from './removals-deps.ts';

export const removalsModule = defineModule({
  name: 'removals',
  tables: ['removal_requests'],
  handlers: async (deps: RemovalsDeps) => (await import('./removals.routes.ts')).removalsHandlers(deps),
  jobs: async (deps: RemovalsMailDeps) => (await import('./removals.jobs.ts')).removalsJobs(deps),
  personal: {
    kept: {
      'removal_requests.user_id': 'that it was asked for and decided stays as proof; its words go',
      'removal_requests.decided_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
    exported: {
      removal_requests: {
        table: 'removal_requests',
        owner: 'user_id',
        key: 'id',
        columns: 'id, name, email, relation, content, explanation, sent_at, decision, reason, decided_at',
      },
    },
    load: async () => (await import('./removals.queries.ts')).eraseRequests,
  },
});
