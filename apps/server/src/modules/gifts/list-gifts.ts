import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { type GiftRow, listGiftsOf } from './gifts.queries.ts';

type Listed = CallResponse<Calls['listGifts']>;

/** What a fan was given, or gave, the newest first, by key. @throws AppError `validation_failed` for a foreign cursor */
export async function listGifts(
  deps: BaseDeps,
  personId: string,
  { side, limit, cursor }: CallInput<Calls['listGifts']>['query'],
): Promise<Listed> {
  checkIdCursor(cursor);
  const rows = await listGiftsOf(deps.db, personId, { side, limit: limit + 1, before: cursor });
  const { shown, next_cursor } = pageById(rows, limit);
  return { gifts: shown.map((row) => present(row, side)), next_cursor };
}

function present(row: GiftRow, side: 'received' | 'given'): Listed['gifts'][number] {
  const { creator_name: full_name, creator_username: username } = row;
  const isPriceShown = side === 'given' || row.kind === 'credits';
  return {
    id: row.id,
    kind: row.kind,
    person: row.person === null ? null : { username: row.person },
    creator: full_name !== null && username !== null ? { full_name, username } : null,
    months: row.months,
    credits: isPriceShown ? row.credits : null,
    text: row.message,
    created_at: row.created_at.toISOString(),
  };
}
