import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { recordAdminAction } from '../audit/index.ts';
import { findNote, insertNote, listNotes, type NoteRow } from './notes.queries.ts';
import { isThere } from './people.queries.ts';
import type { PeopleDeps } from './people-deps.ts';

type Listed = CallResponse<Calls['listPersonNotes']>;

function present({ at, ...note }: NoteRow): Listed['notes'][number] {
  return { ...note, at: at.toISOString() };
}

/** What admins noted of somebody, by pages, newest first. @throws AppError `person_not_found`, `validation_failed` for a foreign cursor */
export async function readNotes(
  deps: PeopleDeps,
  personId: string,
  { limit, cursor, ...days }: CallInput<Calls['listPersonNotes']>['query'],
): Promise<Listed> {
  checkIdCursor(cursor);
  if (!(await isThere(deps.db, personId))) throw new AppError('person_not_found');
  const rows = await listNotes(deps.db, personId, { limit: limit + 1, before: cursor, days });
  const { shown, next_cursor } = pageById(rows, limit);
  return { notes: shown.map(present), next_cursor };
}

/** Keeps a note for good (P168). @throws AppError `person_not_found` */
export async function addNote(
  deps: PeopleDeps,
  { personId, text, adminId, from }: { personId: string; text: string; adminId: string; from: string },
): Promise<Listed['notes'][number]> {
  const id = deps.ids.next();
  return inTransaction(deps.db, async (tx) => {
    if (!(await isThere(tx, personId))) throw new AppError('person_not_found');
    await insertNote(tx, { id, person_id: personId, author_id: adminId, text, at: deps.clock.now() });
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: 'user.note',
      subject: { type: 'user', id: personId },
      after: { note_id: id },
      from,
    });
    return present(await findNote(tx, id));
  });
}
