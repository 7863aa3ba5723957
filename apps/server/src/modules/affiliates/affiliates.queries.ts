import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { idOfUsername } from '../accounts/index.ts';

/** The active creator with this username, or who had it before, without regard to case. */
export async function findAffiliate(db: Queryable, username: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', idOfUsername(username, now))
    .where('user_type', '=', 'creator')
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The salt of a day, which is `fresh` for whoever comes first. Salts of days before it are deleted with that. */
export async function saltOf(db: Queryable, day: string, fresh: Buffer): Promise<Buffer> {
  const known = await readSalt(db, day);
  if (known) return known;
  await db.deleteFrom('affiliate_salts').where(sql<boolean>`day < ${day}::date`).execute();
  await sql`insert into affiliate_salts (day, salt) values (${day}::date, ${fresh}) on conflict do nothing`.execute(
    db,
  );
  const salt = await readSalt(db, day);
  if (!salt) throw new Error(`the salt of ${day} is not there`);
  return salt;
}

async function readSalt(db: Queryable, day: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('affiliate_salts')
    .select('salt')
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirst();
  return row?.salt;
}

export async function insertClick(
  db: Queryable,
  { affiliateId, day, visitor }: { affiliateId: string; day: string; visitor: Buffer },
): Promise<void> {
  await sql`insert into affiliate_clicks (affiliate_id, day, visitor)
    values (${affiliateId}::uuid, ${day}::date, ${visitor}) on conflict do nothing`.execute(db);
}

/** Who the affiliate is, and how many clicked and came. */
export function findCounts(db: Queryable, affiliateId: string) {
  return db
    .selectFrom('users')
    .select([
      'username',
      sql<number>`(select count(*) from affiliate_clicks c where c.affiliate_id = users.id)::integer`.as(
        'clicks',
      ),
      sql<number>`(select count(*) from users r where r.referred_by = users.id)::integer`.as('referred'),
    ])
    .where('id', '=', affiliateId)
    .executeTakeFirstOrThrow();
}

export interface ReferredRow {
  readonly id: string;
  readonly username: string;
  readonly created_at: Date;
  readonly earned_centavos: number;
}

/** The creators who came by the link, the last one first, with what their sales have earned the affiliate. */
export async function listReferred(
  db: Queryable,
  affiliateId: string,
  limit: number,
): Promise<ReferredRow[]> {
  const { rows } = await sql<ReferredRow>`
    select r.id, r.username, r.created_at,
      coalesce((select sum(e.earned_centavos) from referral_earnings e where e.creator_id = r.id), 0)::bigint as earned_centavos
    from users r where r.referred_by = ${affiliateId}::uuid order by r.created_at desc, r.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface CommissionRow {
  readonly creator_id: string;
  readonly centavos: number;
}

/** What each referred creator's sales have earned since a moment, reversals taken off. */
export async function sumCommissions(
  db: Queryable,
  affiliateId: string,
  since: Date,
): Promise<CommissionRow[]> {
  const { rows } = await sql<CommissionRow>`
    select seller.owner::uuid as creator_id, sum(p.amount * e.trade_sign)::bigint as centavos
    from ledger_accounts held
    join ledger_postings p on held.id in (p.to_account, p.from_account)
    join ledger_entries e on e.id = p.entry_id and e.trade_sign <> 0 and e.created_at >= ${since}::timestamptz
    join ledger_postings share on share.entry_id = e.id
    join ledger_accounts seller on seller.type = 'creator_payable'
      and seller.id = case e.trade_sign when 1 then share.to_account else share.from_account end
    where held.type = 'affiliate_held' and held.owner = ${affiliateId}
    group by seller.owner`.execute(db);
  return rows;
}

export interface EarningRow {
  readonly id: string;
  readonly created_at: Date;
  readonly referred_user_id: string;
  readonly subject_id: string;
  readonly centavos: number;
  readonly reason: 'unlock' | 'subscription' | 'tip';
}

/** The newest sales that earned the affiliate something. */
export async function listEarnings(db: Queryable, affiliateId: string, limit: number): Promise<EarningRow[]> {
  const { rows } = await sql<EarningRow>`
    select p.id::text as id, e.created_at, seller.owner::uuid as referred_user_id, e.subject_id, p.amount as centavos, e.reason
    from ledger_accounts held
    cross join lateral (select n.id, n.entry_id, n.amount from ledger_postings n
      where n.to_account >= held.id and n.to_account <= held.id order by n.to_account, n.id desc limit ${limit}) p
    join ledger_entries e on e.id = p.entry_id and e.reason in ('unlock', 'subscription', 'tip')
    join ledger_postings share on share.entry_id = e.id
    join ledger_accounts seller on seller.type = 'creator_payable' and seller.id = share.to_account
    where held.type = 'affiliate_held' and held.owner = ${affiliateId}
    order by p.id desc limit ${limit}`.execute(db);
  return rows;
}
