import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import type { EventsDeps } from './events-deps.ts';
import { eventsHaveNoGap } from './laws/events-have-no-gap.law.ts';

export const eventsModule = defineModule({
  name: 'events',
  tables: ['event_cursors', 'events'],
  handlers: async (deps: EventsDeps) => (await import('./events.routes.ts')).eventsHandlers(deps),
  jobs: async (deps: BaseDeps) => (await import('./events.jobs.ts')).eventsJobs(deps),
  laws: [eventsHaveNoGap],
  personal: {
    erased: ['event_cursors.person_id', 'events.person_id'],
    load: async () => (await import('./events.queries.ts')).eraseEvents,
  },
});
