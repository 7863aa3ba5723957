import type { BaseDeps } from '../../platform/base-deps.ts';
import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { readActions } from './read-actions.ts';

export function auditHandlers(deps: BaseDeps): Pick<Handlers, 'listAdminActions'> {
  return { listAdminActions: ({ query, reader }) => readActions(readingFrom(deps, reader), query) };
}
