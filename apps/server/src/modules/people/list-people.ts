import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pageBy, parsePosition } from '../../platform/http/list-cursor.ts';
import { listPeople, searchPeople } from './people.queries.ts';
import type { PeopleDeps } from './people-deps.ts';
import { presentPerson } from './present-person.ts';

type Position = ReturnType<typeof parsePosition>;
type Listed = CallResponse<Calls['listPeople']>;

/** Of a score, and of a moment in milliseconds. */
const [SCORE_DIGITS, MOMENT_DIGITS] = [3, 15];

/** Everybody who has an account, by state and by what is searched for (P166). @throws AppError `validation_failed` for a foreign cursor */
export async function readPeople(
  { db }: PeopleDeps,
  {
    limit,
    cursor,
    search,
    user_type,
    status,
    verification,
    ...days
  }: CallInput<Calls['listPeople']>['query'],
): Promise<Listed> {
  const filter = { userType: user_type, status, verification, days };
  const page = { limit: limit + 1, after: null as Position | null };
  if (cursor !== undefined) page.after = parsePosition(cursor, search ? SCORE_DIGITS : MOMENT_DIGITS);
  const rows = search ? await searchPeople(db, search, filter, page) : await listPeople(db, filter, page);
  const { shown, next_cursor } = pageBy(
    rows,
    limit,
    ({ score, created_at, id }) => `${search ? score : created_at.getTime()}_${id}`,
  );
  return {
    people: shown.map(presentPerson),
    next_cursor,
  };
}
