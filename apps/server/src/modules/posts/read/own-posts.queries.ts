import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { DepictedConsents, Posts } from '../../../platform/schema.generated.ts';
import { storyEnd } from '../stories/story.policy.ts';

export interface NewPost {
  id: string;
  creator_id: string;
  title: string;
  content: string;
  type: 'photo' | 'video';
  media_id: string | null;
  /** The media items behind the first, in order. */
  furtherIds: readonly string[];
  is_nsfw: boolean;
  is_ppv: boolean;
  is_subscriber_only: boolean;
  credit_price: number | null;
  tags: string[];
  status: 'published' | 'in_review' | 'scheduled';
  publish_at: Date | null;
  /** The device's own name for it. */
  client_id: string | null;
  created_at: Date;
}

/** Counts a post for its creator, or no longer: those that visitors are shown, and the mature ones among them. */
async function countPost(
  tx: Tx,
  creatorId: string,
  { status, is_nsfw }: { status: string; is_nsfw: boolean },
  change: 1 | -1,
): Promise<void> {
  if (status !== 'published') return;
  const mature = is_nsfw ? change : 0;
  await tx
    .updateTable('users')
    .set({
      posts_count: sql`posts_count + ${change}`,
      mature_posts_count: sql`mature_posts_count + ${mature}`,
    })
    .where('id', '=', creatorId)
    .execute();
}

/** Adds the post and counts it for its creator. */
export async function insertPost(tx: Tx, { furtherIds, ...post }: NewPost): Promise<void> {
  await tx
    .insertInto('posts')
    .values({ ...post, more_pictures: furtherIds.length })
    .execute();
  if (furtherIds.length > 0)
    await tx
      .insertInto('post_pictures')
      .values(furtherIds.map((mediaId, index) => ({ post_id: post.id, place: index + 2, media_id: mediaId })))
      .execute();
  await countPost(tx, post.creator_id, post, 1);
}

/** The post, or the story, of a creator that a device calls so. */
export async function findByClientId(
  db: Queryable,
  creatorId: string,
  { kind, clientId }: { kind: 'post' | 'story'; clientId: string },
): Promise<string | null> {
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('kind', '=', kind)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return post?.id ?? null;
}

/** Keeps what a creator said of everyone in the files of a post; it is never changed. */
export async function insertConsent(tx: Tx, consent: Insertable<DepictedConsents>): Promise<void> {
  await tx.insertInto('depicted_consents').values(consent).execute();
}

/** A post that its creator changes, as it was when it was locked. */
export interface OwnPost {
  id: string;
  creator_id: string;
  kind: 'post' | 'story';
  media_id: string | null;
  status: Posts['status'];
  is_nsfw: boolean;
  publish_at: Date | null;
  /** Since others could see it; null for one that was not edited since. */
  edited_at: Date | null;
  /** Since it stands on top of its creator's profile. */
  pinned_at: Date | null;
}

export const OWN_COLUMNS = [
  'id',
  'creator_id',
  'kind',
  'media_id',
  'status',
  'is_nsfw',
  'publish_at',
  'edited_at',
  'pinned_at',
] as const;

/**
 * A post of this creator, kept as it is until the transaction ends: nobody unlocks it meanwhile. Undefined for one that is
 * somebody else's or was deleted, and for a story, which changes in no way of posts (P413).
 */
export function lockOwnPost(tx: Tx, id: string, creatorId: string): Promise<OwnPost | undefined> {
  return selectOwn(tx, id, creatorId).where('kind', '=', 'post').forUpdate().executeTakeFirst();
}

/** The same of a post or a story. */
export function lockOwnPostOrStory(tx: Tx, id: string, creatorId: string): Promise<OwnPost | undefined> {
  return selectOwn(tx, id, creatorId).forUpdate().executeTakeFirst();
}

function selectOwn(tx: Tx, id: string, creatorId: string) {
  return tx
    .selectFrom('posts')
    .select(OWN_COLUMNS)
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .where('status', 'not in', ['removed', 'withdrawn']);
}

