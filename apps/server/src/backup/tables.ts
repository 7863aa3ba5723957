import pg from 'pg';

/** A table as it is backed up: what it computes itself is left out. */
export interface TableShape {
  schema: string;
  name: string;
  columns: string[];
}

export interface SequenceValue {
  schema: string;
  name: string;
  /** The last number that was given; null where none was. Text, as it may be beyond what a number holds. */
  value: string | null;
}

/** Likha's own tables, and those of its queue. */
const SCHEMAS = ['public', 'graphile_worker'];

/** Every table, each once and its partitions with it, but of extensions, in the order of their names. */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name,
            (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname = any($1)
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1, 2`,
    [SCHEMAS],
  );
  return rows.map(({ columns, ...table }) => ({ ...table, columns: columns ?? [] }));
}

/** What tables are made of that are kept by month. */
export async function listPartitions(client: pg.Client): Promise<Pick<TableShape, 'schema' | 'name'>[]> {
  const { rows } = await client.query<Pick<TableShape, 'schema' | 'name'>>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relispartition and c.relkind = 'r' order by 1, 2`,
  );
  return rows;
}

export async function listSequences(client: pg.Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `select schemaname as schema, sequencename as name, last_value::text as value
       from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

export function columnsOf({ columns }: TableShape): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}

/** Where a table lies in a backup. */
export function fileOfTable({ schema, name }: { schema: string; name: string }): string {
  return `tables/${schema}.${name}.zst.age`;
}
