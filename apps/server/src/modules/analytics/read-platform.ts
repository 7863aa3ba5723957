import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { lastDays } from '../earnings/index.ts';
import { countReturned, listPlatformDays, type PlatformDay } from './days.queries.ts';
import { keepDays, WHILE_WAITING } from './keep-days.ts';

type Analytics = CallResponse<Calls['getPlatformAnalytics']>;
type Figures = Analytics['total'];

const COUNTED = [
  'new_fans',
  'new_creators',
  'purchases',
  'paid_centavos',
  'credits_purchased',
  'sales',
  'credits_spent',
  'creator_centavos',
  'affiliate_centavos',
  'platform_centavos',
  'earnings_paid_out_centavos',
  'affiliate_paid_out_centavos',
  'submissions',
  'messages',
  'reports',
  'reviews',
] as const satisfies readonly (keyof PlatformDay)[];

type Counted = Record<(typeof COUNTED)[number], number>;
const NOTHING = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counted;

/** The platform over the last days, beside as many before. @param count 7, 30 or 90 */
export async function readPlatform(deps: BaseDeps, count: number): Promise<Analytics> {
  await keepDays(deps, WHILE_WAITING);
  const all = await readPlatformDays(deps, count * 2);
  const [before, days] = [all.slice(0, count), all.slice(count)];
  const [first, middle] = [all[0]?.date ?? '', days[0]?.date ?? ''];
  const returned = await countReturned(deps.db, { from: startOf(first), to: startOf(middle) });
  const { joined, came_back } = returned;
  return {
    by_day: days.map(({ date, circulation, counted }) => ({ date, circulation, ...present(counted) })),
    total: present(totalOf(days)),
    before: present(totalOf(before)),
    retention: { ...returned, percent: joined === 0 ? null : Math.round((came_back * 1000) / joined) / 10 },
    counted_at: days.at(-1)?.countedAt?.toISOString() ?? null,
  };
}

interface Day {
  date: string;
  circulation: number;
  counted: Counted;
  countedAt: Date | null;
}

/** Each of the last days, today last; days without anything among them. */
export async function readPlatformDays(deps: BaseDeps, count: number): Promise<Day[]> {
  const dates = lastDays(deps.clock.now(), count);
  const [first = ''] = dates;
  const rows = await listPlatformDays(deps.db, first);
  const known = new Map(rows.map((row) => [row.day, row]));
  let circulation = 0;
  return dates.map((date) => {
    const row = known.get(date);
    circulation = row?.circulation ?? circulation;
    const counted = { ...NOTHING, ...row };
    return { date, circulation, counted, countedAt: row?.counted_at ?? null };
  });
}

function totalOf(days: readonly Day[]): Counted {
  const sumOf = (name: keyof Counted) => days.reduce((sum, { counted }) => sum + counted[name], 0);
  return Object.fromEntries(COUNTED.map((name) => [name, sumOf(name)])) as Counted;
}

/** Counted figures as they go over the wire. */
export function present(counted: Counted): Figures {
  return {
    new_fans: counted.new_fans,
    new_creators: counted.new_creators,
    purchases: counted.purchases,
    paid: pesosFromCentavos(counted.paid_centavos),
    credits_purchased: counted.credits_purchased,
    sales: counted.sales,
    credits_spent: counted.credits_spent,
    to_creators: pesosFromCentavos(counted.creator_centavos),
    to_affiliates: pesosFromCentavos(counted.affiliate_centavos),
    to_platform: pesosFromCentavos(counted.platform_centavos),
    paid_out: pesosFromCentavos(counted.earnings_paid_out_centavos + counted.affiliate_paid_out_centavos),
    submissions: counted.submissions,
    messages: counted.messages,
    reports: counted.reports,
    reviews: counted.reviews,
  };
}

/** The first moment of a Philippine day. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}
