import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { EventsDeps } from './events-deps.ts';
import { listEvents } from './list-events.ts';

export function eventsHandlers(deps: EventsDeps): Pick<Handlers, 'listEvents'> {
  return { listEvents: ({ viewer, query }) => listEvents(deps, viewer.id, query) };
}
