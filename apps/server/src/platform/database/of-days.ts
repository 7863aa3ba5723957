import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../durations.ts';
import { lowestIdAt } from '../ids.ts';
import { dawnOf } from '../philippine-time.ts';

/** Days in the Philippines, `2026-11-23`, both included; open where one is left out (P407). */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Beyond all that is kept, and still a moment that the database and ids know. */
const LAST = new Date('9999-12-31T00:00:00Z');

/** Their first moment, and the one right after their last. */
function boundsOf({ from, to }: Days): { first: Date; after: Date } {
  return {
    first: from ? firstMoment(from) : new Date(0),
    after: to ? new Date(firstMoment(to).getTime() + DAY_MS) : LAST,
  };
}

/** Nothing is from before 1970. */
function firstMoment(day: string): Date {
  return new Date(Math.max(0, dawnOf(day).getTime()));
}

/** Whether a moment is of these days. @param column of a moment */
export function ofDays(column: string, days: Days): RawBuilder<boolean> {
  if (!days.from && !days.to) return sql<boolean>`true`;
  const { first, after } = boundsOf(days);
  return sql<boolean>`(${sql.ref(column)} >= ${first}::timestamptz and ${sql.ref(column)} < ${after}::timestamptz)`;
}

/** Whether what an id was given to came about on these days: the index that gives a list its order gives it its days. */
export function idOfDays(column: string, days: Days): RawBuilder<boolean> {
  if (!days.from && !days.to) return sql<boolean>`true`;
  const { first, after } = boundsOf(days);
  const [lowest, above] = [lowestIdAt(first), lowestIdAt(after)];
  return sql<boolean>`(${sql.ref(column)} >= ${lowest}::uuid and ${sql.ref(column)} < ${above}::uuid)`;
}
