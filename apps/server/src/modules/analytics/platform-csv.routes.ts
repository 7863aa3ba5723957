import type { Language } from '@likha/contract';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { BindingDeps } from '../../platform/http/binding-deps.ts';
import { csvFile, fileRoute } from '../../platform/http/file-route.ts';
import { philippineDay } from '../accounts/index.ts';
import { askedDays } from '../earnings/index.ts';
import { analyticsTexts } from './analytics.texts.generated.ts';
import { keepDays, WHILE_WAITING } from './keep-days.ts';
import { present } from './present-figures.ts';
import { readPlatformDays } from './read-platform.ts';

/** `GET /api/admin/analytics/days.csv`: the days of the platform as a table to take away. */
export function platformCsvRoutes(app: FastifyInstance, deps: BaseDeps, binding: BindingDeps): void {
  fileRoute<unknown, { days?: unknown }>(
    app,
    binding,
    { path: '/api/admin/analytics/days.csv', who: 'admin', part: 'analytics', limit: 'default' },
    async ({ request, language }) => {
      const count = askedDays(request.query.days);
      await keepDays(deps, WHILE_WAITING);
      const today = philippineDay(deps.clock.now());
      return csvFile(`likha-platform-${count}-days-${today}`, await tableOf(deps, count, language));
    },
  );
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
