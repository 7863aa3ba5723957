import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { readEarnings } from './read-earnings.ts';

export function earningsHandlers(deps: BaseDeps): Pick<Handlers, 'getEarnings'> {
  return { getEarnings: ({ viewer, language }) => readEarnings(deps, viewer.id, language) };
}
