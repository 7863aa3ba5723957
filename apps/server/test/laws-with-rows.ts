import { sql } from 'kysely';
import type { Database } from '../src/platform/database/index.ts';
import type { Law, Violations } from '../src/platform/law.ts';

/**
 * The laws that can be broken in this database: those that read a table in which a row was ever written. To plan all of the others, in a database that
 * nobody has asked before, takes as long as many a test.
 */
export async function lawsWithRows(db: Database, laws: readonly Law[]): Promise<Law[]> {
  const relations = await readRelations(db);
  const isAsked = (query: Violations | undefined) => {
    const names = new Set(query?.compile(db).sql.match(/\w+/g) ?? []);
    return relations.some(({ name, has_rows: hasRows }) => hasRows && names.has(name));
  };
  return laws.filter((law) => isAsked(law.violations));
}

/** Tables, with their partitions, and views, and whether a row was ever written to any of what they read. */
async function readRelations(db: Database): Promise<{ name: string; has_rows: boolean }[]> {
  const { rows } = await sql<{ name: string; has_rows: boolean }>`
    with recursive reads (relation, source) as (
      select oid, oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      union
      select reads.relation, d.refobjid from reads join pg_rewrite r on r.ev_class = reads.source
      join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
    ), sizes as (
      select oid, case relkind when 'p' then (select sum(pg_relation_size(relid)) from pg_partition_tree(c.oid)) when 'v' then 0 else pg_relation_size(oid) end as bytes
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
    )
    select c.relname as name, bool_or(s.bytes > 0) as has_rows from reads join sizes s on s.oid = reads.source
    join pg_class c on c.oid = reads.relation group by c.relname`.execute(db);
  return rows;
}
