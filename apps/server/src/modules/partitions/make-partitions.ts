import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { lowestIdAt } from '../../platform/ids.ts';
import {
  addMonths,
  firstDayOf,
  type Month,
  monthOf,
  monthsBetween,
  spanOf,
} from '../../platform/philippine-months.ts';
import {
  addPartition,
  adoptWaiting,
  listPartitionedTables,
  type NewPartition,
  newestWaiting,
  type PartitionedTable,
  spreadWaiting,
} from './partitions.queries.ts';

/** So many months to come have theirs: nobody needs to hurry while the job does not run. */
const AHEAD_MONTHS = 3;

/**
 * Makes the partitions of this month and the next three, of every table that is kept by month (P807). What came while there was
 * none becomes one.
 * @returns their names
 * @throws where somebody reads a table for longer than it is waited for: it is worth a retry
 */
export async function makePartitions({ db, clock }: { db: Database; clock: Clock }): Promise<string[]> {
  const made: string[] = [];
  const last = addMonths(monthOf(clock.now()), AHEAD_MONTHS);
  for (const table of await listPartitionedTables(db)) {
    const next = monthOf(table.ends_at);
    const waiting = await newestWaiting(db, table);
    const added = waiting ? await placeWaiting(db, table, { next, newest: monthOf(waiting), last }) : [];
    for (const month of monthsBetween(addMonths(added.at(-1)?.last ?? addMonths(next, -1), 1), last)) {
      const one = partitionOf(table, month, month);
      await addPartition(db, one);
      added.push(one);
    }
    made.push(...added.map(({ name }) => name));
  }
  return made;
}

type Months = Readonly<Record<'next' | 'newest' | 'last', Month>>;

/** What waits becomes the partition of its months, unless some of it is of a time that is far away. */
async function placeWaiting(
  db: Database,
  table: PartitionedTable,
  { next, newest, last }: Months,
): Promise<NewPartition[]> {
  if (newest <= last) {
    const adopted = partitionOf(table, next, newest);
    await adoptWaiting(db, adopted);
    return [adopted];
  }
  const added = monthsBetween(next, last).map((month) => partitionOf(table, month, month));
  if (added.length > 0) await spreadWaiting(db, table.name, added);
  return added;
}

/** @param last the last month that is in it */
function partitionOf(
  { name, is_by_day: isByDay }: PartitionedTable,
  first: Month,
  last: Month,
): NewPartition {
  const boundAt = (month: Month) => (isByDay ? firstDayOf(month) : lowestIdAt(spanOf(month).from));
  return {
    table: name,
    name: `${name}_${first.replace('-', '_')}`,
    last,
    from: boundAt(first),
    until: boundAt(addMonths(last, 1)),
  };
}