/** A post of whomever, removed ones too, kept as it is until the transaction ends. */
export function lockPost(tx: Tx, id: string): Promise<OwnPost | undefined> {
  return tx.selectFrom('posts').select(OWN_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Has anybody bought it? Asked once it is locked, this stays so. */
export async function hasBuyers(tx: Tx, postId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('unlocks')
    .select('fan_id')
    .where('post_id', '=', postId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who may see a post, and for how many credits. */
export interface Access {
  is_ppv: boolean;
  is_subscriber_only: boolean;
  credit_price: number | null;
}

export interface EditedPost extends Access {
  title: string;
  content: string;
  is_nsfw: boolean;
  tags: string[];
}

/** Changes a post that is locked. One that somebody may have seen says from then on that it was edited. */
export async function updatePost(tx: Tx, post: OwnPost, edited: EditedPost, now: Date): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ ...edited, ...(post.status === 'published' && { edited_at: now }) })
    .where('id', '=', post.id)
    .execute();
  if (post.is_nsfw === edited.is_nsfw) return;
  await countPost(tx, post.creator_id, post, -1);
  await countPost(tx, post.creator_id, { ...post, is_nsfw: edited.is_nsfw }, 1);
}

/** The media items of a post behind the first. */
export async function listFurtherIds(tx: Tx, postId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('post_pictures')
    .select('media_id')
    .where('post_id', '=', postId)
    .execute();
  return rows.map((row) => row.media_id);
}

/** Takes a post that is locked away from everybody, or from all but its buyers, and from its creator's count. */
export async function takeAway(tx: Tx, post: OwnPost, status: 'removed' | 'withdrawn'): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ status, publish_at: null, pinned_at: null })
    .where('id', '=', post.id)
    .execute();
  await countPost(tx, post.creator_id, post, -1);
}

/** Hides a published post that is locked from all but its creator; its place in lists stays its own. */
export async function holdBack(tx: Tx, post: OwnPost): Promise<void> {
  await tx.updateTable('posts').set({ status: 'in_review' }).where('id', '=', post.id).execute();
  await countPost(tx, post.creator_id, post, -1);
}

/** How many posts of a creator are pinned; none is pinned meanwhile, until the transaction ends (P402). */
export async function countPinned(tx: Tx, creatorId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', creatorId).forUpdate().execute();
  const row = await tx
    .selectFrom('posts')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('creator_id', '=', creatorId)
    .where('status', 'in', ['published', 'in_review'])
    .where('pinned_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Pins a post that is locked, or unpins it. */
export async function setPin(tx: Tx, id: string, pinnedAt: Date | null): Promise<void> {
  await tx.updateTable('posts').set({ pinned_at: pinnedAt }).where('id', '=', id).execute();
}

/** Makes a draft of a post that is locked. */
export async function takeBack(tx: Tx, post: OwnPost): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ status: 'draft', publish_at: null, pinned_at: null })
    .where('id', '=', post.id)
    .execute();
  await countPost(tx, post.creator_id, post, -1);
}

/** The post of a video that has failed, and is not being tried again. */
export async function findPostOfFailed(db: Queryable, mediaId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('posts')
    .innerJoin('media_items as media', 'media.id', 'posts.media_id')
    .select('posts.id')
    .where('posts.media_id', '=', mediaId)
    .where('media.video_state', '=', 'failed')
    .executeTakeFirst();
  return row?.id;
}

/** A post with whom to tell of it; nobody who is erased. */
export function findPostToTellOf(db: Queryable, id: string) {
  return db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.creator_id')
    .select(['posts.title', 'users.email', 'users.full_name', 'users.language'])
    .where('posts.id', '=', id)
    .where('users.status', '<>', 'erased')
    .executeTakeFirst();
}

