import type { CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { checkIdCursor, pageBy } from '../../../platform/http/list-cursor.ts';
import { publicMediaUrl } from '../../../platform/public-media-url.ts';
import { deleteMuted, insertMuted, isCreatorHere, listMutedBy } from './muted.queries.ts';

/** A fan hears nothing of a creator's new posts any more (P473). May be repeated. @throws AppError `creator_not_found` */
export async function muteCreator(deps: BaseDeps, fanId: string, creatorId: string) {
  if (!(await isCreatorHere(deps.db, creatorId, fanId))) throw new AppError('creator_not_found');
  const at = deps.clock.now();
  await insertMuted(deps.db, { id: deps.ids.next(), fan_id: fanId, creator_id: creatorId, created_at: at });
  return { is_muted: true };
}

/** A fan hears of them again, also of what was posted meanwhile (P473). May be repeated. */
export async function unmuteCreator({ db }: Pick<BaseDeps, 'db'>, fanId: string, creatorId: string) {
  await deleteMuted(db, fanId, creatorId);
  return { is_muted: false };
}

/** Whom a fan muted, the last first, by key. @throws AppError `validation_failed` for a foreign cursor */
export async function listMuted(
  { db }: Pick<BaseDeps, 'db'>,
  fanId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<CallResponse<Calls['listMuted']>> {
  checkIdCursor(cursor);
  const rows = await listMutedBy(db, fanId, { limit: limit + 1, before: cursor });
  const { shown, next_cursor } = pageBy(rows, limit, ({ muted_id }) => muted_id);
  return {
    muted: shown.map(({ id, full_name, username, avatar_key }) => ({
      id,
      full_name,
      username,
      avatar: publicMediaUrl(avatar_key),
    })),
    next_cursor,
  };
}
