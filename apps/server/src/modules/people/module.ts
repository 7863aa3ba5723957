import { defineModule } from '../../platform/server-module.ts';
import type { PeopleDeps } from './people-deps.ts';

export const peopleModule = defineModule({
  name: 'people',
  tables: ['person_notes'],
  handlers: async (deps: PeopleDeps) => (await import('./people.routes.ts')).peopleHandlers(deps),
});
