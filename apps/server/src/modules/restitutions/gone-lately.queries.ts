import { DELETION_DAYS } from '@likha/contract/limits';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { SAME_MOMENT } from '../../platform/law.ts';
import { pageOf } from './page-of.queries.ts';
import type { Gone, GonePage } from './restitution.ts';

/** Longer than any transaction that sells takes. */
const IN_FLIGHT = sql`interval '5 minutes'`;

/**
 * Creators who were banned or left since a moment, of whom something was sold around then that did not come back: its sale may have looked before
 * and been written after, which is when what was due had been listed already.
 */
export async function listGoneLately(db: Queryable, page: GonePage): Promise<Gone[]> {
  const { since } = page;
  const { rows } = await sql<Gone>`
    with gone as (
      select 'banned' as cause, s.user_id as creator_id, s.created_at as at
      from sanctions s join users u on u.id = s.user_id and u.user_type = 'creator' and u.status in ('banned', 'erased')
      where s.kind = 'ban' and s.ended_at is null and s.created_at > ${since}
      union all
      select 'left', u.id, u.erases_at - make_interval(days => ${DELETION_DAYS}::int)
      from users u where u.user_type = 'creator' and u.status = 'leaving' and u.erases_at > ${since}::timestamptz + make_interval(days => ${DELETION_DAYS}::int)
    )
    ${pageOf(
      sql`select g.cause, g.creator_id as "creatorId", g.creator_id as "causeId", g.at from gone g
    where exists (
      select from (
        select 'unlock' as reason, u.id, u.created_at from unlocks u join posts p on p.id = u.post_id where p.creator_id = g.creator_id
        union all
        select 'unlock', m.id, m.created_at from message_unlocks m where m.creator_id = g.creator_id
        union all
        select 'subscription', c.id, c.created_at from subscription_charges c where c.creator_id = g.creator_id
      ) sold join ledger_entries e on e.key = sold.reason || ':' || sold.id
      where sold.created_at between g.at - ${IN_FLIGHT} and g.at + ${SAME_MOMENT}
        and not exists (select from restitutions r where r.sale_entry_id = e.id)
        and not exists (select from ledger_entries r where r.reverses = e.id)
    )
    `,
      page,
    )}`.execute(db);
  return rows;
}
