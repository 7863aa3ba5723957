import type { CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { leavesOutMature } from '../posts.policy.ts';
import type { PostsDeps } from '../posts-deps.ts';
import type { Page } from '../read/list-posts.ts';
import { presentAuthor, presentOwnStory, presentStory } from './present-story.ts';
import {
  findAuthor,
  findStory,
  listCurrent,
  listOwnStoryRows,
  listTellers,
  type StoryRow,
} from './stories.queries.ts';
import { mayWatch } from './story.policy.ts';

type Stories = CallResponse<Calls['getStories']>;

/** Whose stories this viewer may see now, of those followed and subscribed to (P416). */
export async function readTellers(
  deps: PostsDeps,
  viewer: Viewer,
): Promise<CallResponse<Calls['listStories']>> {
  const at = { now: deps.clock.now(), isSafe: leavesOutMature(viewer) };
  const rows = await listTellers(deps.db, viewer.id, at);
  return {
    creators: rows.map((row) => ({
      ...presentAuthor(row),
      has_unseen: row.has_unseen,
      latest_at: row.latest_at.toISOString(),
      stories_count: row.stories_count,
    })),
  };
}

/** A creator's current stories: those open to the viewer, or to a guest, and for whom there are others (P414, P415, P493). @throws AppError `creator_not_found` */
export async function readStories(
  deps: PostsDeps,
  viewer: Viewer | null,
  username: string,
): Promise<Stories> {
  const viewerId = viewer?.id ?? null;
  const author = await findAuthor(deps.db, username, viewerId);
  if (!author) throw new AppError('creator_not_found');
  const now = deps.clock.now();
  const isSafe = leavesOutMature(viewer, author.id) && viewer?.userType !== 'admin';
  const rows = (await listCurrent(deps.db, author.id, viewerId, now)).filter(
    (row) => !(isSafe && row.is_nsfw),
  );
  const open = rows.filter((row) => mayWatch(row, viewer, now));
  const locked = new Set(rows.filter((row) => !open.includes(row)).map(({ audience }) => audience));
  return {
    creator: presentAuthor(author),
    stories: open.map((row) => presentStory(row, viewer, deps.mediaAddresses)),
    locked: (['followers', 'subscribers'] as const).filter((audience) => locked.has(audience)),
  };
}

/** A creator's own stories, those that wait and those that expired among them (P418). @throws AppError `validation_failed` */
export async function readOwnStories(
  deps: PostsDeps,
  viewer: Viewer,
  { limit, cursor }: Page,
): Promise<CallResponse<Calls['listOwnStories']>> {
  checkIdCursor(cursor);
  const now = deps.clock.now();
  const rows = await listOwnStoryRows(deps.db, viewer.id, { now, limit: limit + 1, before: cursor });
  const { shown, next_cursor } = pageById(rows, limit);
  const words = { addresses: deps.mediaAddresses, now };
  return { stories: shown.map((row) => presentOwnStory(row, viewer, words)), next_cursor };
}

/** A story by its id that this viewer may see now; undefined for any other id. */
export async function findWatchable(
  deps: Pick<PostsDeps, 'db' | 'clock'>,
  viewer: Viewer,
  id: string,
): Promise<StoryRow | undefined> {
  const now = deps.clock.now();
  const row = await findStory(deps.db, id, viewer.id, now);
  if (!row || !mayWatch(row, viewer, now)) return undefined;
  const isInside = viewer.id === row.creator_id || viewer.userType === 'admin';
  if (isInside) return row;
  return row.is_there && !(row.is_nsfw && leavesOutMature(viewer)) ? row : undefined;
}
