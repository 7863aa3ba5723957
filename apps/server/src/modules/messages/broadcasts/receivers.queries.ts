import type { AudienceName, ExcludedName } from '@likha/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface Wanted {
  creatorId: string;
  audience: AudienceName;
  exclude: readonly ExcludedName[];
}

/** Of a row `f` of creator_fans. All of them are people whom a creator may write to first (P422). */
function isAmong(name: AudienceName, now: Date): RawBuilder<boolean> {
  const subscribes = sql`exists (select from subscriptions s where s.fan_id = f.fan_id and s.creator_id = f.creator_id and s.ends_at > ${now}::timestamptz)`;
  const follows = sql`exists (select from follows w where w.fan_id = f.fan_id and w.creator_id = f.creator_id)`;
  switch (name) {
    case 'subscribers':
      return sql<boolean>`${subscribes}`;
    case 'followers':
      return sql<boolean>`${follows}`;
    case 'expired':
      return sql<boolean>`(not ${subscribes} and exists (select from subscription_charges h where h.fan_id = f.fan_id and h.creator_id = f.creator_id))`;
    case 'all':
      return sql<boolean>`(${follows} or ${subscribes} or f.spent_credits > 0)`;
  }
}

/** Whom a message to many goes to: fans who are here, of whom neither blocked the other (P423). */
function receivers({ creatorId, audience, exclude }: Wanted, now: Date): RawBuilder<unknown> {
  const without = exclude.map((name) => sql`and not ${isAmong(name, now)}`);
  return sql`from creator_fans f join users u on u.id = f.fan_id and u.status = 'active' and u.user_type = 'fan'
    where f.creator_id = ${creatorId}::uuid and ${isAmong(audience, now)} ${sql.join(without, sql` `)}
      and not exists (select from blocks b where b.blocker_id = f.fan_id and b.blocked_id = f.creator_id)
      and not exists (select from blocks b where b.blocker_id = f.creator_id and b.blocked_id = f.fan_id)`;
}

export async function countReceivers(db: Queryable, wanted: Wanted, now: Date): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count ${receivers(wanted, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The next of them by id, who are neither erased nor shut out until the transaction ends. */
export async function lockReceivers(
  tx: Tx,
  wanted: Wanted,
  { after, limit, now }: { after: string | null; limit: number; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select u.id ${receivers(wanted, now)}
    ${after === null ? sql`` : sql`and f.fan_id > ${after}::uuid`} order by f.fan_id limit ${limit}::int for share of u`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
