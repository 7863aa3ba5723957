import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { LIVE_CHAT } from '@likha/contract/live/live-limits';
import { AppError } from '../../../platform/app-error.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { LiveDeps } from '../live-deps.ts';
import { presentLive } from '../present-live.ts';
import { presenting } from '../presenting.ts';
import { findStream, type StreamRow } from '../streams/streams.queries.ts';
import { demandOpen } from '../watching/demand-open.ts';
import { listLineRows, listRemoved, listShownRows } from './lines.queries.ts';
import { presentLine } from './present-line.ts';

/** Who asks again within so long hears of everything that was removed or let through meanwhile. */
const LATELY_MINUTES = 2;

/**
 * The chat of a stream for who may watch it (P635): whatever a socket says can be had by this.
 * @throws AppError `live_not_found`, as `demandOpen`
 */
export async function listLines(
  deps: LiveDeps,
  viewer: Viewer | null,
  liveId: string,
  { after, limit }: CallInput<Calls['listLines']>['query'],
): Promise<CallResponse<Calls['listLines']>> {
  const now = deps.clock.now();
  const stream = await findStream(deps.db, liveId, viewer?.id ?? null, now);
  if (!stream) throw new AppError('live_not_found');
  demandOpen(stream, viewer);
  const readerId = viewer?.id ?? null;
  const rows = await listLineRows(deps.db, liveId, { readerId, after: after ?? null, limit: limit + 1, now });
  const hasMore = rows.length > limit;
  const shown = after === undefined ? rows.slice(-limit) : rows.slice(0, limit);
  const since = new Date(now.getTime() - LATELY_MINUTES * MINUTE_MS);
  const late =
    after === undefined
      ? []
      : await listShownRows(deps.db, liveId, { upTo: after, since, limit: LIVE_CHAT.page, now });
  const { state, warning } = presentLive(stream, viewer, presenting(deps));
  return {
    lines: [...late, ...shown].map((row) => presentLine(row, readerId)),
    removed: await listRemoved(deps.db, liveId, since, LIVE_CHAT.page),
    cursor: cursorOf(stream.last_seq, after, { last: shown.at(-1)?.seq, hasMore }),
    has_more: after !== undefined && hasMore,
    pinned: stream.pinned,
    slow_seconds: stream.slow_seconds,
    subscribers_only: stream.subscribers_only,
    may_write: mayWrite(stream, viewer),
    viewers_count: stream.viewers_count,
    state,
    goal_reached: stream.goal_credits === null ? null : Number(stream.reached_credits),
    warning,
  };
}

/** Whether it is worth offering: muted ones learn of it when they try. */
function mayWrite(stream: StreamRow, viewer: Viewer | null): boolean {
  if (viewer === null || stream.state !== 'running') return false;
  const moderates = viewer.id === stream.creator_id || stream.is_moderator;
  return moderates || !stream.subscribers_only || stream.is_subscribed;
}

/** Places of lines that the reader does not see are passed, too; those that came since the stream was looked up are among the lines. */
function cursorOf(
  lastSeq: number,
  after: number | undefined,
  { last = 0, hasMore }: { last: number | undefined; hasMore: boolean },
): number {
  return after !== undefined && hasMore ? last : Math.max(after ?? 0, lastSeq, last);
}
