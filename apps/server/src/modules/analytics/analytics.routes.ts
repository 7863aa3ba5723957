import type { BaseDeps } from '../../platform/base-deps.ts';
import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { keepDays, WHILE_WAITING } from './keep-days.ts';
import { listRateChanges, readCreditStats } from './read-credits.ts';
import { readPlatform } from './read-platform.ts';

export function analyticsHandlers(
  deps: BaseDeps,
): Pick<Handlers, 'getPlatformAnalytics' | 'getCreditStats' | 'listRateChanges'> {
  return {
    getPlatformAnalytics: async ({ query, reader }) => {
      await keepDays(deps, WHILE_WAITING);
      return readPlatform(readingFrom(deps, reader), query.days);
    },
    getCreditStats: () => readCreditStats(deps),
    listRateChanges: ({ query }) => listRateChanges(deps, query),
  };
}
