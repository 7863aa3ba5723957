import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { endCoolOff, startCoolOff } from './change-cool-off.ts';
import { readSpendingLimits } from './read-spending-limits.ts';
import { setSpendingLimit } from './set-spending-limit.ts';

export function spendingHandlers(
  deps: BaseDeps,
): Pick<Handlers, 'readSpendingLimits' | 'setSpendingLimit' | 'startCoolOff' | 'endCoolOff'> {
  return {
    readSpendingLimits: ({ viewer }) => readSpendingLimits(deps, viewer.id),
    setSpendingLimit: async ({ viewer, params, body }) => {
      await setSpendingLimit(deps, viewer.id, params.period, body.credits);
      return readSpendingLimits(deps, viewer.id);
    },
    startCoolOff: async ({ viewer, body }) => {
      await startCoolOff(deps, viewer.id, body.hours);
      return readSpendingLimits(deps, viewer.id);
    },
    endCoolOff: async ({ viewer }) => {
      await endCoolOff(deps, viewer.id);
      return readSpendingLimits(deps, viewer.id);
    },
  };
}
