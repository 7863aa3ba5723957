import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { pageBy, parsePosition } from '../../platform/http/list-cursor.ts';
import { publicMediaUrl } from '../../platform/public-media-url.ts';
import { listKnownActions, searchActions } from './search-actions.queries.ts';

/** Of a moment in milliseconds. */
const MOMENT_DIGITS = 15;

/** What admins did, by who, what, whom and days (P172). @throws AppError `validation_failed` for a foreign cursor */
export async function readActions(
  { db }: BaseDeps,
  { limit, cursor, from, to, ...filter }: CallInput<Calls['listAdminActions']>['query'],
): Promise<CallResponse<Calls['listAdminActions']>> {
  const [rows, known] = await Promise.all([
    searchActions(
      db,
      { ...filter, days: { from, to } },
      { limit: limit + 1, after: cursor === undefined ? null : placeOf(cursor) },
    ),
    listKnownActions(db),
  ]);
  const { shown, next_cursor } = pageBy(rows, limit, ({ at, id }) => `${at.getTime()}_${id}`);
  return {
    actions: shown.map(({ at, who_avatar_key: whoKey, subject_avatar_key: subjectKey, ...action }) => ({
      ...action,
      at: at.toISOString(),
      who_avatar: publicMediaUrl(whoKey),
      subject_avatar: publicMediaUrl(subjectKey),
    })),
    known_actions: known,
    next_cursor,
  };
}

function placeOf(cursor: string) {
  const { position, id } = parsePosition(cursor, MOMENT_DIGITS);
  return { at: new Date(position), id };
}
