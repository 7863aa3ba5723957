import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { recordAdminAction } from '../audit/index.ts';
import { contentState } from './content-state.ts';
import { findName } from './moderation.queries.ts';
import { type ContentRow, type ContentType, listContentOf } from './person-content.queries.ts';

type Listed = CallResponse<Calls['listPersonContent']>;

/**
 * All that a person posted or commented, reported or not, by pages (P335). That an admin looked is on record before anything is
 * answered; of a file it is by itself.
 * @throws AppError `person_not_found`; `validation_failed` for a foreign cursor
 */
export async function readPersonContent(
  deps: BaseDeps,
  { isFile, ...judge }: { id: string; from: string; isFile?: true | undefined },
  personId: string,
  { limit, cursor, content_type: type, ...days }: CallInput<Calls['listPersonContent']>['query'],
): Promise<Listed> {
  checkIdCursor(cursor);
  if (!(await findName(deps.db, personId))) throw new AppError('person_not_found');
  if (!isFile)
    await inTransaction(deps.db, (tx) =>
      recordAdminAction(deps, tx, {
        actorId: judge.id,
        action: 'user.view_content',
        subject: { type: 'user', id: personId },
        after: { content_type: type },
        from: judge.from,
      }),
    );
  const rows = await listContentOf(deps.db, personId, type, { limit: limit + 1, before: cursor, days });
  const { shown, next_cursor } = pageById(rows, limit);
  const now = deps.clock.now();
  return { content: shown.map((row) => present(row, type, now)), next_cursor };
}

function present(
  { state, expires_at, created_at, ...row }: ContentRow,
  type: ContentType,
  now: Date,
): Listed['content'][number] {
  return {
    ...row,
    content_type: type,
    state: contentState({ ...row, state, expires_at: expires_at ?? null }, now),
    created_at: created_at.toISOString(),
  };
}
