import { defineModule } from '../../platform/server-module.ts';
import type { LiveDeps } from '../live/index.ts';
import type { PostsDeps } from '../posts/index.ts';
import { removedThingsAreClosed } from './laws/removed-things-are-closed.law.ts';

export const moderationModule = defineModule({
  name: 'moderation',
  tables: ['reports', 'report_messages'],
  laws: [removedThingsAreClosed],
  handlers: async (deps: PostsDeps & LiveDeps) =>
    (await import('./moderation.routes.ts')).moderationHandlers(deps),
  personal: {
    erased: ['report_messages.sender_id'],
    kept: {
      'reports.claimed_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'reports.decided_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'reports.reported_user_id': 'what was decided about somebody stays; its words go',
      'reports.reporter_id': 'that it was reported stays; its words go',
    },
    exported: {
      reports: {
        table: 'reports',
        owner: 'reporter_id',
        key: 'id',
        columns: 'report_type, subject_type, subject_id, description, status, created_at',
      },
    },
    load: async () => (await import('./moderation.queries.ts')).eraseReports,
  },
});
