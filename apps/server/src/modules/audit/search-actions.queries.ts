import { isId } from '@likha/contract/addresses';
import { type RawBuilder, sql } from 'kysely';
import { type Days, ofDays, type Queryable } from '../../platform/database/index.ts';

export interface ActionRow {
  id: string;
  at: Date;
  who: string | null;
  who_id: string | null;
  who_avatar_key: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  subject_name: string | null;
  subject_avatar_key: string | null;
  before: string | null;
  after: string | null;
  network: string | null;
}

export interface ActionFilter {
  who?: string | undefined;
  what?: string | undefined;
  whom?: string | undefined;
  days: Days;
}

/** A person by username, or anything by its id. */
function idOf(named: string): RawBuilder<string> {
  return isId(named)
    ? sql`${named}::uuid`
    : sql`(select named.id from users named where lower(named.username) = ${named})`;
}

/** Newest first. Each choice that is made leads to an index in this order. */
export async function searchActions(
  db: Queryable,
  { who, what, whom, days }: ActionFilter,
  { limit, after }: { limit: number; after: { at: Date; id: string } | null },
): Promise<ActionRow[]> {
  const is = (value: string | undefined, condition: () => RawBuilder<boolean>) =>
    value === undefined || value === '' ? sql<boolean>`true` : condition();
  const { rows } = await sql<ActionRow>`
    select a.id, a.at, actor.username as who, actor.id as who_id, actor.avatar_key as who_avatar_key, a.action, a.subject_type, a.subject_id,
      subject.username as subject_name, subject.avatar_key as subject_avatar_key, a.before::text as before, a.after::text as after, a.network
    from admin_actions a
    left join users actor on actor.id = a.actor_id
    left join users subject on subject.id = a.subject_id and a.subject_type = 'user'
    where ${is(who, () => sql`a.actor_id = ${idOf(who ?? '')}`)}
      and ${is(what, () => sql`a.action = ${what}`)}
      and ${is(whom, () => sql`a.subject_id = ${idOf(whom ?? '')}`)}
      and ${ofDays('a.at', days)}
      and (${after === null} or (a.at, a.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by a.at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Every action that was done at least once, by hops along the index: as many looks as there are actions. */
export async function listKnownActions(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action, 1 as place from admin_actions order by action limit 1)
      union all
      select next.action, known.place + 1 from known cross join lateral (
        select action from admin_actions where action > known.action order by action limit 1) next
      where known.place < 200
    ) select action from known order by action`.execute(db);
  return rows.map(({ action }) => action);
}
