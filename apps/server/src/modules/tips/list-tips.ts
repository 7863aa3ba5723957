import type { CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { publicMediaUrl } from '../accounts/index.ts';
import { listTipsOf } from './tips.queries.ts';

/** What a creator was tipped and by whom, the newest first, by key. @throws AppError `validation_failed` for a foreign cursor */
export async function listTips(
  deps: BaseDeps,
  creatorId: string,
  query: { limit: number; cursor?: string | undefined },
): Promise<CallResponse<Calls['listTips']>> {
  checkIdCursor(query.cursor);
  const rows = await listTipsOf(deps.db, creatorId, { limit: query.limit + 1, before: query.cursor });
  const { shown, next_cursor } = pageById(rows, query.limit);
  return {
    tips: shown.map((row) => ({
      id: row.id,
      fan: {
        id: row.fan_id,
        full_name: row.full_name,
        username: row.username,
        avatar: publicMediaUrl(row.avatar_key),
      },
      credits: row.credits,
      message: row.message,
      created_at: row.created_at.toISOString(),
    })),
    next_cursor,
  };
}
