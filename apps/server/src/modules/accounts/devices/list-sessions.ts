import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { liveSince } from '../sessions/session-life.ts';
import { UNKNOWN_DEVICE } from './device.ts';
import { listOwnSessions, type OwnSessionRow } from './devices.queries.ts';

type Page = CallInput<Calls['listSessions']>['query'];
type Listed = CallResponse<Calls['listSessions']>;

/**
 * Where a person is signed in, the newest first, a page at a time.
 * @throws AppError `validation_failed` for a cursor of another form
 */
export async function listSessions(deps: BaseDeps, viewer: Viewer, page: Page): Promise<Listed> {
  const { limit, cursor } = page;
  checkIdCursor(cursor);
  const since = liveSince(deps.clock.now());
  const rows = await listOwnSessions(deps.db, viewer.id, since, { limit: limit + 1, before: cursor });
  const { shown, next_cursor } = pageById(rows, limit);
  return {
    sessions: shown.map((row) => present(row, viewer)),
    next_cursor,
  };
}

/** Where somebody else is signed in, for admins: the newest ones. */
export async function listPersonSessions(deps: BaseDeps, userId: string, limit: number) {
  const since = liveSince(deps.clock.now());
  const rows = await listOwnSessions(deps.db, userId, since, { limit, before: undefined });
  return rows.map((row) => present(row, { sessionId: '' }));
}

function present(row: OwnSessionRow, viewer: Pick<Viewer, 'sessionId'>): Listed['sessions'][number] {
  const known = (word: string) => (word === UNKNOWN_DEVICE ? null : word);
  return {
    id: row.id,
    browser: known(row.browser),
    system: known(row.system),
    network: row.network,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    is_current: row.id === viewer.sessionId,
  };
}
