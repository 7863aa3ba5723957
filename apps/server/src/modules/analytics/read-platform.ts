import type { CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { perHundred } from '../../platform/per-hundred.ts';
import { dawnOf } from '../../platform/philippine-time.ts';
import { lastDays } from '../earnings/index.ts';
import { countReturned, listPlatformDays } from './days.queries.ts';
import { COUNTED, type Counted, present } from './present-figures.ts';

type Analytics = CallResponse<Calls['getPlatformAnalytics']>;
const NOTHING = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counted;

/** The platform over the last days, as they are kept, beside as many before. @param count 7, 30 or 90 */
export async function readPlatform(deps: BaseDeps, count: number): Promise<Analytics> {
  const all = await readPlatformDays(deps, count * 2);
  const [before, days] = [all.slice(0, count), all.slice(count)];
  const [first, middle] = [all[0]?.date ?? '', days[0]?.date ?? ''];
  const returned = await countReturned(deps.db, { from: dawnOf(first), to: dawnOf(middle) });
  const { joined, came_back } = returned;
  return {
    by_day: days.map(({ date, circulation, counted }) => ({ date, circulation, ...present(counted) })),
    total: present(totalOf(days)),
    before: present(totalOf(before)),
    retention: { ...returned, percent: perHundred(came_back, joined) },
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
