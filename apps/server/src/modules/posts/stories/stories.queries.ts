import { STORY, type StoryAudience } from '@likha/contract/late-limits';
import { type Insertable, sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../../platform/database/index.ts';
import type { Posts } from '../../../platform/schema.generated.ts';
import {
  LAST_ID,
  type ListParams,
  type Placeholder,
  type PostRow,
  selectRows,
} from '../read/post-lists.queries.ts';

/** A story with what is shown of it, and the facts that decide about access. */
export interface StoryRow extends PostRow {
  audience: StoryAudience;
  expires_at: Date | null;
  is_followed: boolean;
  is_seen: boolean;
  /** Its creator is not banned, suspended or gone, and has not blocked the viewer. */
  is_there: boolean;
}

type Params = ListParams & { id?: string };

function selectStories(db: Parameters<typeof selectRows>[0], param: Placeholder) {
  const viewer = param('viewerId');
  return selectRows(db, param)
    .where(sql<boolean>`posts.kind = 'story'`)
    .where('posts.status', '<>', 'removed')
    .select([
      sql<StoryAudience>`posts.audience`.as('audience'),
      'posts.expires_at',
      sql<boolean>`exists (select from follows f where f.fan_id = ${viewer}::uuid and f.creator_id = posts.creator_id)`.as(
        'is_followed',
      ),
      sql<boolean>`exists (select from story_views v where v.story_id = posts.id and v.person_id = ${viewer}::uuid)`.as(
        'is_seen',
      ),
      sql<boolean>`creator.status = 'active' and creator.user_type = 'creator' and not exists (
        select from blocks b where b.blocker_id = posts.creator_id and b.blocked_id = ${viewer}::uuid)`.as(
        'is_there',
      ),
    ]);
}

const byId = prepare<Params, StoryRow>((db, param) =>
  selectStories(db, param as unknown as Placeholder).where(sql<boolean>`posts.id = ${param('id')}::uuid`),
);

const current = prepare<ListParams, StoryRow>((db, param) =>
  selectStories(db, param)
    .where(sql<boolean>`posts.creator_id = ${param('creatorId')}::uuid`)
    .where(sql<boolean>`posts.status = 'story'`)
    .where(sql<boolean>`posts.expires_at > ${param('now')}::timestamptz`)
    .orderBy('posts.expires_at')
    .orderBy('posts.id')
    .limit(sql.lit(STORY.current)),
);

const own = prepare<ListParams & { limit: number }, StoryRow>((db, param) =>
  selectStories(db, param as unknown as Placeholder)
    .where(sql<boolean>`posts.creator_id = ${param('creatorId')}::uuid`)
    .where(sql<boolean>`posts.id < ${param('before')}::uuid`)
    .orderBy('posts.id', 'desc')
    .limit(sql<number>`${param('limit')}::integer`),
);

/** One story that was not removed, as it stands for a viewer. */
export function findStory(
  db: Queryable,
  id: string,
  viewerId: string,
  now: Date,
): Promise<StoryRow | undefined> {
  return byId.first(db, { id, viewerId, now, before: LAST_ID });
}

/** What a creator has now, the oldest first; whom each is for is for the caller to look at. */
export function listCurrent(
  db: Queryable,
  creatorId: string,
  viewerId: string | null,
  now: Date,
): Promise<StoryRow[]> {
  return current.all(db, { creatorId, viewerId, now, before: LAST_ID });
}

/** All of a creator's own, the newest first. */
export function listOwnStoryRows(
  db: Queryable,
  creatorId: string,
  page: { now: Date; limit: number; before: string | undefined },
): Promise<StoryRow[]> {
  const { now, limit, before = LAST_ID } = page;
  return own.all(db, { creatorId, viewerId: creatorId, now, before, limit });
}

/** The creator of this name who is there for this viewer. */
export function findAuthor(db: Queryable, username: string, viewerId: string | null) {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'username', 'avatar_key', 'kyc_status'])
    .where(sql<boolean>`lower(username) = lower(${username})`)
    .where('user_type', '=', 'creator')
    .where('status', '=', 'active')
    .where(
      sql<boolean>`not exists (select from blocks b where b.blocker_id = users.id and b.blocked_id = ${viewerId}::uuid)`,
    )
    .executeTakeFirst();
}

export interface TellerRow {
  id: string;
  full_name: string;
  username: string;
  avatar_key: string | null;
  kyc_status: string;
  stories_count: number;
  latest_at: Date;
  has_unseen: boolean;
}

/** Of whom a row of stories is made: so many creators, those followed last. */
const MOST_FOLLOWED = 1000;

/** The creators whom a viewer follows or subscribes to, with stories that are open to the viewer; who has unseen ones first. */
export async function listTellers(
  db: Queryable,
  viewerId: string,
  { now, isSafe }: { now: Date; isSafe: boolean },
): Promise<TellerRow[]> {
  const viewer = sql`${viewerId}::uuid`;
  const { rows } = await sql<TellerRow>`
    with mine as materialized (
      select m.creator_id, bool_or(m.subscribes) as subscribes from (
        (select creator_id, false as subscribes from follows where fan_id = ${viewer}
          order by created_at desc limit ${sql.lit(MOST_FOLLOWED)})
        union all
        (select creator_id, true from subscriptions where fan_id = ${viewer} and ends_at > ${now}
          order by started_at desc limit ${sql.lit(MOST_FOLLOWED)})
      ) m group by m.creator_id)
    select c.id, c.full_name, c.username, c.avatar_key, c.kyc_status, s.stories_count, s.latest_at, s.has_unseen
    from mine join users c on c.id = mine.creator_id and c.status = 'active' and c.user_type = 'creator'
    cross join lateral (
      select count(*)::int as stories_count, max(p.created_at) as latest_at, bool_or(not exists (
        select from story_views v where v.story_id = p.id and v.person_id = ${viewer})) as has_unseen
      from posts p where p.creator_id = mine.creator_id and p.status = 'story' and p.expires_at > ${now}
        ${isSafe ? sql`and not p.is_nsfw` : sql``} and (p.audience <> 'subscribers' or mine.subscribes)) s
    where s.stories_count > 0
      and not exists (select from blocks b where b.blocker_id = c.id and b.blocked_id = ${viewer})
    order by s.has_unseen desc, s.latest_at desc, c.id limit ${sql.lit(STORY.creators)}`.execute(db);
  return rows;
}

export type NewStory = Pick<Insertable<Posts>, 'id' | 'creator_id' | 'content' | 'media_id' | 'is_nsfw'> & {
  type: 'photo' | 'video';
  audience: StoryAudience;
  status: 'story' | 'in_review' | 'scheduled';
  publish_at: Date | null;
  expires_at: Date | null;
  /** The device's own name for it. */
  client_id: string | null;
  created_at: Date;
};

export async function insertStory(tx: Tx, story: NewStory): Promise<void> {
  await tx
    .insertInto('posts')
    .values({ ...story, kind: 'story', title: '', is_ppv: false, is_subscriber_only: false })
    .execute();
}

/** How many stories a creator has that are current or will be; none is made meanwhile, until the transaction ends (P413). */
export async function countCurrent(tx: Tx, creatorId: string, now: Date): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', creatorId).forUpdate().execute();
  const row = await tx
    .selectFrom('posts')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('creator_id', '=', creatorId)
    .where('kind', '=', 'story')
    .where(sql<boolean>`(status in ('scheduled', 'in_review') or (status = 'story' and expires_at > ${now}))`)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
