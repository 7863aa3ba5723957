import { AppError } from '../app-error.ts';
import { isId } from '../ids.ts';
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
