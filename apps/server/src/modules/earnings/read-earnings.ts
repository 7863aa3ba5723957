import type { CallResponse, Calls, Language } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { perHundred } from '../../platform/per-hundred.ts';
import { philippineDay } from '../accounts/index.ts';
import {
  accounts,
  describeMovement,
  readFigures,
  readStatement,
  type StatementLine,
} from '../ledger/index.ts';
import {
  listDays,
  listEngagement,
  listKnownBuyers,
  listNewSubscribers,
  readCounters,
} from './earnings.queries.ts';
import { lastDays } from './last-days.ts';
import { monthsCompared } from './months-compared.ts';
import { presentAvailable } from './present-available.ts';
import { readAvailable } from './read-available.ts';

type Earnings = CallResponse<Calls['getEarnings']>;

const DAYS = 30;
const RECENT = 10;
/** Of so many that were booked last: what is booked late, for a moment before, stands where it happened. */
const BOOKED_LAST = 50;
/** Reasons of entries by which a fan pays a creator. */
const SALES: ReadonlySet<string> = new Set(['unlock', 'subscription', 'tip']);

/** What a creator earned: the balance owed, this Philippine month, the last 30 days and the latest sales. */
export async function readEarnings(deps: BaseDeps, creatorId: string, language: Language): Promise<Earnings> {
  const now = deps.clock.now();
  const days = lastDays(now, DAYS);
  const months = monthsCompared(philippineDay(now));
  const [firstDay = months.startBefore] = [...days.slice(0, 1), months.startBefore].sort();
  const account = accounts.creatorPayable(creatorId);
  const [totals, available, booked, counters, earned, begun, engaged] = await Promise.all([
    readFigures(deps.db, account),
    readAvailable(deps.db, deps.clock, creatorId),
    readStatement(deps.db, account, { limit: BOOKED_LAST, direction: 'in', isTrade: true }),
    readCounters(deps.db, creatorId),
    listDays(deps.db, creatorId, firstDay),
    listNewSubscribers(deps.db, creatorId, months.startBefore),
    listEngagement(deps.db, creatorId, months.startBefore),
  ]);
  const lines = booked.toSorted(byMoment).slice(0, RECENT);
  const fanIds = [...new Set(lines.filter(isSale).flatMap((line) => line.actor_id ?? []))];
  const buyers = await listKnownBuyers(deps.db, creatorId, fanIds, now);
  const byDay = new Map(earned.map((row) => [row.day, row.earned_centavos]));
  const isNow = ({ day }: { day: string }) => day >= months.start;
  const isBefore = ({ day }: { day: string }) => day >= months.startBefore && day <= months.sameDayBefore;
  const centavosOf = (rows: typeof earned) => rows.reduce((sum, row) => sum + row.earned_centavos, 0);
  const fansOf = (rows: typeof begun) => rows.reduce((sum, row) => sum + row.count, 0);
  const [seen, seenBefore] = [totalOf(engaged.filter(isNow)), totalOf(engaged.filter(isBefore))];
  return {
    ...presentAvailable(available),
    this_month: pesosFromCentavos(centavosOf(earned.filter(isNow))),
    last_month_so_far: pesosFromCentavos(centavosOf(earned.filter(isBefore))),
    new_subscribers: fansOf(begun.filter(isNow)),
    new_subscribers_last_month_so_far: fansOf(begun.filter(isBefore)),
    total_earned: pesosFromCentavos(totals.turnover_in),
    subscribers_count: counters.subscribers_count,
    total_views: counters.views,
    views_this_month: seen.views,
    views_last_month_so_far: seenBefore.views,
    engagement_rate: rateOf(counters) ?? 0,
    engagement_this_month: rateOf(seen),
    engagement_last_month_so_far: rateOf(seenBefore),
    unlocks_count: counters.unlocks,
    by_day: days.map((date) => ({ date, amount: pesosFromCentavos(byDay.get(date) ?? 0) })),
    recent: lines.map((line) => ({
      id: String(line.posting_id),
      buyer: isSale(line) ? { username: buyers.get(line.actor_id ?? '') ?? null } : null,
      description: describeMovement(line, language),
      amount: pesosFromCentavos(line.amount),
      created_at: line.created_at.toISOString(),
    })),
  };
}

interface Engagement {
  views: number;
  reactions: number;
}

function totalOf(days: readonly Engagement[]): Engagement {
  return {
    views: days.reduce((sum, day) => sum + day.views, 0),
    reactions: days.reduce((sum, day) => sum + day.reactions, 0),
  };
}

/** Reactions per hundred views, to a tenth; null without a view. */
function rateOf({ views, reactions }: Engagement): number | null {
  return perHundred(reactions, views);
}

/** The newest first; of one moment what was booked last. */
function byMoment(one: StatementLine, other: StatementLine): number {
  return other.created_at.getTime() - one.created_at.getTime() || other.posting_id - one.posting_id;
}

/** A fan paid for it; what an admin or the system moves is nobody's buying. */
function isSale(line: StatementLine): boolean {
  return line.actor_type === 'fan' && SALES.has(line.reason);
}
