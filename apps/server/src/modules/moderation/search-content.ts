import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { isId } from '@likha/contract/addresses';
import { inTransaction } from '../../platform/database/index.ts';
import { foreignCursor, pageBy } from '../../platform/http/list-cursor.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { recordAdminAction } from '../audit/index.ts';
import type { PostsDeps } from '../posts/index.ts';
import { presentFound } from './present-found.ts';
import { searchContentRows } from './search-content.queries.ts';

/**
 * Everything of one kind that a search of staff finds, reported or not, by pages (P371). That they searched, and for what, is on record
 * before anything is answered; of a file it is by itself.
 * @throws AppError `validation_failed` for a foreign cursor
 */
export async function searchContent(
  deps: PostsDeps,
  viewer: Viewer,
  { kind, search, limit, cursor, ...days }: CallInput<Calls['searchContent']>['query'],
  { from, isFile }: { from: string; isFile?: true | undefined },
): Promise<CallResponse<Calls['searchContent']>> {
  const after = cursor === undefined ? null : placeOf(cursor);
  if (!isFile)
    await inTransaction(deps.db, (tx) =>
      recordAdminAction(deps, tx, {
        actorId: viewer.id,
        action: 'content.search',
        subject: { type: 'user', id: viewer.id },
        after: { kind, search },
        from,
      }),
    );
  const rows = await searchContentRows(deps.db, kind, { search, limit: limit + 1, after, days });
  const { shown, next_cursor } = pageBy(rows, limit, ({ id, part }) => `${id}.${part}`);
  const shownTo = { viewer, addresses: deps.mediaAddresses, now: deps.clock.now() };
  return { found: shown.map((row) => presentFound(row, kind, shownTo)), next_cursor };
}

const PART = /^[a-z0-9_-]{0,40}$/;

function placeOf(cursor: string): { id: string; part: string } {
  const [id = '', part = '', ...rest] = cursor.split('.');
  if (!isId(id) || !PART.test(part) || rest.length > 0) throw foreignCursor();
  return { id, part };
}
