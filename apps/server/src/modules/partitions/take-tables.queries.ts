import { sql } from 'kysely';
import { isLockTimeout, type Tx } from '../../platform/database/index.ts';

/** A sale waits for a lock two seconds at the most, and may have to at each of these tables. */
const PATIENCE = sql`set local lock_timeout = '250ms'`;

/**
 * Takes a partitioned table, and before it all that its rows refer to, as a sale does: who changed partitions first would hold what the sale
 * wants next while it waits for what the sale holds. Where somebody is in the way everything is let go for a second, so that nobody waits for
 * who waits.
 * @param tries how often, a second apart
 * @throws a lock timeout after the last
 */
export async function takeTables(tx: Tx, table: string, tries: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`select distinct relname as name
    from pg_constraint c join pg_class t on t.oid = c.confrelid
    where c.conrelid = ${table}::regclass and contype = 'f' order by 1`.execute(tx);
  const all = [...rows.map(({ name }) => name), table];
  await PATIENCE.execute(tx);
  for (let left = tries; ; left -= 1) {
    await sql`savepoint before_locks`.execute(tx);
    try {
      for (const name of all)
        await sql`lock table only ${sql.table(name)} in access exclusive mode`.execute(tx);
      return;
    } catch (error) {
      if (!isLockTimeout(error) || left === 1) throw error;
      await sql`rollback to savepoint before_locks`.execute(tx);
      await sql`select pg_sleep(1)`.execute(tx);
    }
  }
}
