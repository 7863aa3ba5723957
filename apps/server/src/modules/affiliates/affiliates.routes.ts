import type { BaseDeps } from '../../platform/base-deps.ts';
import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { keepDays, WHILE_WAITING } from '../analytics/index.ts';
import { countClick } from './count-click.ts';
import { listAffiliates, readOverview } from './list-affiliates.ts';
import { readStats } from './read-stats.ts';

type Name = 'countClick' | 'getAffiliateStats' | 'getAffiliateOverview' | 'listAffiliates';

export function affiliatesHandlers(deps: BaseDeps): Pick<Handlers, Name> {
  return {
    countClick: async ({ viewer, body, cookie, request }) => {
      const affiliateId = await countClick(deps, {
        username: body.username,
        viewerId: viewer?.id ?? null,
        address: request.ip,
        browser: request.headers['user-agent'] ?? '',
      });
      // The first click wins for as long as the cookie lives.
      if (affiliateId !== null && cookie.referrer() === null) cookie.setReferrer(affiliateId);
      return { is_known: affiliateId !== null };
    },
    getAffiliateStats: ({ viewer }) => readStats(deps, viewer.id),
    getAffiliateOverview: async ({ reader }) => {
      await keepDays(deps, WHILE_WAITING);
      return readOverview(readingFrom(deps, reader));
    },
    listAffiliates: ({ query, reader }) => listAffiliates(readingFrom(deps, reader), query),
  };
}
