import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

/** A fan's running subscriptions, the newest first, after a position. */
export function listOfFan(
  db: Queryable,
  fanId: string,
  page: {
    now: Date;
    limit: number;
    after: { startedAt: Date; creatorId: string } | null;
    /** Only the one to this creator. */
    creatorId: string | undefined;
  },
) {
  const { after, creatorId } = page;
  let query = db
    .selectFrom('subscriptions as s')
    .innerJoin('users as creator', 'creator.id', 's.creator_id')
    .innerJoin('platform_settings as setting', (join) => join.onTrue())
    .select([
      's.creator_id',
      's.started_at',
      's.paid_until',
      's.ends_at',
      's.months',
      's.agreed_centavos',
      's.next_try_at',
      's.failed_at',
      'creator.full_name',
      'creator.username',
      'creator.avatar_key',
      'creator.subscription_price_centavos',
      'setting.centavos_per_credit',
      sql<boolean>`creator.kyc_status = 'approved'`.as('is_verified'),
      sql<boolean>`s.next_try_at is not null and creator.user_type = 'creator' and creator.kyc_status = 'approved' and creator.status = 'active'
        and not exists (select from blocks b where b.blocker_id = creator.id and b.blocked_id = s.fan_id)`.as(
        'can_renew',
      ),
    ])
    .where('s.fan_id', '=', fanId)
    .where('s.ends_at', '>', page.now)
    .orderBy('s.started_at', 'desc')
    .orderBy('s.creator_id')
    .limit(page.limit);
  if (creatorId !== undefined) query = query.where('s.creator_id', '=', creatorId);
  if (after)
    query = query.where(
      sql<boolean>`(s.started_at < ${after.startedAt}::timestamptz or (s.started_at = ${after.startedAt}::timestamptz and s.creator_id > ${after.creatorId}::uuid))`,
    );
  return query.execute();
}

/** Who is told about a renewal, in which language, and of whom. */
export function findMailFacts(db: Queryable, fanId: string, creatorId: string) {
  return db
    .selectFrom('users as fan')
    .innerJoin('users as creator', (join) => join.on('creator.id', '=', creatorId))
    .select([
      'fan.email',
      'fan.full_name',
      'fan.language',
      'creator.full_name as creator_name',
      'creator.username as creator_username',
    ])
    .where('fan.id', '=', fanId)
    .executeTakeFirst();
}
