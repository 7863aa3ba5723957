import type { CallResponse, Calls } from '@likha/contract';
import type { FanList, FanSort } from '@likha/contract/limits';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { pageBy, parsePosition } from '../../platform/http/list-cursor.ts';
import { publicMediaUrl } from '../accounts/index.ts';
import { type FanRow, listFansOf } from './fans.queries.ts';

const DIGITS = 16;
/** Lines of one table. */
const MOST = 10_000;

interface FansAsked {
  list: FanList;
  sort: FanSort;
  q: string;
  limit: number;
  cursor?: string | undefined;
}

/** Who subscribes to a creator, or follows, page by page (P348), all or those whose username or nickname has certain words (P511). @throws AppError `validation_failed` for a foreign cursor */
export async function listFans(
  deps: BaseDeps,
  creatorId: string,
  { list, sort, q, limit, cursor }: FansAsked,
): Promise<CallResponse<Calls['listFans']>> {
  const after = cursor === undefined ? null : parsePosition(cursor, DIGITS);
  const now = deps.clock.now();
  const rows = await listFansOf(deps.db, creatorId, { list, sort, q, now, limit: limit + 1, after });
  const { shown, next_cursor } = pageBy(
    rows,
    limit,
    ({ id, since, spent_credits }) => `${sort === 'spent' ? spent_credits : since.getTime()}_${id}`,
  );
  return {
    fans: shown.map(({ avatar_key, since, until, ...fan }) => ({
      ...fan,
      avatar: publicMediaUrl(avatar_key),
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
    })),
    next_cursor,
  };
}

/** The same for a table to take away: the newest, at most 10,000. */
export function listNewestFans(deps: BaseDeps, creatorId: string, list: FanList): Promise<FanRow[]> {
  const page = { list, sort: 'newest', q: '', now: deps.clock.now(), limit: MOST, after: null } as const;
  return listFansOf(deps.db, creatorId, page);
}
