import { defineModule } from '../../platform/server-module.ts';
import type { PeopleDeps } from './people-deps.ts';

export const peopleModule = defineModule({
  name: 'people',
  tables: ['person_notes'],
  handlers: async (deps: PeopleDeps) => (await import('./people.routes.ts')).peopleHandlers(deps),
  personal: {
    erased: ['person_notes.person_id'],
    kept: {
      'person_notes.author_id': 'who of the staff did it: what they decide stays theirs to answer for',
    },
    exported: {
      admin_notes: { table: 'person_notes', owner: 'person_id', key: 'id', columns: 'text, at' },
    },
    load: async () => (await import('./notes.queries.ts')).eraseNotes,
  },
});
