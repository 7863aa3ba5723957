import type { CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { checkIdCursor, pageBy } from '../../platform/http/list-cursor.ts';
import { publicMediaUrl } from '../accounts/index.ts';
import { listBlocksOf } from './blocks.queries.ts';

/** Whom somebody has blocked, the newest first, by key. @throws AppError `validation_failed` for a foreign cursor */
export async function listBlocked(
  deps: BaseDeps,
  creatorId: string,
  query: { limit: number; cursor?: string | undefined },
): Promise<CallResponse<Calls['listBlocked']>> {
  checkIdCursor(query.cursor);
  const rows = await listBlocksOf(deps.db, creatorId, { limit: query.limit + 1, before: query.cursor });
  const { shown, next_cursor } = pageBy(rows, query.limit, ({ block_id }) => block_id);
  return {
    blocked: shown.map(({ id, full_name, username, avatar_key, created_at }) => ({
      id,
      full_name,
      username,
      avatar: publicMediaUrl(avatar_key),
      blocked_at: created_at.toISOString(),
    })),
    next_cursor,
  };
}
