import type { Database } from '../../platform/database/index.ts';
import { StartError } from '../../platform/start-error.ts';
import {
  hasTablespace,
  isAppendOnly,
  listPast,
  makeCopy,
  type PastPartition,
  swapCopy,
} from './cold.queries.ts';

/**
 * Moves the partitions that ended before a moment to another tablespace, one after the other, the oldest first, while everything goes on
 * (P807). What lies there already is let be, so it can be begun again where it ended.
 * @param onMoved told of each, with its number of rows
 * @throws StartError where there is no such tablespace
 */
export async function moveToCold(
  db: Database,
  {
    before,
    tablespace,
    onMoved,
  }: { before: Date; tablespace: string; onMoved?: (moved: PastPartition, rows: number) => void },
): Promise<number> {
  if (!(await hasTablespace(db, tablespace)))
    throw new StartError(
      `there is no tablespace ${tablespace}: create tablespace ${tablespace} location '/a/folder/of/postgres'`,
    );
  let moved = 0;
  for (const partition of await listPast(db, before)) {
    if (partition.tablespace === tablespace || !(await isAppendOnly(db, partition.table))) continue;
    await makeCopy(db, partition, tablespace);
    const rows = await swapCopy(db, partition);
    onMoved?.(partition, rows);
    moved += 1;
  }
  return moved;
}
