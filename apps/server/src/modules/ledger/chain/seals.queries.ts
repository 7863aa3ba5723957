import { type RawBuilder, sql } from 'kysely';
import { LOCKS, type Queryable, type Tx } from '../../../platform/database/index.ts';
import { TRADE_SIGN_OF_E } from '../trade-sign.queries.ts';

/** What the first seal covers instead of one before. */
export const BEGINNING = Buffer.alloc(32);
/** One seal at a time is made, by whichever process. */
export async function lockSeals(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.seals}::bigint)`.execute(tx);
}

export interface Seal {
  number: number;
  until_posting: number;
  entries: number;
  hash: Buffer;
  sealed_at: Date;
}

export function findNewestSeal(db: Queryable): Promise<Seal | undefined> {
  return db.selectFrom('ledger_seals').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
}

export function findSeal(db: Queryable, number: number): Promise<Seal | undefined> {
  return db.selectFrom('ledger_seals').selectAll().where('number', '=', number).executeTakeFirst();
}

/**
 * The last posting that may be sealed: of a mark that was set when nothing is under way any more that was then. Numbers of
 * postings are given before they are seen, so a smaller one may still come as long as its transaction lives.
 * @returns null while there is none
 */
export async function readSafeMark(db: Queryable): Promise<number | null> {
  const { rows } = await sql<{ posting: number }>`select posting from ledger_marks
    where until_xid <= pg_snapshot_xmin(pg_current_snapshot())`.execute(db);
  return rows[0]?.posting ?? null;
}

export async function hasMark(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('ledger_marks').select('posting').executeTakeFirst()) !== undefined;
}

export async function setMark(db: Queryable): Promise<void> {
  await sql`insert into ledger_marks (posting, until_xid)
    select coalesce(max(id), 0), pg_snapshot_xmax(pg_current_snapshot()) from ledger_postings
    on conflict (only_row) do update set posting = excluded.posting, until_xid = excluded.until_xid`.execute(
    db,
  );
}

/** The end of a stretch of at most so many postings. */
export async function findStretchEnd(
  db: Queryable,
  after: number,
  mark: number,
  most: number,
): Promise<number | null> {
  const { rows } = await sql<{ until: number | null }>`select max(id) as until from (
    select id from ledger_postings where id > ${after}::bigint and id <= ${mark}::bigint order by id limit ${most}::integer) stretch`.execute(
    db,
  );
  return rows[0]?.until ?? null;
}

type Sql = RawBuilder<unknown>;

/**
 * What a seal is made of and verified by: the hash before, and of every entry whose last posting is in the stretch all that it
 * is, in the order of these postings. Written out here and not in the database, where whoever edits history could edit it.
 */
export function sealOf(after: Sql, until: Sql, before: Sql): RawBuilder<{ hash: Buffer; entries: number }> {
  return sql`
    select sha256(${before} || coalesce(string_agg(sha256(convert_to(jsonb_build_array(e.id, e.reason, e.key, encode(e.input_hash, 'hex'),
        e.actor_type, e.actor_id, e.subject_type, e.subject_id, e.correlation_id, e.centavos_per_credit, e.settings_version, e.trade_sign,
        e.details, e.value_centavos, e.reverses, extract(epoch from e.created_at), q.postings)::text, 'UTF8')), ''::bytea order by q.last), ''::bytea)) as hash,
      count(*)::integer as entries
    from (
      select p.entry_id, max(p.id) as last,
        jsonb_agg(jsonb_build_array(p.id, p.from_account, p.to_account, p.currency, p.amount) order by p.id) as postings
      from ledger_postings p
      where p.entry_id in (select entry_id from ledger_postings where id > ${after} and id <= ${until})
      group by p.entry_id having max(p.id) > ${after} and max(p.id) <= ${until}
    ) q join ledger_entries e on e.id = q.entry_id`;
}

export async function hashStretch(
  db: Queryable,
  { after, until, before }: { after: number; until: number; before: Buffer },
): Promise<{ hash: Buffer; entries: number }> {
  const { rows } = await sealOf(sql`${after}::bigint`, sql`${until}::bigint`, sql`${before}::bytea`).execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a hash has no row');
  return row;
}

export async function insertSeal(tx: Tx, seal: Seal): Promise<void> {
  await tx.insertInto('ledger_seals').values(seal).execute();
}

/** Adds a stretch to what its accounts come to; turnover as `turnover-equals-trades` counts it. */
export async function addToSums(tx: Tx, after: number, until: number): Promise<void> {
  await sql`insert into ledger_sums as s (account, balance, turnover_in, turnover_out)
    ${sumsOf(sql`p.id > ${after}::bigint and p.id <= ${until}::bigint`)}
    on conflict (account) do update set balance = s.balance + excluded.balance, turnover_in = s.turnover_in + excluded.turnover_in,
      turnover_out = s.turnover_out + excluded.turnover_out`.execute(tx);
}

const ENTRY_OF_P = sql`join ledger_entries e on e.id = p.entry_id`;

/** The same one by one, for postings that are few, which the planner cannot know. */
export const EACH_ENTRY_OF_P = sql`cross join lateral (select * from ledger_entries where id = p.entry_id offset 0) e`;

/**
 * Of the posting `p`: no seal has it yet. That it is none after the last is said as well: of what lies between two ends that it does not know
 * the planner expects little, of what lies after one a third of all, for which it would read all.
 */
export const IS_UNSEALED_P = sql`p.id > (select coalesce(max(until_posting), 0) from ledger_seals) and p.id <= (select max(id) from ledger_postings)`;

/** What the postings that `are` come to, by account: balance, and turnover by the reason of their entry and not by its word. */
export function sumsOf(are: Sql, entryOfP: Sql = ENTRY_OF_P): Sql {
  return sql`select account, sum(came - went)::bigint as balance,
      coalesce(sum(case sign when 1 then came when -1 then -went end) filter (where has_turnover), 0)::bigint as turnover_in,
      coalesce(sum(case sign when 1 then went when -1 then -came end) filter (where has_turnover), 0)::bigint as turnover_out
    from (
      select m.*, split_part(m.account, ':', 2) in ('wallet', 'creator_payable', 'affiliate_held') as has_turnover
      from ledger_postings p ${entryOfP}
      cross join lateral (select ${TRADE_SIGN_OF_E} as sign) s
      cross join lateral (values (p.to_account, p.amount, 0::bigint, s.sign), (p.from_account, 0, p.amount, s.sign)) as m (account, came, went, sign)
      where ${are}
    ) moved group by account`;
}
