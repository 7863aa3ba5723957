import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { noteFan } from './note-fan.ts';
import { showFan } from './show-fan.ts';

export function fansHandlers(deps: BaseDeps): Pick<Handlers, 'getFan' | 'noteFan'> {
  return {
    getFan: ({ viewer, params }) => showFan(deps, viewer.id, params.id),
    noteFan: ({ viewer, params, body }) => noteFan(deps, viewer.id, params.id, body),
  };
}
