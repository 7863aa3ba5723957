import { type Database, inTurn } from '../../platform/database/index.ts';
import { StartError } from '../../platform/start-error.ts';
import {
  hasTablespace,
  isAppendOnly,
  listPast,
  makeCopy,
  type PastPartition,
  swapCopy,
} from './cold.queries.ts';

export interface HowToMove {
  before: Date;
  tablespace: string;
  /** Told of each, with its number of rows. */
  onMoved?: (moved: PastPartition, rows: number) => void;
}

/**
 * Moves the partitions that ended before a moment to another tablespace, one after the other, the oldest first, while everything goes on
 * (P807). What lies there already is let be, so it can be begun again where it ended.
 * @throws StartError where there is no such tablespace, or another does so meanwhile
 */
export async function moveToCold(db: Database, how: HowToMove): Promise<number> {
  if (!(await hasTablespace(db, how.tablespace)))
    throw new StartError(
      `there is no tablespace ${how.tablespace}: create tablespace ${how.tablespace} location '/a/folder/of/postgres'`,
    );
  let moved = 0;
  const isMine = await inTurn(db, 'coldStorage', async () => {
    moved = await moveAll(db, how);
  });
  if (!isMine) throw new StartError('another process moves old months of this database');
  return moved;
}

async function moveAll(db: Database, { before, tablespace, onMoved }: HowToMove): Promise<number> {
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
