import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { blockBetween } from '../notifications/index.ts';

/** Whom a person writes with: as they call them (P459), a creator's name, or a username. Null for who is not here, or blocked. */
export async function findPartnerName(
  db: Queryable,
  personId: string,
  conversationId: string,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(n.nickname, case when other.user_type = 'creator' then other.full_name else '@' || other.username end) as name
    from conversations c
    join users other on other.id = case when c.low_id = ${personId}::uuid then c.high_id else c.low_id end and other.status = 'active'
    left join fan_notes n on n.creator_id = ${personId}::uuid and n.fan_id = other.id and n.nickname <> ''
    where c.id = ${conversationId}::uuid and ${personId}::uuid in (c.low_id, c.high_id)
      and not ${blockBetween(sql`${personId}::uuid`, sql`other.id`)}`.execute(db);
  return rows[0]?.name ?? null;
}
