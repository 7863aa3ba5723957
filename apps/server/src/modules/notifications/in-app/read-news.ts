import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { pageBy, parsePosition } from '../../../platform/http/list-cursor.ts';
import { publicMediaUrl } from '../../../platform/public-media-url.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findNewsStanding, listNews, markRead, type NewsRow } from './news.queries.ts';

/** Milliseconds, until the year 2286. */
const MS_DIGITS = 13;

/**
 * What somebody was told of in the app, the newest first (P443).
 * @throws AppError `validation_failed` for a cursor that is none
 */
export async function readNews(
  deps: BaseDeps,
  viewer: Viewer,
  { limit, cursor }: CallInput<Calls['listNotifications']>['query'],
): Promise<CallResponse<Calls['listNotifications']>> {
  const place = cursor === undefined ? null : parsePosition(cursor, MS_DIGITS);
  const after = place && { at: new Date(place.position), id: place.id };
  const rows = await listNews(deps.db, viewer.id, { now: deps.clock.now(), limit: limit + 1, after });
  const { shown, next_cursor } = pageBy(rows, limit, ({ at, id }) => `${at.getTime()}_${id}`);
  return { notifications: shown.map(presentNews), next_cursor };
}

function presentNews({ actor_id: id, actor_username: username, actors, ...row }: NewsRow) {
  const avatar = publicMediaUrl(row.actor_avatar_key);
  const actor = id !== null && username !== null ? { id, username, avatar } : null;
  return {
    id: row.id,
    kind: row.kind,
    subject_id: row.subject_id,
    credits: row.credits,
    is_ticket: row.is_ticket,
    at: row.at.toISOString(),
    is_read: row.is_read,
    actor,
    others: actor === null ? actors : actors - 1,
  };
}

/**
 * Marks what was told up to a moment as read; forward only, and the person's other devices are rung (P444).
 * @returns how many are unread still
 */
export async function markNewsRead(deps: BaseDeps, viewer: Viewer, upTo?: string): Promise<number> {
  const now = deps.clock.now();
  // Nothing that is told later is read already.
  const until = upTo === undefined || new Date(upTo) > now ? now : new Date(upTo);
  await inTransaction(deps.db, (tx) => markRead(tx, viewer.id, until, now));
  return (await findNewsStanding(deps.db, viewer.id, now)).unread;
}
