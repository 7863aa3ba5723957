import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import { checkIdCursor, foreignCursor, pageBy, pageById } from '../../../platform/http/list-cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { leavesOutMature } from '../../posts/index.ts';
import { endsInSeconds } from '../live.policy.ts';
import type { LiveDeps } from '../live-deps.ts';
import { type LiveStream, presentHost, presentLive } from '../present-live.ts';
import { presenting } from '../presenting.ts';
import { replayOf } from '../replay/replay-of.ts';
import { listOwnStreams, listStreams } from './stream-lists.queries.ts';
import { findHost, findStream, findStreamOf } from './streams.queries.ts';

/** One stream, as this viewer sees it. @throws AppError `live_not_found` */
export async function showLive(deps: LiveDeps, viewer: Viewer | null, id: string): Promise<LiveStream> {
  const row = await findStream(deps.db, id, viewer?.id ?? null, deps.clock.now());
  if (!row) throw new AppError('live_not_found');
  return presentLive(row, viewer, presenting(deps));
}

/** Who is live and who will be (P627). @throws AppError `validation_failed` for a foreign cursor */
export async function listLives(
  deps: LiveDeps,
  viewer: Viewer | null,
  query: CallInput<Calls['listLives']>['query'],
): Promise<CallResponse<Calls['listLives']>> {
  const { limit, cursor: after, filter } = query;
  if (after !== undefined && !/^\d{12}_[0-9a-f-]{36}$/.test(after)) throw foreignCursor();
  const rows = await listStreams(deps.db, {
    viewerId: viewer?.id ?? null,
    isSafe: leavesOutMature(viewer),
    onlyFollowed: filter === 'followed',
    now: deps.clock.now(),
    limit: limit + 1,
    after,
  });
  const { shown, next_cursor } = pageBy(rows, limit, ({ place }) => place);
  const by = presenting(deps);
  return { lives: shown.map((row) => presentLive(row, viewer, by)), next_cursor };
}

/** A creator's own streams, with what each brought. @throws AppError `validation_failed` for a foreign cursor */
export async function listOwnLives(
  deps: LiveDeps,
  viewer: Viewer,
  { limit, cursor }: CallInput<Calls['listOwnLives']>['query'],
): Promise<CallResponse<Calls['listOwnLives']>> {
  checkIdCursor(cursor);
  const now = deps.clock.now();
  const rows = await listOwnStreams(deps.db, viewer.id, { now, limit: limit + 1, before: cursor });
  const { shown, next_cursor } = pageById(rows, limit);
  const by = presenting(deps);
  const lives = shown.map((row) => ({
    ...presentLive(row, viewer, by),
    ends_in_seconds: endsInSeconds(row, now),
    tickets_count: row.tickets_count,
    tickets_credits: row.tickets_credits,
    tips_count: row.tips_count,
    tips_credits: Number(row.reached_credits),
    peak_viewers: row.peak_viewers,
    reminders_count: row.reminders_count,
    people_count: row.people_count,
    ...replayOf(row, now),
  }));
  return { lives, next_cursor };
}

/** What a creator streams now or next. @throws AppError `creator_not_found` */
export async function showLiveOf(
  deps: LiveDeps,
  viewer: Viewer | null,
  username: string,
): Promise<CallResponse<Calls['getLiveOf']>> {
  const viewerId = viewer?.id ?? null;
  const host = await findHost(deps.db, username, viewerId);
  if (!host) throw new AppError('creator_not_found');
  const row = await findStreamOf(deps.db, host.id, viewerId, deps.clock.now());
  return { creator: presentHost(host), live: row ? presentLive(row, viewer, presenting(deps)) : null };
}
