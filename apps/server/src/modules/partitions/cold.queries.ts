import { sql } from 'kysely';
import { type Database, inTransaction, type Queryable, type Tx } from '../../platform/database/index.ts';
import { columnsOf, momentOf } from './partitions.queries.ts';
import { takeTables } from './take-tables.queries.ts';

/** A partition of months that are over. */
export interface PastPartition {
  name: string;
  table: string;
  /** When the months that are in it were over. */
  ended_at: Date;
  bytes: number;
  /** Where it lies; null where the database does. */
  tablespace: string | null;
}

const place = (name: string) => sql.table(`partitions.${name}`);
const copyOf = (name: string) => `${name}_moved`;

/** Partitions that ended before a moment, the oldest first. */
export async function listPast(db: Queryable, before: Date): Promise<PastPartition[]> {
  const { rows } = await sql<PastPartition>`
    select * from (
      select p.relname as name, t.relname as table, pg_total_relation_size(p.oid) as bytes, s.spcname as tablespace,
        ${momentOf(sql`b.bound`, sql`a.atttypid`)} as ended_at
      from pg_partitioned_table k join pg_class t on t.oid = k.partrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = k.partattrs[0]
      join pg_inherits i on i.inhparent = t.oid join pg_class p on p.oid = i.inhrelid left join pg_tablespace s on s.oid = p.reltablespace
      cross join lateral (select substring(pg_get_expr(p.relpartbound, p.oid) from 'TO \\(''([^'']+)''\\)') as bound) b
      where t.relnamespace = 'public'::regnamespace and b.bound is not null) past
    where ended_at <= ${before}::timestamptz order by ended_at, name`.execute(db);
  return rows;
}

export async function hasTablespace(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_tablespace where spcname = ${name}`.execute(db);
  return rows.length > 0;
}

/** Only what never changes may be copied while it is read and written beside. */
export async function isAppendOnly(db: Queryable, table: string): Promise<boolean> {
  const { rows } = await sql`select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
    where t.tgrelid = ${table}::regclass and f.proname = 'refuse_change' and t.tgtype & 1 = 1`.execute(db);
  return rows.length > 0;
}

/** Whoever reads for long, as the nightly look at the laws does, is waited for. */
const TRIES = 600;

/** An empty table like a partition, on another tablespace with all its indexes; what it refers to is demanded of rows to come. */
export async function makeCopy(
  db: Database,
  { name, table }: PastPartition,
  tablespace: string,
): Promise<void> {
  const copy = place(copyOf(name));
  await removeCopy(db, { name, table });
  await inTransaction(db, async (tx) => {
    await sql`set local default_tablespace = ${sql.id(tablespace)}`.execute(tx);
    await sql`create table ${copy} (like ${place(name)} including constraints including indexes including storage) tablespace ${sql.id(tablespace)}`.execute(
      tx,
    );
    const { rows } = await sql<{
      name: string;
      says: string;
    }>`select conname as name, pg_get_constraintdef(oid) as says
      from pg_constraint where conrelid = ${`partitions.${name}`}::regclass and contype = 'f'`.execute(tx);
    await takeTables(tx, table, TRIES);
    for (const reference of rows)
      await sql`alter table ${copy} add constraint ${sql.id(reference.name)} ${sql.raw(reference.says)} not valid`.execute(
        tx,
      );
  });
}

/** What an earlier one left that was killed. */
async function removeCopy(
  db: Database,
  { name, table }: Pick<PastPartition, 'name' | 'table'>,
): Promise<void> {
  const { rows } = await sql<{
    isThere: boolean;
  }>`select to_regclass(${`partitions.${copyOf(name)}`}) is not null as "isThere"`.execute(db);
  if (!rows[0]?.isThere) return;
  await inTransaction(db, async (tx) => {
    await takeTables(tx, table, TRIES);
    await sql`drop table ${place(copyOf(name))}`.execute(tx);
  });
}

/**
 * Copies a partition and puts the copy into its place: all of it or nothing. Rows of its months are waited with meanwhile, of which there
 * are none unless a clock is wrong; everything else goes on, but for the moment in which the two change places.
 * @returns how many rows
 * @throws where the copy is not the same
 */
export function swapCopy(db: Database, partition: PastPartition): Promise<number> {
  const { name } = partition;
  const [old, copy] = [place(name), place(copyOf(name))];
  return inTransaction(db, async (tx) => {
    await sql`lock table ${old} in share mode`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    const columns = sql.raw(await columnsOf(tx, name));
    await sql`insert into ${copy} (${columns}) select ${columns} from ${old}`.execute(tx);
    const [was, is] = [await contentOf(tx, name), await contentOf(tx, copyOf(name))];
    if (was.rows !== is.rows || was.hash !== is.hash) throw new Error(`${name}: its copy is not the same`);
    await validate(tx, partition);
    await sql`analyze ${copy}`.execute(tx);
    await changePlaces(tx, partition);
    return was.rows;
  });
}

async function contentOf(tx: Tx, name: string): Promise<{ rows: number; hash: string }> {
  const { rows } = await sql<{ rows: number; hash: string }>`
    select count(*) as rows, coalesce(sum(hash_record_extended(t, 0)::numeric), 0)::text as hash from ${place(name)} t`.execute(
    tx,
  );
  return rows[0] as { rows: number; hash: string };
}

/** What the swap would else look at while everybody waits: references, and that all rows are of these months. */
async function validate(tx: Tx, { name }: PastPartition): Promise<void> {
  const copy = place(copyOf(name));
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where conrelid = ${`partitions.${copyOf(name)}`}::regclass and contype = 'f'`.execute(tx);
  for (const reference of rows)
    await sql`alter table ${copy} validate constraint ${sql.id(reference.name)}`.execute(tx);
  const bounds = await sql<{
    says: string;
  }>`select pg_get_partition_constraintdef(${`partitions.${name}`}::regclass) as says`.execute(tx);
  await sql`alter table ${copy} add constraint bounds check (${sql.raw(bounds.rows[0]?.says ?? 'false')})`.execute(
    tx,
  );
}

async function changePlaces(tx: Tx, { name, table }: PastPartition): Promise<void> {
  await takeTables(tx, table, TRIES);
  const [parent, old, copy] = [sql.table(table), place(name), place(copyOf(name))];
  const { rows } = await sql<{ says: string }>`
    select pg_get_expr(relpartbound, oid) as says from pg_class where oid = ${`partitions.${name}`}::regclass`.execute(
    tx,
  );
  await sql`alter table ${parent} detach partition ${old}`.execute(tx);
  await sql`alter table ${parent} attach partition ${copy} ${sql.raw(rows[0]?.says ?? '')}`.execute(tx);
  await sql`alter table ${copy} drop constraint bounds`.execute(tx);
  await sql`drop table ${old}`.execute(tx);
  await sql`alter table ${copy} rename to ${sql.id(name)}`.execute(tx);
  await sql`select guard_partition(${table}::regclass, ${name})`.execute(tx);
}
