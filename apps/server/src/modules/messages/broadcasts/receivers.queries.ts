import { TOP_SPENDERS } from '@likha/contract/late-limits';
import type { AudienceName, ExcludedName } from '@likha/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { fansIn, type ListRule, paidSince } from '../../fans/index.ts';

export interface Wanted {
  creatorId: string;
  audience: AudienceName;
  exclude: readonly ExcludedName[];
  /** Whom the audience `list` is; null for any other. */
  list: ListRule | null;
  excludeLists: readonly ListRule[];
}

interface Part {
  now: Date;
  /** Those whose ids come later alone; null for all. */
  after: string | null;
}

const isLater = (fanId: RawBuilder<unknown>, after: string | null) =>
  after === null ? sql`` : sql`and ${fanId} > ${after}::uuid`;

/**
 * Of a row `f` of creator_fans. All of them are people whom a creator may write to first (P422). Where a part begins is said of each table: else all
 * of a creator's subscriptions before it would be read again for each part.
 */
function isAmong(
  name: Exclude<AudienceName, 'top_spenders' | 'list'>,
  { now, after }: Part,
): RawBuilder<boolean> {
  const subscribes = sql`exists (select from subscriptions s where s.fan_id = f.fan_id and s.creator_id = f.creator_id and s.ends_at > ${now}::timestamptz ${isLater(sql`s.fan_id`, after)})`;
  const follows = sql`exists (select from follows w where w.fan_id = f.fan_id and w.creator_id = f.creator_id ${isLater(sql`w.fan_id`, after)})`;
  switch (name) {
    case 'subscribers':
      return sql<boolean>`${subscribes}`;
    case 'followers':
      return sql<boolean>`${follows}`;
    case 'expired':
      return sql<boolean>`(not ${subscribes} and exists (select from subscription_charges h where h.fan_id = f.fan_id and h.creator_id = f.creator_id ${isLater(sql`h.fan_id`, after)}))`;
    case 'all':
      return sql<boolean>`(${follows} or ${subscribes} or f.spent_credits > 0)`;
  }
}

/** Of a row `u` of users: a fan who is here, and neither blocked the other (P423). */
const isReached = (
  creatorId: string,
): RawBuilder<boolean> => sql<boolean>`(u.status = 'active' and u.user_type = 'fan'
  and not exists (select from blocks b where b.blocker_id = u.id and b.blocked_id = ${creatorId}::uuid)
  and not exists (select from blocks b where b.blocker_id = ${creatorId}::uuid and b.blocked_id = u.id))`;

/**
 * Fans by what they paid a creator lately, less what came back to them. Chosen among those who are reached: how many they are says nothing of who
 * blocked.
 */
function topSpenders(creatorId: string, now: Date): RawBuilder<unknown> {
  const since = new Date(now.getTime() - TOP_SPENDERS.days * DAY_MS);
  return sql`
    select paid.fan_id from (
      ${paidSince({ creatorId, since })}) paid
    join users u on u.id = paid.fan_id and ${isReached(creatorId)}
    group by paid.fan_id having sum(paid.credits) > 0 order by sum(paid.credits) desc, paid.fan_id limit ${TOP_SPENDERS.count}::int`;
}

/** Of a row `f` of creator_fans: is it of the audience? Whoever is in a list has to be one who may be written to first, as any other (P422). */
function isOf({ creatorId, audience, list }: Wanted, part: Part): RawBuilder<boolean> {
  const { now } = part;
  if (audience === 'top_spenders') return sql<boolean>`f.fan_id in (${topSpenders(creatorId, now)})`;
  if (audience !== 'list') return isAmong(audience, part);
  return list
    ? sql<boolean>`(f.fan_id in (${fansIn(list, now)}) and ${isAmong('all', part)})`
    : sql<boolean>`false`;
}

/** Whom a message to many goes to: those whom it reaches. */
function receivers(wanted: Wanted, part: Part): RawBuilder<unknown> {
  const { creatorId, exclude, excludeLists } = wanted;
  const without = [
    ...exclude.map((name) => sql`and not ${isAmong(name, part)}`),
    ...excludeLists.map((list) => sql`and f.fan_id not in (${fansIn(list, part.now)})`),
  ];
  const isWanted = isOf(wanted, part);
  return sql`from creator_fans f join users u on u.id = f.fan_id and ${isReached(creatorId)}
    where f.creator_id = ${creatorId}::uuid and ${isWanted} ${isLater(sql`f.fan_id`, part.after)} ${sql.join(without, sql` `)}`;
}

export async function countReceivers(db: Queryable, wanted: Wanted, now: Date): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count ${receivers(wanted, { now, after: null })}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The next of them by id, who are neither erased nor shut out until the transaction ends. */
export async function lockReceivers(
  tx: Tx,
  wanted: Wanted,
  { after, limit, now }: { after: string | null; limit: number; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select u.id ${receivers(wanted, { now, after })}
    order by f.fan_id limit ${limit}::int for share of u`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those of people whom a creator still reaches, asked once all of them are locked: while one was waited for, another may have blocked them. */
export async function listReached(tx: Tx, creatorId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select u.id from users u where u.id = any(${ids as string[]}::uuid[]) and ${isReached(creatorId)} order by u.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
