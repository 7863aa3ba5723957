import { addMonths, type Month, monthOf, monthsBetween } from '../../platform/philippine-months.ts';

interface Page {
  limit: number;
  cursor?: Month | undefined;
}

/** The months of one page, the newest first, from this one back to a first one, and where the next page goes on. */
export function monthsAsked(
  { limit, cursor }: Page,
  { now, since }: { now: Date; since: Date },
): { months: Month[]; next: Month | null } {
  const [current, oldest] = [monthOf(now), monthOf(since)];
  const newest = cursor !== undefined && cursor <= current ? addMonths(cursor, -1) : current;
  const last = addMonths(newest, 1 - limit);
  const [first] = [last, oldest].sort().reverse() as [Month];
  const months = monthsBetween(first, newest).reverse();
  return { months, next: last > oldest ? last : null };
}
