import type { Handlers } from '../../../platform/http/bind-calls.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { confirmTopUp } from './confirm-top-up.ts';
import { endTopUp } from './end-top-up.ts';
import { readTopUp } from './read-top-up.ts';
import { setTopUp } from './set-top-up.ts';

type TopUpCall = 'readAutoTopUp' | 'setAutoTopUp' | 'confirmAutoTopUp' | 'endAutoTopUp';

export function topUpHandlers(deps: CreditsDeps): Pick<Handlers, TopUpCall> {
  return {
    readAutoTopUp: ({ viewer }) => readTopUp(deps, viewer.id),
    setAutoTopUp: async ({ viewer, body }) => {
      await setTopUp(deps, viewer.id, body);
      return readTopUp(deps, viewer.id);
    },
    confirmAutoTopUp: async ({ viewer }) => {
      await confirmTopUp(deps, viewer.id);
      return readTopUp(deps, viewer.id);
    },
    endAutoTopUp: async ({ viewer }) => {
      await endTopUp(deps, viewer.id);
      return readTopUp(deps, viewer.id);
    },
  };
}
