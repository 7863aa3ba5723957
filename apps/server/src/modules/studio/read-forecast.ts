import type { CallResponse, Calls } from '@likha/contract';
import { FORECAST } from '@likha/contract/limits';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { perHundred } from '../../platform/per-hundred.ts';
import { dawnOf, philippineHour, philippineWeekday } from '../../platform/philippine-time.ts';
import { philippineDay } from '../accounts/index.ts';
import { lastDays, listBeginnings } from '../earnings/index.ts';
import { accounts, readFigures, readStatement } from '../ledger/index.ts';
import { addMonths, percentOf } from '../sales/index.ts';
import { readSettings } from '../settings/index.ts';
import { GRACE_MS } from '../subscriptions/index.ts';
import { type CohortRow, countPayers, countWhoLeft, listCohorts, sumRenewals } from './forecast.queries.ts';

type Forecast = CallResponse<Calls['getForecast']>;

/** Reasons of entries by which a fan pays a creator at a moment of their own choice. */
const CHOSEN: ReadonlySet<string> = new Set(['unlock', 'tip']);

/** Of the oldest cohort, the month that is under way has not been had by all. */
const MONTHS_AFTER = FORECAST.cohorts - 1;

/** What is likely to come for a creator, who stays, and when fans buy (P767). */
export async function readForecast(deps: BaseDeps, creatorId: string): Promise<Forecast> {
  const { db, clock } = deps;
  const now = clock.now();
  const account = accounts.creatorPayable(creatorId);
  const [renewals, { creator_percent: percent }, left, payers, figures, cohorts, moments] = await Promise.all(
    [
      sumRenewals(db, creatorId, later(now, FORECAST.aheadDays)),
      readSettings(db),
      countWhoLeft(db, creatorId, { before: later(now, -FORECAST.backDays), now }),
      countPayers(db, creatorId),
      readFigures(db, account),
      listCohorts(db, creatorId, {
        fromDay: monthLater(philippineDay(now), 1 - FORECAST.cohorts),
        months: MONTHS_AFTER,
      }),
      listSales(deps, creatorId, now),
    ],
  );
  const centavos = percentOf(renewals.centavos, percent);
  const { had, gone } = left;
  return {
    renewals: {
      count: renewals.count,
      if_all: pesosFromCentavos(centavos),
      likely: had === 0 ? null : pesosFromCentavos(wholePart(centavos * (had - gone), had)),
    },
    churn: { had, gone, percent: perHundred(gone, had) },
    lifetime: {
      payers,
      average: payers === 0 ? null : pesosFromCentavos(wholePart(figures.turnover_in, payers)),
    },
    cohorts: cohortsOf(cohorts, now),
    best_times: { sales: moments.length, blocks: blocksOf(moments) },
  };
}

const later = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** Rounded down. */
function wholePart(amount: number, of: number): number {
  return (amount - (amount % of)) / of;
}

/** The first day of a Philippine month so many months later. @param month `2026-11`, or a day of it */
function monthLater(month: string, months: number): string {
  return philippineDay(addMonths(new Date(`${month.slice(0, 7)}-01T00:00:00.000Z`), months));
}

/** When fans bought something in the last days, but for renewals. */
async function listSales({ db }: BaseDeps, creatorId: string, now: Date): Promise<Date[]> {
  const [fromDay = ''] = lastDays(now, FORECAST.salesDays);
  const limit = FORECAST.mostSales;
  const [lines, begun] = await Promise.all([
    readStatement(db, accounts.creatorPayable(creatorId), { limit, direction: 'in' }),
    listBeginnings(db, creatorId, { fromDay, limit }),
  ]);
  const chosen = lines.filter((line) => CHOSEN.has(line.reason)).map((line) => line.created_at);
  return [...chosen.filter((moment) => philippineDay(moment) >= fromDay), ...begun]
    .sort((one, other) => other.getTime() - one.getTime())
    .slice(0, limit);
}

function cohortsOf(rows: readonly CohortRow[], now: Date): Forecast['cohorts'] {
  return [...new Set(rows.map((row) => row.month))].map((month) => {
    const countAfter = (months: number) =>
      rows.find((row) => row.month === month && row.after === months)?.count ?? 0;
    return { month, began: countAfter(0), kept: monthsOver(month, now).map(countAfter) };
  });
}

/** After how many months all who began in a month are known to have stayed or gone. */
function monthsOver(month: string, now: Date): number[] {
  return Array.from({ length: MONTHS_AFTER }, (_, index) => index + 1).filter(
    (months) => dawnOf(monthLater(month, 1 + months)).getTime() + GRACE_MS <= now.getTime(),
  );
}

function blocksOf(moments: readonly Date[]): Forecast['best_times']['blocks'] {
  const counts = new Map<string, { weekday: number; hour: number; sales: number }>();
  for (const moment of moments) {
    const weekday = philippineWeekday(moment);
    const hour = philippineHour(moment) - (philippineHour(moment) % FORECAST.blockHours);
    const block = counts.get(`${weekday} ${hour}`) ?? { weekday, hour, sales: 0 };
    counts.set(`${weekday} ${hour}`, { ...block, sales: block.sales + 1 });
  }
  return [...counts.values()].sort(
    (one, other) => other.sales - one.sales || one.weekday - other.weekday || one.hour - other.hour,
  );
}
