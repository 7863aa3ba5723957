import { sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../platform/database/index.ts';

export interface UnlockFacts {
  post_id: string;
  creator_id: string;
  title: string;
  is_ppv: boolean;
  credit_price: number | null;
  is_open: boolean;
  unlocked_credits: number | null;
  affiliate_id: string | null;
  creator_since: Date;
  referral_earned_centavos: number;
  centavos_per_credit: number;
  creator_percent: number;
  affiliate_percent: number;
  affiliate_validity_months: number;
  affiliate_cap_centavos: number;
  affiliate_min_transaction_centavos: number;
}

/** Everything that decides about an unlock, in one look. `contentId` is a post's or a media item's id (decision 19). */
export const unlockFactsStatement = prepare<{ contentId: string; fanId: string }, UnlockFacts>((db, param) =>
  db
    .selectFrom('posts')
    .innerJoin('users as creator', 'creator.id', 'posts.creator_id')
    .innerJoin('platform_settings as setting', (join) => join.onTrue())
    .leftJoin('unlocks', (join) =>
      join.onRef('unlocks.post_id', '=', 'posts.id').on('unlocks.fan_id', '=', param('fanId')),
    )
    .select([
      'posts.id as post_id',
      'posts.creator_id',
      'posts.title',
      'posts.is_ppv',
      'posts.credit_price',
      sql<boolean>`posts.status = 'published' and creator.status = 'active'`.as('is_open'),
      'unlocks.credits as unlocked_credits',
      'creator.referred_by as affiliate_id',
      'creator.created_at as creator_since',
      'creator.referral_earned_centavos',
      'setting.centavos_per_credit',
      'setting.creator_percent',
      'setting.affiliate_percent',
      'setting.affiliate_validity_months',
      'setting.affiliate_cap_centavos',
      'setting.affiliate_min_transaction_centavos',
    ])
    .where((where) =>
      where.or([
        where('posts.id', '=', param('contentId')),
        where('posts.media_id', '=', param('contentId')),
      ]),
    ),
);

export function findUnlockFacts(tx: Tx, contentId: string, fanId: string): Promise<UnlockFacts | undefined> {
  return unlockFactsStatement.first(tx, { contentId, fanId });
}

interface NewUnlock {
  fanId: string;
  postId: string;
  credits: number;
  now: Date;
}

export const insertUnlockStatement = prepare<NewUnlock, { post_id: string }>((db, param) =>
  db
    .insertInto('unlocks')
    .values({
      fan_id: param('fanId'),
      post_id: param('postId'),
      credits: param('credits'),
      created_at: param('now'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('post_id'),
);

/** False when this fan has the post already; waits for a transaction that is just unlocking it. */
export async function insertUnlock(tx: Tx, unlock: NewUnlock): Promise<boolean> {
  return (await insertUnlockStatement.first(tx, unlock)) !== undefined;
}

/** Locks what a referral has earned so far, so that its cap holds under concurrent sales. */
export async function lockReferralEarned(tx: Tx, creatorId: string): Promise<number> {
  const row = await tx
    .selectFrom('users')
    .select('referral_earned_centavos')
    .where('id', '=', creatorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.referral_earned_centavos;
}

export async function addReferralEarned(tx: Tx, creatorId: string, centavos: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ referral_earned_centavos: sql`referral_earned_centavos + ${centavos}` })
    .where('id', '=', creatorId)
    .execute();
}

export interface WalletRow {
  balance: number | null;
  total_in: number | null;
  total_out: number | null;
  centavos_per_credit: number;
  posting_id: number | null;
  reason: string;
  description: string;
  subject_id: string | null;
  value_centavos: number;
  amount: number;
  created_at: Date;
}

/** Recent movements that the wallet shows (spec 2 §3). In the text of the statement, so that it is planned for five rows. */
const RECENT = sql.lit(5);

/** Balance, totals, rate and the newest movements in one look: the wallet is on every screen of a fan. */
export const walletStatement = prepare<{ account: string }, WalletRow>(
  (_db, param) => sql<WalletRow>`
    select a.balance, a.total_in, a.total_out, setting.centavos_per_credit,
      recent.id as posting_id, e.reason, e.description, e.subject_id, e.value_centavos, recent.signed as amount, e.created_at
    from platform_settings setting
    left join ledger_accounts a on a.id = ${param('account')}::text
    left join lateral (
      select both_ways.* from (
        (select id, entry_id, amount as signed from ledger_postings where to_account = a.id order by id desc limit ${RECENT})
        union all
        (select id, entry_id, -amount from ledger_postings where from_account = a.id order by id desc limit ${RECENT})
      ) both_ways order by both_ways.id desc limit ${RECENT}
    ) recent on true
    left join ledger_entries e on e.id = recent.entry_id
    order by recent.id desc`,
);

export function readWalletRows(db: Queryable, account: string): Promise<WalletRow[]> {
  return walletStatement.all(db, { account });
}
