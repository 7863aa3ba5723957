import { FAN_LISTS } from '@likha/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { BindingDeps } from '../../platform/http/binding-deps.ts';
import { csvFile, fileRoute } from '../../platform/http/file-route.ts';
import { philippineDay } from '../accounts/index.ts';
import { listNewestFans } from './list-fans.ts';
import { subscriptionsTexts } from './subscriptions.texts.generated.ts';

/** `GET /api/studio/fans.csv?list=`: who subscribes, or follows, as a table to take away; the newest, at most 10,000. */
export function fansCsvRoutes(app: FastifyInstance, deps: BaseDeps, binding: BindingDeps): void {
  fileRoute<unknown, { list?: unknown }>(
    app,
    binding,
    { path: '/api/studio/fans.csv', who: 'creator', limit: 'export' },
    async ({ viewer, request, language }) => {
      const list = FAN_LISTS.find((name) => name === request.query.list) ?? 'subscribers';
      const t = subscriptionsTexts[language];
      const fans = await listNewestFans(deps, viewer.id, list);
      return csvFile(`likha-${list}-${philippineDay(deps.clock.now())}`, [
        [t.csvUsername, t.csvSince, t.csvUntil, t.csvRenews, t.csvSpent],
        ...fans.map((fan) => [
          fan.username,
          philippineDay(fan.since),
          fan.until ? philippineDay(fan.until) : '',
          fan.renews ? t.csvYes : t.csvNo,
          fan.spent_credits,
        ]),
      ]);
    },
  );
}
