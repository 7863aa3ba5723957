import { sql } from 'kysely';
import { LOCKS, prepare, type Tx } from '../../platform/database/index.ts';
import { IS_WITHHELD } from '../media/index.ts';
import { SALE_TERMS, type SaleTerms } from '../sales/index.ts';
import { shareRate } from '../settings/index.ts';

export interface UnlockFacts extends SaleTerms {
  post_id: string;
  title: string;
  credit_price: number | null;
  is_open: boolean;
  /** False while a video is processed, when it failed, and while a file is out of reach as staff took it away elsewhere (P469). */
  is_ready: boolean;
  unlocked_credits: number | null;
  /** False while the rate is being changed: then these facts may be old. */
  is_rate_shared: boolean;
}

/**
 * Everything that decides about an unlock, in one look that also shares the rate until the transaction ends, if it can do
 * so at once. `contentId` is a post's or a media item's id (P19).
 */
export const unlockFactsStatement = prepare<{ contentId: string; fanId: string }, UnlockFacts>((db, param) =>
  db
    .selectFrom('posts')
    .innerJoin('sale_terms as terms', 'terms.creator_id', 'posts.creator_id')
    .leftJoin('media_items as media', 'media.id', 'posts.media_id')
    .leftJoin('unlocks', (join) =>
      join.onRef('unlocks.post_id', '=', 'posts.id').on('unlocks.fan_id', '=', param('fanId')),
    )
    .select(SALE_TERMS)
    .select([
      'posts.id as post_id',
      'posts.title',
      'posts.credit_price',
      sql<boolean>`posts.status = 'published' and terms.creator_status = 'active' and not exists (
        select 1 from blocks b where b.blocker_id = posts.creator_id and b.blocked_id = ${param('fanId')}::uuid)
        and exists (select 1 from users seller where seller.id = posts.creator_id and seller.kyc_status = 'approved')
        and exists (select 1 from users fan where fan.id = ${param('fanId')}::uuid and fan.status = 'active')`.as(
        'is_open',
      ),
      sql<boolean>`(media.video_state is null or media.video_state = 'ready') and not exists (select from media_items i
        where i.id = any(array(select posts.media_id union all select further.media_id from post_pictures further where further.post_id = posts.id))
          and (i.removed_at is not null or ${IS_WITHHELD}))`.as('is_ready'),
      'unlocks.credits as unlocked_credits',
      sql<boolean>`pg_try_advisory_xact_lock_shared(${sql.lit(LOCKS.rate)})`.as('is_rate_shared'),
    ])
    .where((where) =>
      where.or([
        where('posts.id', '=', param('contentId')),
        where('posts.media_id', '=', param('contentId')),
        sql<boolean>`posts.id = (select post_id from post_pictures where media_id = ${param('contentId')}::uuid)`,
      ]),
    )
    // The view's columns come from columns that are not null.
    .$castTo<UnlockFacts>(),
);

/** Waits for a change of the rate that is under way, and looks again. */
export async function findUnlockFacts(
  tx: Tx,
  contentId: string,
  fanId: string,
): Promise<UnlockFacts | undefined> {
  const facts = await unlockFactsStatement.first(tx, { contentId, fanId });
  if (!facts || facts.is_rate_shared) return facts;
  await shareRate(tx);
  return unlockFactsStatement.first(tx, { contentId, fanId });
}

interface NewUnlock {
  id: string;
  fanId: string;
  postId: string;
  credits: number;
  stripe: number;
  now: Date;
}

/**
 * Answers nothing, and counts nothing, when this fan has the post already; waits for a transaction that is just unlocking it.
 * Nor when the post is not offered for these credits any more: it waits for a creator who is just editing or deleting it, and
 * they for it, so that nothing is sold while it is taken away (P125).
 */
export const insertUnlockStatement = prepare<NewUnlock, { id: string }>(
  (_db, param) => sql<{ id: string }>`
    with unlocked as (
      insert into unlocks (id, fan_id, post_id, credits, created_at)
      select ${param('id')}::uuid, ${param('fanId')}::uuid, p.id, p.credit_price, ${param('now')}::timestamptz
      from posts p where p.id = ${param('postId')}::uuid and p.status = 'published' and p.credit_price = ${param('credits')}::integer
      for key share
      on conflict do nothing returning id, post_id
    ), counted as (
      insert into post_unlock_counts as c (post_id, stripe, unlocks) select post_id, (${param('stripe')}::integer % 16)::smallint, 1 from unlocked
      on conflict (post_id, stripe) do update set unlocks = c.unlocks + 1
    )
    select id from unlocked`,
);
