import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { foreignCursor, pageBy, parsePosition } from '../../platform/http/list-cursor.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentUser } from '../accounts/index.ts';
import { leavesOutMature } from '../posts/index.ts';
import { readSettings } from '../settings/index.ts';
import { countDirectory } from './count-directory.ts';
import { type DirectoryQuery, listDirectory, searchDirectory } from './creators.queries.ts';

const RANK_DIGITS = 12;
/** Orders rank by figures of this size; only a search ranks by more. */
const LARGEST_RANK = 2_147_483_647;

/** The directory of verified creators (P48), by key; with a search the best matches first (P140). @throws AppError `validation_failed` for a foreign cursor */
export async function readDirectory(
  deps: BaseDeps,
  viewer: Viewer | null,
  query: CallInput<Calls['listCreators']>['query'],
): Promise<CallResponse<Calls['listCreators']>> {
  const now = deps.clock.now();
  const { sort_by: sortBy, search, limit } = query;
  const after = query.cursor === undefined ? null : parseCursor(query.cursor, search);
  const asked = { viewerId: viewer?.id ?? null, now, sortBy, limit: limit + 1, after };
  const [{ rows, total }, settings] = await Promise.all([
    search ? find(deps, viewer, { ...asked, search }) : browse(deps, asked),
    readSettings(deps.db),
  ]);
  const { shown, next_cursor } = pageBy(rows, limit, ({ rank, id }) => `${rank}_${id}`);
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
    total,
    next_cursor,
  };
}

async function browse(deps: BaseDeps, query: DirectoryQuery) {
  const [rows, total] = await Promise.all([listDirectory(deps.db, query), countDirectory(deps)]);
  return { rows, total };
}

function find(deps: BaseDeps, viewer: Viewer | null, query: DirectoryQuery & { search: string }) {
  return searchDirectory(deps.db, { ...query, showsMature: !leavesOutMature(viewer) });
}

function parseCursor(cursor: string, search: string): { rank: number; id: string } {
  const { position: rank, id } = parsePosition(cursor, RANK_DIGITS);
  if (!search && rank > LARGEST_RANK) throw foreignCursor();
  return { rank, id };
}
