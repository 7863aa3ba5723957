import { calls } from '@likha/contract/calls';
import { MONTH_FORM } from '@likha/contract/late-limits';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { BindingDeps } from '../../platform/http/binding-deps.ts';
import { fileRoute } from '../../platform/http/file-route.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { drawFanStatement, listFanFile } from './make-fan-file.ts';
import { drawReferralStatement, listReferralFile } from './make-referral-file.ts';
import { drawStatement, listStatementFile } from './make-statement-file.ts';
import { drawYear, listYearFile } from './make-year-file.ts';

import { noStatement } from './read-statements.ts';
import { noYear } from './read-years.ts';

const YEAR = /^20\d\d$/;

/** @throws AppError `statement_not_found` */
function demandMonth(month: string): string {
  if (!MONTH_FORM.test(month)) throw noStatement();
  return month;
}

/** @throws AppError `statement_not_found` */
function demandYear(year: string): string {
  if (!YEAR.test(year)) throw noYear();
  return year;
}

/** `GET /api/earnings/statements/{month}.pdf` and `.csv`, and the same of a fan and a referrer: one's own month on paper, and each movement of it. */
export function statementFileRoutes(app: FastifyInstance, deps: BaseDeps, binding: BindingDeps): void {
  const limit = 'receipt';
  for (const [path, make] of [
    ['/earnings/statements/:month.pdf', drawStatement],
    ['/earnings/statements/:month.csv', listStatementFile],
    ['/affiliates/statements/:month.pdf', drawReferralStatement],
    ['/affiliates/statements/:month.csv', listReferralFile],
  ] as const)
    fileRoute<{ month: string }>(
      app,
      binding,
      { path: `/api${path}`, who: 'creator', limit },
      ({ viewer, request, language }) =>
        make(deps, { ownerId: viewer.id, month: demandMonth(request.params.month), language }),
    );
  for (const [ending, make] of [
    ['pdf', drawYear],
    ['csv', listYearFile],
  ] as const)
    fileRoute<{ year: string }>(
      app,
      binding,
      { path: `/api/earnings/years/:year.${ending}`, who: 'creator', limit },
      ({ viewer, request, language }) =>
        make(deps, { ownerId: viewer.id, year: demandYear(request.params.year), language }),
    );
  for (const [ending, make] of [
    ['pdf', drawFanStatement],
    ['csv', listFanFile],
  ] as const)
    fileRoute<{ month: string }>(
      app,
      binding,
      { path: `/api/credits/statements/:month.${ending}`, who: 'fan', limit },
      ({ viewer, request, language }) => {
        const month = demandMonth(request.params.month);
        const { query } = parseInput(calls.getFanStatement, {
          params: { month },
          query: request.query,
          body: undefined,
        });
        const { by_creator: byCreator } = query as { by_creator: boolean };
        return make(deps, { ownerId: viewer.id, month, language, byCreator });
      },
    );
}
