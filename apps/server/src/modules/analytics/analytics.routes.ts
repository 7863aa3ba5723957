import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { listRateChanges, readCreditStats } from './read-credits.ts';
import { readPlatform } from './read-platform.ts';

export function analyticsHandlers(
  deps: BaseDeps,
): Pick<Handlers, 'getPlatformAnalytics' | 'getCreditStats' | 'listRateChanges'> {
  return {
    getPlatformAnalytics: ({ query }) => readPlatform(deps, query.days),
    getCreditStats: () => readCreditStats(deps),
    listRateChanges: ({ query }) => listRateChanges(deps, query),
  };
}
