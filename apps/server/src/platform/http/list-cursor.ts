import { isId } from '@likha/contract/addresses';
import { AppError } from '../app-error.ts';
import { problemsTexts } from './problems.texts.generated.ts';

/** The refusal of a cursor that no list of ours gave out. */
export function foreignCursor(): AppError {
  return new AppError('validation_failed', {
    detail: (language) => problemsTexts[language].foreignCursor,
    errors: { cursor: (language) => problemsTexts[language].noCursor },
  });
}

/** For lists that page by id. @throws AppError `validation_failed` for anything else */
export function checkIdCursor(cursor: string | undefined): void {
  if (cursor !== undefined && !isId(cursor)) throw foreignCursor();
}

/**
 * For lists that page by a number and, where it is the same, by id: `1770000000000_0198a000-…`.
 * @param digits how many the number has at most
 * @throws AppError `validation_failed` for anything else
 */
export function parsePosition(cursor: string, digits: number): { position: number; id: string } {
  const [position = '', id = '', ...rest] = cursor.split('_');
  if (!/^\d+$/.test(position) || position.length > digits || !isId(id) || rest.length > 0)
    throw foreignCursor();
  return { position: Number(position), id };
}

/**
 * A page of a list.
 * @param rows one more than are shown, which says whether there is a next page
 * @param cursorOf the place behind a row, where the next page begins
 */
export function pageBy<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { shown: Row[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next_cursor: rows.length > limit && last ? cursorOf(last) : null };
}

/** A page of a list that pages by id, as `pageBy`. */
export function pageById<Row extends { id: string }>(rows: readonly Row[], limit: number) {
  return pageBy(rows, limit, ({ id }) => id);
}
