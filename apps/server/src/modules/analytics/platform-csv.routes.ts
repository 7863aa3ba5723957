import type { Language } from '@likha/contract';
import { ANALYTICS_DAYS } from '@likha/contract/limits';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { csvOf } from '../../platform/csv.ts';
import { authorise, type BindingDeps, identify } from '../../platform/http/bind-calls.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import { philippineDay } from '../accounts/index.ts';
import { analyticsTexts } from './analytics.texts.generated.ts';
import { keepDays, WHILE_WAITING } from './keep-days.ts';
import { present } from './present-figures.ts';
import { readPlatformDays } from './read-platform.ts';

const WHO = { who: 'admin' } as const;
const USUAL = 30;

/** `GET /api/admin/analytics/days.csv`: the days of the platform as a table to take away. A file, not an answer of the contract. */
export function platformCsvRoutes(app: FastifyInstance, deps: BaseDeps, binding: BindingDeps): void {
  app.get<{ Querystring: { days?: unknown } }>('/api/admin/analytics/days.csv', async (request, reply) => {
    const viewer = await identify(binding, request, reply);
    await binding.rateLimits.check('default', request, viewer);
    if (viewer?.needsTwoFactor) throw new AppError('two_factor_setup');
    authorise(WHO as Parameters<typeof authorise>[0], viewer);
    if (!viewer) throw new AppError('unauthenticated');
    const count = ANALYTICS_DAYS.find((days) => String(days) === request.query.days) ?? USUAL;
    await keepDays(deps, WHILE_WAITING);
    const today = philippineDay(deps.clock.now());
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="likha-platform-${count}-days-${today}.csv"`)
      .header('cache-control', 'no-store')
      .send(csvOf(await tableOf(deps, count, viewer.language ?? languageOf(request))));
  });
}

async function tableOf(deps: BaseDeps, count: number, language: Language): Promise<(string | number)[][]> {
  const t = analyticsTexts[language];
  const days = await readPlatformDays(deps, count);
  const head = [
    t.date,
    ...[t.newFans, t.newCreators, t.purchases, t.paid, t.creditsPurchased, t.sales, t.creditsSpent],
    ...[
      t.toCreators,
      t.toAffiliates,
      t.toPlatform,
      t.paidOut,
      t.submissions,
      t.messages,
      t.reports,
      t.reviews,
    ],
    t.circulation,
  ];
  const lines = days.map(({ date, circulation, counted }) => {
    const day = present(counted);
    return [
      date,
      ...[day.new_fans, day.new_creators, day.purchases, day.paid, day.credits_purchased, day.sales],
      ...[day.credits_spent, day.to_creators, day.to_affiliates, day.to_platform, day.paid_out],
      ...[day.submissions, day.messages, day.reports, day.reviews, circulation],
    ];
  });
  return [head, ...lines];
}
