import { sql } from 'kysely';
import { type Database, inTransaction, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { Month } from '../../platform/philippine-months.ts';
import { takeTables } from './take-tables.queries.ts';

/** A table that is kept by month. Its key is the id of what a row belongs to, which holds its time, or a Philippine day. */
export interface PartitionedTable {
  name: string;
  key: string;
  is_by_day: boolean;
  /** From when on rows have no partition of their own. */
  ends_at: Date;
}

const BOUND = sql.raw(`substring(pg_get_expr(p.relpartbound, p.oid) from 'TO \\(''([^'']+)''\\)')`);
/**
 * The moment of a bound: of an id the one within it, of a day its beginning in the Philippines. PostgreSQL's own function that reads an id
 * knows ours from version 18 on alone.
 */
export const momentOf = (bound: ReturnType<typeof sql>, type: ReturnType<typeof sql>) =>
  sql`case ${type} when 'uuid'::regtype then to_timestamp(('x' || translate(left(${bound}::text, 13), '-', ''))::bit(48)::bigint / 1000.0)
    else ${bound}::timestamp at time zone 'Asia/Manila' end`;

/** Every table that the database keeps by ranges, in the order of their names. */
export async function listPartitionedTables(db: Queryable): Promise<PartitionedTable[]> {
  const { rows } = await sql<PartitionedTable>`
    select t.relname as name, a.attname as key, a.atttypid = 'date'::regtype as is_by_day, ${momentOf(sql`max(${BOUND})`, sql`a.atttypid`)} as ends_at
    from pg_partitioned_table k join pg_class t on t.oid = k.partrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = k.partattrs[0]
    join pg_inherits i on i.inhparent = t.oid join pg_class p on p.oid = i.inhrelid
    where k.partstrat = 'r' and t.relnamespace = 'public'::regnamespace
    group by t.relname, a.attname, a.atttypid order by 1`.execute(db);
  return rows;
}

export interface NewPartition {
  table: string;
  name: string;
  /** The last month that is in it. */
  last: Month;
  /** Bounds as the key has them. */
  from: string;
  until: string;
}

const inPartitions = (name: string) => sql.table(`partitions.${name}`);
const defaultOf = (table: string) => `${table}_default`;

/** The newest moment that waits for a partition; null where nothing does. */
export async function newestWaiting(db: Queryable, { name, key }: PartitionedTable): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select ${momentOf(sql`${sql.ref(key)}::text`, sql`pg_typeof(${sql.ref(key)})`)} as at
    from ${inPartitions(defaultOf(name))} order by ${sql.ref(key)} desc limit 1`.execute(db);
  return rows[0]?.at ?? null;
}

/** The job comes again. */
const TRIES = 5;

export function addPartition(db: Database, added: NewPartition): Promise<void> {
  return inTransaction(db, async (tx) => {
    await takeTables(tx, added.table, TRIES);
    await sql`create table ${inPartitions(added.name)} partition of ${sql.table(added.table)}
      for values from (${sql.lit(added.from)}) to (${sql.lit(added.until)})`.execute(tx);
    await guard(tx, added.table, added.name);
  });
}

/** What waits becomes the partition of its time, and another begins to wait: nothing is copied. */
export function adoptWaiting(db: Database, added: NewPartition): Promise<void> {
  const [table, waiting] = [sql.table(added.table), inPartitions(defaultOf(added.table))];
  return inTransaction(db, async (tx) => {
    await takeTables(tx, added.table, TRIES);
    await sql`alter table ${table} detach partition ${waiting}`.execute(tx);
    await sql`alter table ${waiting} rename to ${sql.id(added.name)}`.execute(tx);
    await sql`alter table ${table} attach partition ${inPartitions(added.name)}
      for values from (${sql.lit(added.from)}) to (${sql.lit(added.until)})`.execute(tx);
    await sql`create table ${waiting} partition of ${table} default`.execute(tx);
    await guard(tx, added.table, defaultOf(added.table));
  });
}

/**
 * Where something waits of a month that is years away, as of a clock that was wrong: what waits is written anew, each row into its month, and
 * what is of none yet waits on.
 */
export function spreadWaiting(db: Database, table: string, added: readonly NewPartition[]): Promise<void> {
  const [parent, waiting] = [sql.table(table), inPartitions(defaultOf(table))];
  const spread = inPartitions(`${table}_spread`);
  return inTransaction(db, async (tx) => {
    await takeTables(tx, table, TRIES);
    await sql`alter table ${parent} detach partition ${waiting}`.execute(tx);
    await sql`alter table ${waiting} rename to ${sql.id(`${table}_spread`)}`.execute(tx);
    await sql`create table ${waiting} partition of ${parent} default`.execute(tx);
    await guard(tx, table, defaultOf(table));
    for (const one of added) {
      await sql`create table ${inPartitions(one.name)} partition of ${parent}
        for values from (${sql.lit(one.from)}) to (${sql.lit(one.until)})`.execute(tx);
      await guard(tx, table, one.name);
    }
    const columns = sql.raw(await columnsOf(tx, `${table}_spread`));
    await sql`insert into ${parent} (${columns}) overriding system value select ${columns} from ${spread}`.execute(
      tx,
    );
    await sql`drop table ${spread}`.execute(tx);
  });
}

/** The columns of a partition, for a statement. */
export async function columnsOf(tx: Tx, name: string): Promise<string> {
  const { rows } = await sql<{
    columns: string;
  }>`select string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute where attrelid = ${`partitions.${name}`}::regclass and attnum > 0 and not attisdropped`.execute(
    tx,
  );
  return rows[0]?.columns ?? '';
}

async function guard(tx: Tx, table: string, name: string): Promise<void> {
  await sql`select guard_partition(${table}::regclass, ${name})`.execute(tx);
}

/** From here on the whole of a table can be looked at without looking at each of its partitions as well. */
const KNOWS_ONLY = 180_000;

/** What the planner knows of the whole, which nobody gathers by himself: that of each partition it knows. */
export async function analyzeWhole(db: Queryable, table: string): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(db);
  const isOnly = (rows[0]?.version ?? 0) >= KNOWS_ONLY;
  await sql`analyze ${isOnly ? sql`only` : sql``} ${sql.table(table)}`.execute(db);
}
