import pg from 'pg';
import type { Done } from './spent.ts';

/** Sales as the database has them. */
export interface SoldRows {
  /** Runs, and counts the sales that it left in the database, whatever was answered meanwhile. */
  counted<Run extends Done>(run: () => Promise<Run>): Promise<Run>;
  /** All that was sold while this counted, and all that was said to be. */
  total(): Promise<SoldTotal>;
  close(): Promise<void>;
}

export interface SoldTotal {
  /** Rows of `unlocks`. */
  rows: number;
  /** Entries in the books. */
  entries: number;
  answers: number;
}

export async function countSoldRows(connectionString: string): Promise<SoldRows> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const countOf = async (from: string): Promise<number> => {
    const { rows } = await client.query(`select count(*)::int as count from ${from}`);
    return rows[0].count;
  };
  const countRows = () => countOf('unlocks');
  const countEntries = () => countOf(`ledger_entries where reason = 'unlock'`);
  const [firstRows, firstEntries] = [await countRows(), await countEntries()];
  let answers = 0;
  return {
    async counted(run) {
      const before = await countRows();
      const done = await run();
      answers += done.count;
      return { ...done, count: (await countRows()) - before };
    },
    async total() {
      return {
        rows: (await countRows()) - firstRows,
        entries: (await countEntries()) - firstEntries,
        answers,
      };
    },
    close: () => client.end(),
  };
}
