import type { Database } from '../../platform/database/index.ts';
import { analyzeWhole, listPartitionedTables } from './partitions.queries.ts';

/** Tells the planner of each table that is kept by month what it holds as a whole: PostgreSQL does so for partitions alone. */
export async function analyzePartitioned(db: Database): Promise<void> {
  for (const { name } of await listPartitionedTables(db)) await analyzeWhole(db, name);
}
