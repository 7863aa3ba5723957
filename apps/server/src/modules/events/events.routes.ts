import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { listEvents } from './list-events.ts';

export function eventsHandlers(deps: BaseDeps): Pick<Handlers, 'listEvents'> {
  return { listEvents: ({ viewer, query }) => listEvents(deps, viewer.id, query) };
}
