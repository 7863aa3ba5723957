import { GIFT } from '@likha/contract/late-limits';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { idOfUsername } from '../accounts/index.ts';
import { blockBetween } from '../notifications/index.ts';

/** A gift as it is kept. */
export interface NewGift {
  id: string;
  kind: 'subscription' | 'credits';
  giverId: string;
  receiverId: string;
  creatorId: string | null;
  months: number | null;
  credits: number;
  message: string;
  showsName: boolean;
  clientId: string;
  now: Date;
}

/** The gift that a giver's device gave this name. */
export async function findGiftByName(db: Queryable, giverId: string, clientId: string) {
  return db
    .selectFrom('gifts')
    .select(['id', 'kind', 'receiver_id', 'creator_id', 'months', 'credits', 'message', 'shows_name'])
    .where('giver_id', '=', giverId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** @returns false when there is one under this name; waits for a transaction that is just giving it */
export async function insertGift(tx: Tx, gift: NewGift): Promise<boolean> {
  const row = await tx
    .insertInto('gifts')
    .values({
      id: gift.id,
      kind: gift.kind,
      giver_id: gift.giverId,
      receiver_id: gift.receiverId,
      creator_id: gift.creatorId,
      months: gift.months,
      credits: gift.credits,
      message: gift.message,
      shows_name: gift.showsName,
      client_id: gift.clientId,
      created_at: gift.now,
    })
    .onConflict((conflict) => conflict.columns(['giver_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose name it is, whoever they are. */
export async function findNamed(db: Queryable, username: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select ${idOfUsername(username, now)} as id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Another fan who is here, as the giver is by now, where neither of them has blocked the other. */
const isFriend = (receiverId: string, giverId: string) => sql`
  select from users u where u.id = ${receiverId}::uuid and u.id <> ${giverId}::uuid and u.user_type = 'fan' and u.status = 'active'
    and exists (select from users giver where giver.id = ${giverId}::uuid and giver.status = 'active')
    and not ${blockBetween(sql`u.id`, sql`${giverId}::uuid`)}`;

/** May this fan be given credits by that one (P734)? */
export async function mayReceive(db: Queryable, receiverId: string, giverId: string): Promise<boolean> {
  const { rows } = await sql`${isFriend(receiverId, giverId)}`.execute(db);
  return rows.length > 0;
}

/** May this fan be given months of a creator by that one (P731)? Not where either of them blocked the other, nor for years ahead. */
export async function mayReceiveMonths(
  db: Queryable,
  {
    receiverId,
    giverId,
    creatorId,
    now,
  }: Record<'receiverId' | 'giverId' | 'creatorId', string> & { now: Date },
): Promise<boolean> {
  const { rows } = await sql`${isFriend(receiverId, giverId)}
    and not ${blockBetween(sql`u.id`, sql`${creatorId}::uuid`)}
    and not exists (select from subscriptions s where s.fan_id = u.id and s.creator_id = ${creatorId}::uuid
      and s.paid_until > ${now}::timestamptz + make_interval(months => ${GIFT.mostMonthsAhead}::int))`.execute(
    db,
  );
  return rows.length > 0;
}

export interface GiftRow {
  id: string;
  kind: 'subscription' | 'credits';
  /** Null where it is not said, or they left. */
  person: string | null;
  creator_name: string | null;
  creator_username: string | null;
  months: number | null;
  credits: number;
  message: string;
  created_at: Date;
}

/** What a person was given, or gave, the newest first, behind an id. */
export async function listGiftsOf(
  db: Queryable,
  personId: string,
  { side, limit, before }: { side: 'received' | 'given'; limit: number; before: string | undefined },
): Promise<GiftRow[]> {
  const isGiver = side === 'given';
  const { rows } = await sql<GiftRow>`
    select g.id, g.kind, case when other.status = 'active' ${isGiver ? sql`` : sql`and g.shows_name`} then other.username end as person,
      creator.full_name as creator_name, creator.username as creator_username, g.months, g.credits, g.message, g.created_at
    from gifts g join users other on other.id = ${isGiver ? sql`g.receiver_id` : sql`g.giver_id`}
    left join users creator on creator.id = g.creator_id and creator.status <> 'erased'
    where ${isGiver ? sql`g.giver_id` : sql`g.receiver_id`} = ${personId}::uuid ${before === undefined ? sql`` : sql`and g.id < ${before}::uuid`}
    order by g.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What a mail of a gift says; undefined where its receiver is gone. */
export async function findGiftFacts(db: Queryable, giftId: string) {
  return db
    .selectFrom('gifts as g')
    .innerJoin('users as receiver', 'receiver.id', 'g.receiver_id')
    .innerJoin('users as giver', 'giver.id', 'g.giver_id')
    .leftJoin('users as creator', 'creator.id', 'g.creator_id')
    .select([
      'receiver.email',
      'receiver.full_name',
      'receiver.language',
      'g.months',
      'g.credits',
      'creator.full_name as creator_name',
      sql<string | null>`case when g.shows_name and giver.status = 'active' then giver.username end`.as(
        'giver',
      ),
    ])
    .where('g.id', '=', giftId)
    .where('receiver.status', '=', 'active')
    .executeTakeFirst();
}

/** Words that somebody wrote with gifts, or were written: the gifts stay. */
export async function eraseGiftMessages(tx: Tx, personId: string): Promise<void> {
  await sql`update gifts set message = '' where (giver_id = ${personId}::uuid or receiver_id = ${personId}::uuid) and message <> ''`.execute(
    tx,
  );
}
