import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { checkIdCursor, pageBy, pageById, parsePosition } from '../../platform/http/list-cursor.ts';
import { dawnOf } from '../../platform/philippine-time.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { philippineDay, publicMediaUrl } from '../accounts/index.ts';
import type { PostsDeps } from '../posts/index.ts';
import { listReviewRows } from './content.queries.ts';
import { countActiveWarnings, countFigures, type Figures, listActiveWarnings } from './figures.queries.ts';
import { listReportRows, type WaitingPlace } from './moderation.queries.ts';
import { presentReport } from './present-report.ts';
import { presentReview } from './present-review.ts';

type Query<Name extends 'listReports' | 'listReviews' | 'listWarnings'> = CallInput<Calls[Name]>['query'];

/** Reports, by pages. @throws AppError `validation_failed` for a foreign cursor */
export async function readReports(
  deps: BaseDeps,
  viewer: Viewer,
  { status, report_type: type, user_id: personId, limit, cursor, ...days }: Query<'listReports'>,
): Promise<CallResponse<Calls['listReports']>> {
  const page = { limit: limit + 1, from: placeOf(cursor), now: deps.clock.now() };
  const rows = await listReportRows(deps.db, { status, type, personId, days }, page);
  const { shown, next_cursor } = pageBy(rows, limit, cursorOf);
  return { reports: shown.map((row) => presentReport(row, viewer.id)), next_cursor };
}

const FIRST = 0;
const LAST = 2;

/** An id alone is of one that is neither put first nor last. */
function cursorOf({ id, rank }: { id: string; rank: number }): string {
  if (rank === FIRST) return `0_${id}`;
  return rank === LAST ? `1_${id}` : id;
}

/** What `cursorOf` gave. @throws AppError `validation_failed` for what no list of ours gave out */
function placeOf(cursor: string | undefined): WaitingPlace | undefined {
  if (cursor === undefined || !cursor.includes('_')) {
    checkIdCursor(cursor);
    return cursor === undefined ? undefined : { rank: 1, id: cursor };
  }
  const { position, id } = parsePosition(cursor, 1);
  return { rank: position > 0 ? LAST : FIRST, id };
}

/** What is to be looked over, by pages. @throws AppError `validation_failed` for a foreign cursor */
export async function readReviews(
  deps: PostsDeps,
  viewer: Viewer,
  { status, limit, cursor, ...days }: Query<'listReviews'>,
): Promise<CallResponse<Calls['listReviews']>> {
  checkIdCursor(cursor);
  const page = { limit: limit + 1, from: cursor, days, now: deps.clock.now() };
  const { shown, next_cursor } = pageById(await listReviewRows(deps.db, status, page), limit);
  return { content: shown.map((row) => presentReview(row, viewer, deps.mediaAddresses)), next_cursor };
}

/** Active warnings, by pages. @throws AppError `validation_failed` for a foreign cursor */
export async function readWarnings(
  deps: BaseDeps,
  { limit, cursor, ...days }: Query<'listWarnings'>,
): Promise<CallResponse<Calls['listWarnings']>> {
  checkIdCursor(cursor);
  const now = deps.clock.now();
  const rows = await listActiveWarnings(deps.db, { now, limit: limit + 1, before: cursor, days });
  const { shown, next_cursor } = pageById(rows, limit);
  return {
    warnings: shown.map(({ user_id, full_name, email, username, avatar_key, reason, ...row }) => ({
      ...row,
      user: { id: user_id, full_name, email, username, avatar: publicMediaUrl(avatar_key) },
      description: reason,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
    })),
    total: await countActiveWarnings(deps.db, now),
    next_cursor,
  };
}

/** The six figures; warnings are those of this Philippine month. */
export function readFigures(deps: BaseDeps): Promise<Figures> {
  const now = deps.clock.now();
  const monthStart = dawnOf(`${philippineDay(now).slice(0, 7)}-01`);
  return countFigures(deps.db, now, monthStart);
}