/** Can an appeal still bring back what staff removed? Not where one was denied, or where the time for one is over. */
export async function mayComeBack(tx: Tx, postId: string, appealableSince: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('sanctions')
    .leftJoin('appeals', 'appeals.sanction_id', 'sanctions.id')
    .select('sanctions.id')
    .where('sanctions.kind', '=', 'removal')
    .where('sanctions.subject_id', '=', postId)
    .where('sanctions.ended_at', 'is', null)
    .where('appeals.decided_at', 'is', null)
    .where((where) =>
      where.or([where('appeals.id', 'is not', null), where('sanctions.created_at', '>=', appealableSince)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How a post stood before it was taken away. */
export interface PostState {
  status: Exclude<Posts['status'], 'removed'>;
  publish_at: Date | null;
}

/** Shows a removed post that is locked as it stood: in its old place in lists, and in its creator's count (P230). */
export async function bringBack(tx: Tx, post: OwnPost, state: PostState): Promise<void> {
  const { status, publish_at } = state;
  await tx.updateTable('posts').set({ status, publish_at }).where('id', '=', post.id).execute();
  await countPost(tx, post.creator_id, { ...post, status }, 1);
}

/** Has a post a moment at which it is published, or none, which makes it a draft? Only of one that is not published. */
export async function setSchedule(tx: Tx, id: string, publishAt: Date | null): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ status: publishAt ? 'scheduled' : 'draft', publish_at: publishAt })
    .where('id', '=', id)
    .execute();
}

/** Can what a post shows be shown? A picture always can. */
export async function isMediaReady(tx: Tx, { media_id }: OwnPost): Promise<boolean> {
  if (media_id === null) return true;
  const media = await tx
    .selectFrom('media_items')
    .select('video_state')
    .where('id', '=', media_id)
    .executeTakeFirst();
  return media?.video_state === null || media?.video_state === 'ready';
}

interface Publication {
  status: 'published' | 'in_review';
  /** Its place in lists. */
  listedAs: string;
  now: Date;
}

/**
 * Publishes a post that is locked: it stands in lists, and is counted, as if it had been made now. A story is there from now on
 * (P413).
 */
export async function markPublished(
  tx: Tx,
  post: OwnPost,
  { status: asked, listedAs, now }: Publication,
): Promise<void> {
  const isShownStory = post.kind === 'story' && asked === 'published';
  const status = isShownStory ? 'story' : asked;
  await tx
    .updateTable('posts')
    .set({ status, publish_at: null, listed_as: listedAs, created_at: now })
    .$if(isShownStory, (update) => update.set({ expires_at: storyEnd(now) }))
    .where('id', '=', post.id)
    .execute();
  await countPost(tx, post.creator_id, { ...post, status }, 1);
}

/** How many uploads a creator has made before a post, looked at up to a bound only. */
export async function countUploadsBefore(
  tx: Queryable,
  post: Pick<OwnPost, 'id' | 'creator_id'>,
  bound: number,
): Promise<number> {
  const rows = await tx
    .selectFrom('posts')
    .select('id')
    .where('creator_id', '=', post.creator_id)
    .where('media_id', 'is not', null)
    .where('id', '<', post.id)
    .limit(bound)
    .execute();
  return rows.length;
}

/** In lower case. */
export async function findCreatorEmail(tx: Queryable, creatorId: string): Promise<string> {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return email.toLowerCase();
}

/** A fan by name whom this creator may know: who follows or subscribes to them. */
export function findKnownFan(db: Queryable, creatorId: string, username: string, now: Date) {
  return db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(username) = lower(${username})`)
    .where('user_type', '=', 'fan')
    .where('status', '=', 'active')
    .where(
      sql<boolean>`(exists (select from follows f where f.fan_id = users.id and f.creator_id = ${creatorId}::uuid)
        or exists (select from subscriptions s where s.fan_id = users.id and s.creator_id = ${creatorId}::uuid and s.ends_at > ${now}))`,
    )
    .executeTakeFirst();
}
