import { ANALYTICS_DAYS } from '@likha/contract/limits';
import { decimalPesos } from '@likha/contract/money';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { csvOf } from '../../platform/csv.ts';
import { authorise, type BindingDeps, identify } from '../../platform/http/bind-calls.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import { philippineDay } from '../accounts/index.ts';

import { readDays } from './read-analytics.ts';
import { studioTexts } from './studio.texts.generated.ts';

const WHO = { who: 'creator' } as const;
const USUAL = 30;

/** `GET /api/analytics/days.csv`: the days of the analytics as a table to take away. A file, not an answer of the contract. */
export function daysCsvRoutes(app: FastifyInstance, deps: BaseDeps, binding: BindingDeps): void {
  app.get<{ Querystring: { days?: unknown } }>('/api/analytics/days.csv', async (request, reply) => {
    const viewer = await identify(binding, request, reply);
    await binding.rateLimits.check('default', request, viewer);
    authorise(WHO as Parameters<typeof authorise>[0], viewer);
    if (!viewer) throw new AppError('unauthenticated');
    const count = ANALYTICS_DAYS.find((days) => String(days) === request.query.days) ?? USUAL;
    const t = studioTexts[viewer.language ?? languageOf(request)];
    const days = await readDays(deps, viewer.id, count);
    const today = philippineDay(deps.clock.now());
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="likha-${count}-days-${today}.csv"`)
      .header('cache-control', 'no-store')
      .send(
        csvOf([
          [t.date, t.earnings, t.newSubscribers, t.views],
          ...days.map((day) => [day.date, Number(decimalPesos(day.centavos)), day.newSubscribers, day.views]),
        ]),
      );
  });
}
