import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

export interface Series {
  prefix: string;
  first_number: number;
  /** `2026-11` */
  from_month: string;
  permit: string;
}

export interface SeriesRow extends Series {
  id: string;
  written_at: Date;
  /** Null of who has left. */
  writer: string | null;
}

/** So many, the one that begins last first. */
export async function listSeries(db: Queryable, limit: number): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`
    select s.id::text, s.prefix, s.first_number, to_char(s.from_month, 'YYYY-MM') as from_month, s.permit, s.written_at,
      case when u.status <> 'erased' then u.full_name end as writer
    from invoice_series s join users u on u.id = s.written_by order by s.from_month desc, s.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** @returns false where the prefix is another series' */
export async function insertSeries(
  tx: Tx,
  { id, by, at, prefix, first_number, from_month, permit }: Series & { id: string; by: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into invoice_series (id, prefix, first_number, from_month, permit, written_by, written_at)
    values (${id}::uuid, ${prefix}, ${first_number}, ${`${from_month}-01`}::date, ${permit}, ${by}::uuid, ${at})
    on conflict (prefix) do nothing returning id`.execute(tx);
  return rows.length > 0;
}
