import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { parsePosition } from '../../platform/http/list-cursor.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentUser } from '../accounts/index.ts';
import { leavesOutMature } from '../posts/index.ts';
import { readSettings } from '../settings/index.ts';
import { listDirectory, rankOf } from './creators.queries.ts';

const RANK_DIGITS = 9;

/** The directory of verified creators (P48), by key. @throws AppError `validation_failed` for a foreign cursor */
export async function readDirectory(
  deps: BaseDeps,
  viewer: Viewer | null,
  query: CallInput<Calls['listCreators']>['query'],
): Promise<CallResponse<Calls['listCreators']>> {
  const now = deps.clock.now();
  const { sort_by: sortBy, search, limit } = query;
  const after = query.cursor === undefined ? null : parseCursor(query.cursor);
  const [rows, settings] = await Promise.all([
    listDirectory(deps.db, { viewerId: viewer?.id ?? null, now, sortBy, search, limit: limit + 1, after }),
    readSettings(deps.db),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const facts = { now, centavosPerCredit: settings.centavos_per_credit };
  return {
    creators: shown.map((row) =>
      presentUser(row, {
        ...facts,
        isFollowing: row.is_following,
        isSubscribed: row.is_subscribed,
        hidesMature: leavesOutMature(viewer, row.id),
      }),
    ),
    next_cursor: rows.length > limit && last ? `${rankOf(last, sortBy)}_${last.id}` : null,
  };
}

function parseCursor(cursor: string): { rank: number; id: string } {
  const { position: rank, id } = parsePosition(cursor, RANK_DIGITS);
  return { rank, id };
}
