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
} from './partitions.queries.ts';

/** So many months to come have theirs: nobody needs to hurry while the job does not run. */
const AHEAD_MONTHS = 3;

/**
 * Makes the partitions of this month and the next three, of every table that is kept by month (P807). What came while there was
 * none becomes one.
 * @returns their names
 * @throws where a lock is not had within a second: it is worth a retry
 */
export async function makePartitions({ db, clock }: { db: Database; clock: Clock }): Promise<string[]> {
  const made: string[] = [];
  const last = addMonths(monthOf(clock.now()), AHEAD_MONTHS);
  for (const table of await listPartitionedTables(db)) {
    let next = monthOf(table.ends_at);
    const waiting = await newestWaiting(db, table);
    if (waiting) {
      const adopted = partitionOf(table, next, monthOf(waiting));
      await adoptWaiting(db, adopted);
      made.push(adopted.name);
      next = addMonths(monthOf(waiting), 1);
    }
    for (const month of monthsBetween(next, last)) {
      const added = partitionOf(table, month, month);
      await addPartition(db, added);
      made.push(added.name);
    }
  }
  return made;
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
    from: boundAt(first),
    until: boundAt(addMonths(last, 1)),
  };
}
