import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import type { Offers } from './plan.ts';

const COLUMNS = [
  'bundle_3_percent',
  'bundle_6_percent',
  'bundle_12_percent',
  'trial_days',
  'first_month_percent',
] as const;

/** Undefined where a creator never offered anything. */
export async function findOffers(db: Queryable, creatorId: string): Promise<Offers | undefined> {
  return db
    .selectFrom('subscription_offers')
    .select(COLUMNS)
    .where('creator_id', '=', creatorId)
    .$castTo<Offers>()
    .executeTakeFirst();
}

export async function saveOffers(db: Queryable, creatorId: string, offers: Offers, now: Date): Promise<void> {
  const row = { ...offers, updated_at: now };
  await db
    .insertInto('subscription_offers')
    .values({ creator_id: creatorId, ...row })
    .onConflict((conflict) => conflict.column('creator_id').doUpdateSet(row))
    .execute();
}

export async function eraseOffers(db: Queryable, creatorId: string): Promise<void> {
  await db.deleteFrom('subscription_offers').where('creator_id', '=', creatorId).execute();
}

/** Did this fan never pay a month, or have a trial, with this creator (P347)? What they were given is no introduction (P730). */
export async function isNewTo(db: Queryable, fanId: string, creatorId: string): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    select not exists (select from subscription_charges where fan_id = ${fanId}::uuid and creator_id = ${creatorId}::uuid and given_by is null)
      and not exists (select from free_months where fan_id = ${fanId}::uuid and creator_id = ${creatorId}::uuid and kind = 'trial') as is_new`.execute(
    db,
  );
  return rows[0]?.is_new ?? false;
}

/**
 * What a month with a creator costs and brings, to who may see that; undefined where there is no such creator, and for whom they blocked.
 * @param viewerId null for a guest
 */
export async function findPrice(
  db: Queryable,
  creatorId: string,
  viewerId: string | null,
): Promise<{ price: number | null; centavos_per_credit: number; benefits: string } | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('platform_settings as setting', (join) => join.onTrue())
    .select(['users.subscription_price_centavos as price', 'setting.centavos_per_credit', 'users.benefits'])
    .where('users.id', '=', creatorId)
    .where('users.user_type', '=', 'creator')
    .where('users.kyc_status', '=', 'approved')
    .where('users.status', '=', 'active')
    .where(isOpenTo(viewerId))
    .executeTakeFirst();
}

/** The creator, a row of users, has not blocked this person (P138). */
function isOpenTo(viewerId: string | null) {
  return sql<boolean>`not exists (select from blocks b where b.blocker_id = users.id and b.blocked_id = ${viewerId}::uuid)`;
}
