import { type RawBuilder, sql } from 'kysely';
import type { Days } from '../../platform/database/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { lowestIdAt } from '../../platform/ids.ts';
import { dawnOf } from '../../platform/philippine-time.ts';
import { dateOf, dayOf } from './days.queries.ts';

type Sql = RawBuilder<unknown>;

/** By how much the moment in an id and that of its entry differ at the most. */
const SLACK_MS = HOUR_MS;

export const isWithin = (day: Sql, { from, to }: Days): Sql =>
  sql`${from ? sql`${day} >= ${dateOf(from)}` : sql`true`} and ${to ? sql`${day} <= ${dateOf(to)}` : sql`true`}`;

/** Whether the entry `e` is of these days by its own moment; by the index of ids. */
export function isOfDays({ from, to }: Days): Sql {
  const around = (day: string, by: number) => lowestIdAt(new Date(Math.max(0, dawnOf(day).getTime() + by)));
  return sql`${from ? sql`e.id >= ${around(from, -SLACK_MS)}::uuid` : sql`true`}
    and ${to ? sql`e.id < ${around(to, 25 * HOUR_MS)}::uuid` : sql`true`}
    and ${isWithin(dayOf(sql`e.created_at`), { from, to })}`;
}
