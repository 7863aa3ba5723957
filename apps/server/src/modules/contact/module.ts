import { defineModule } from '../../platform/server-module.ts';
import type { ContactDeps } from './contact-deps.ts';

export const contactModule = defineModule({
  name: 'contact',
  tables: ['contact_messages'],
  handlers: async (deps: ContactDeps) => (await import('./contact.routes.ts')).contactHandlers(deps),
  jobs: async (deps: ContactDeps) => (await import('./contact.jobs.ts')).contactJobs(deps),
  personal: {
    erased: ['contact_messages.user_id'],
    kept: {
      'contact_messages.answered_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
    load: async () => (await import('./contact.queries.ts')).eraseMessages,
  },
});
