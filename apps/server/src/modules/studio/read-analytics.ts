import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { perHundred } from '../../platform/per-hundred.ts';
import { lastDays, listDays, listEngagement, listNewSubscribers } from '../earnings/index.ts';
import { countPaid, listTopPosts } from './studio.queries.ts';

type Analytics = CallResponse<Calls['getAnalytics']>;

const TOP_POSTS = 5;

/** One Philippine day of a creator, in centavos. */
interface Day {
  date: string;
  centavos: number;
  newSubscribers: number;
  /** Of all posts, each viewer once a day. */
  views: number;
}

/** How it went for a creator over the last days, compared with as many before, and which posts do best (P135). */
export async function readAnalytics(deps: BaseDeps, creatorId: string, count: number): Promise<Analytics> {
  const [all, top_posts, paid] = await Promise.all([
    readDays(deps, creatorId, count * 2),
    listTopPosts(deps.db, creatorId, TOP_POSTS),
    countPaid(deps.db, creatorId),
  ]);
  const [before, days] = [all.slice(0, count), all.slice(count)];
  return {
    by_day: days.map(presentDay),
    ...totalOf(days),
    before: totalOf(before),
    conversion: perHundred(paid.unlocks, paid.views),
    top_posts,
  };
}

/** Each of the last days of a creator, today last; days without anything among them. */
export async function readDays(deps: BaseDeps, creatorId: string, count: number): Promise<Day[]> {
  const dates = lastDays(deps.clock.now(), count);
  const [from = ''] = dates;
  const [earned, begun, seen] = await Promise.all([
    listDays(deps.db, creatorId, from),
    listNewSubscribers(deps.db, creatorId, from),
    listEngagement(deps.db, creatorId, from),
  ]);
  const centavos = new Map(earned.map((row) => [row.day, row.earned_centavos]));
  const fans = new Map(begun.map((row) => [row.day, row.count]));
  const views = new Map(seen.map((row) => [row.day, row.views]));
  return dates.map((date) => ({
    date,
    centavos: centavos.get(date) ?? 0,
    newSubscribers: fans.get(date) ?? 0,
    views: views.get(date) ?? 0,
  }));
}

function presentDay({ date, centavos, newSubscribers, views }: Day) {
  return { date, earnings: pesosFromCentavos(centavos), new_subscribers: newSubscribers, views };
}

function totalOf(days: readonly Day[]) {
  return {
    earnings: pesosFromCentavos(days.reduce((sum, day) => sum + day.centavos, 0)),
    new_subscribers: days.reduce((sum, day) => sum + day.newSubscribers, 0),
    views: days.reduce((sum, day) => sum + day.views, 0),
  };
}
