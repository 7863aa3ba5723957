import { type RawBuilder, sql } from 'kysely';
import { type Days, idOfDays, type Queryable } from '../../platform/database/index.ts';
import { exactMatch, matchesOf } from '../people/index.ts';

export interface AffiliateRow {
  id: string;
  full_name: string;
  username: string;
  avatar_key: string | null;
  referrals: number;
  earned_centavos: number;
  last_referral_at: Date;
  created_at: Date;
}

/** Who brought creators, who joined last first; of a search those whom it finds. */
export async function listAffiliateRows(
  db: Queryable,
  search: string,
  page: { limit: number; before: string | undefined; days: Days },
): Promise<AffiliateRow[]> {
  const found: RawBuilder<unknown> = search
    ? sql`and a.affiliate_id in (select person_id from (${exactMatch(search)} union all (${matchesOf(search)})) as matched)`
    : sql``;
  const older: RawBuilder<unknown> = page.before ? sql`and a.affiliate_id < ${page.before}::uuid` : sql``;
  const { rows } = await sql<AffiliateRow>`
    select u.id, u.full_name, u.username, u.avatar_key, u.created_at, a.referrals, a.last_referral_at,
      (select coalesce(sum(l.turnover_in), 0) from ledger_accounts l where l.type = 'affiliate_held' and l.owner = u.id::text)::bigint as earned_centavos
    from (select * from affiliate_records a where ${idOfDays('a.affiliate_id', page.days)} ${found} ${older} order by a.affiliate_id desc limit ${page.limit}) a
    join users u on u.id = a.affiliate_id order by a.affiliate_id desc`.execute(db);
  return rows;
}

/** How many brought creators, how many of them since a moment, and how many creators they brought. */
export async function countAffiliates(
  db: Queryable,
  activeSince: Date,
): Promise<{ affiliates: number; active: number; referrals: number }> {
  const { rows } = await sql<{ affiliates: number; active: number; referrals: number }>`
    select count(*)::int as affiliates, coalesce(sum(referrals), 0)::int as referrals,
      (select count(*) from affiliate_records where last_referral_at > ${activeSince}::timestamptz)::int as active
    from affiliate_records`.execute(db);
  return rows[0] ?? { affiliates: 0, active: 0, referrals: 0 };
}
