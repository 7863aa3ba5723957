import type { CallResponse, Calls } from '@likha/contract';
import { publicMediaUrl } from '../../platform/public-media-url.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { accessTo, givesTicketBack, isWaiting } from './live.policy.ts';
import type { StillAddresses } from './staff/still-addresses.ts';
import type { StreamRow } from './streams/streams.queries.ts';

export type LiveStream = CallResponse<Calls['getLive']>;

/** A stream as this viewer may see it: without a warning that is another's, and with a clear still only where they may watch. */
export function presentLive(
  row: StreamRow,
  viewer: Viewer | null,
  { stills, now }: { stills: StillAddresses; now: Date },
): LiveStream {
  const access = accessTo(row, viewer);
  const isOwn = viewer?.id === row.creator_id;
  const isRunning = row.state === 'running';
  return {
    id: row.id,
    creator: presentHost({ ...row, id: row.creator_id }),
    title: row.title,
    state: isRunning && isWaiting(row, now) ? 'waiting' : row.state,
    audience: row.audience,
    is_nsfw: row.is_nsfw,
    ticket_price: row.ticket_price,
    has_ticket: row.has_ticket,
    is_ticket_back: row.is_shut_out || (row.ticket_at !== null && givesTicketBack(row, row.ticket_at)),
    goal:
      row.goal_credits === null
        ? null
        : { credits: row.goal_credits, text: row.goal_text, reached_credits: Number(row.reached_credits) },
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_why: row.ended_why,
    viewers_count: isRunning ? row.viewers_count : 0,
    access,
    still_url:
      isRunning && row.still_key !== null
        ? stills.sign(row.still_key, access === 'open' ? 'clear' : 'blur', now)
        : null,
    has_reminder: row.has_reminder,
    is_own: isOwn,
    may_moderate: isOwn || row.is_moderator,
    warning: isOwn ? presentWarning(row) : null,
    chat: { slow_seconds: row.slow_seconds, subscribers_only: row.subscribers_only, pinned: row.pinned },
    replay: { audience: row.replay, price: row.replay_price, post_id: row.replay_shown_id },
  };
}

/** What staff says to the host, for the host alone (P638). */
export function presentWarning({
  warning,
  warned_at: at,
}: Pick<StreamRow, 'warning' | 'warned_at'>): LiveStream['warning'] {
  return warning !== null && at !== null ? { text: warning, at: at.toISOString() } : null;
}

export function presentHost(host: {
  id: string;
  username: string;
  full_name: string;
  avatar_key: string | null;
  cover_key: string | null;
}): LiveStream['creator'] {
  const { id, username, full_name, avatar_key: avatar, cover_key: cover } = host;
  return { id, username, full_name, avatar: publicMediaUrl(avatar), cover: publicMediaUrl(cover) };
}
