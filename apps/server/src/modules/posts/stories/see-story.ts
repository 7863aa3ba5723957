import type { CallResponse, Calls } from '@likha/contract';
import { STORY } from '@likha/contract/late-limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { pageBy, parsePosition } from '../../../platform/http/list-cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { publicMediaUrl } from '../../accounts/index.ts';
import type { PostsDeps } from '../posts-deps.ts';
import type { Page } from '../read/list-posts.ts';
import { findWatchable } from './read-stories.ts';
import { findStory } from './stories.queries.ts';
import { addStoryView, forgetStoryViewsBefore, listViewerRows } from './story-views.queries.ts';

const DIGITS = 16;
const BATCH = 10_000;

/** Keeps that the viewer saw a story (P417); its creator and staff are not kept. @throws AppError `content_not_found` */
export async function seeStory(deps: PostsDeps, viewer: Viewer, id: string): Promise<{ id: string }> {
  const story = await findWatchable(deps, viewer, id);
  if (!story) throw new AppError('content_not_found');
  const isCounted = viewer.id !== story.creator_id && viewer.userType !== 'admin';
  if (isCounted) await addStoryView(deps.db, { storyId: id, personId: viewer.id, now: deps.clock.now() });
  return { id };
}

/** Who saw a story of the viewer's own (P417). @throws AppError `content_not_found` for anybody else's; `validation_failed` */
export async function readStoryViewers(
  deps: PostsDeps,
  viewer: Viewer,
  id: string,
  { limit, cursor }: Page,
): Promise<CallResponse<Calls['listStoryViewers']>> {
  const after = cursor === undefined ? null : parsePosition(cursor, DIGITS);
  const now = deps.clock.now();
  const story = await findStory(deps.db, id, viewer.id, now);
  if (story?.creator_id !== viewer.id) throw new AppError('content_not_found');
  const rows = await listViewerRows(deps.db, { id, creatorId: viewer.id }, { now, limit: limit + 1, after });
  const { shown, next_cursor } = pageBy(rows, limit, (row) => `${row.seen_at.getTime()}_${row.id}`);
  return {
    views_count: story.views_count,
    viewers: shown.map(({ avatar_key, seen_at, ...person }) => ({
      ...person,
      avatar: publicMediaUrl(avatar_key),
      seen_at: seen_at.toISOString(),
    })),
    next_cursor,
  };
}

/** Forgets who saw stories some days ago (P417): what is left is how many. */
export async function forgetStoryViewers({ db, clock }: Pick<BaseDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - STORY.viewersDays * DAY_MS);
  while ((await forgetStoryViewsBefore(db, before, BATCH)) === BATCH);
}
