import { decimalPesos } from '@likha/contract/money';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { BindingDeps } from '../../platform/http/binding-deps.ts';
import { csvFile, fileRoute } from '../../platform/http/file-route.ts';
import { philippineDay } from '../accounts/index.ts';
import { askedDays } from '../earnings/index.ts';
import { readDays } from './read-analytics.ts';
import { studioTexts } from './studio.texts.generated.ts';

/** `GET /api/analytics/days.csv`: the days of the analytics as a table to take away. */
export function daysCsvRoutes(app: FastifyInstance, deps: BaseDeps, binding: BindingDeps): void {
  fileRoute<unknown, { days?: unknown }>(
    app,
    binding,
    { path: '/api/analytics/days.csv', who: 'creator', limit: 'default' },
    async ({ viewer, request, language }) => {
      const count = askedDays(request.query.days);
      const t = studioTexts[language];
      const days = await readDays(deps, viewer.id, count);
      return csvFile(`likha-${count}-days-${philippineDay(deps.clock.now())}`, [
        [t.date, t.earnings, t.newSubscribers, t.views],
        ...days.map((day) => [day.date, Number(decimalPesos(day.centavos)), day.newSubscribers, day.views]),
      ]);
    },
  );
}
