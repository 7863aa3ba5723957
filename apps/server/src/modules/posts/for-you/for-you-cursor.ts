import { isId } from '@likha/contract/addresses';
import { foreignCursor, parsePosition } from '../../../platform/http/list-cursor.ts';
import type { Position } from './for-you.queries.ts';
import type { Run } from './variety.ts';

/** Where a page of For You ended, and with whose posts. */
export interface ForYouCursor extends Position {
  run: Run;
}

/** `3628800_0198a000-…_0198a000-…_2`: the score and the id of the last post by rank, whose were the last shown, and how many. */
export function writeForYouCursor({ score, id, run }: ForYouCursor): string {
  return `${score}_${id}_${run.creatorId}_${run.length}`;
}

/** @throws AppError `validation_failed` for anything that `writeForYouCursor` does not write */
export function parseForYouCursor(cursor: string): ForYouCursor {
  const [score = '', id = '', creatorId = '', length = '', ...rest] = cursor.split('_');
  const { position } = parsePosition(`${score}_${id}`, 9);
  if (!isId(creatorId) || !/^\d{1,2}$/.test(length) || rest.length > 0) throw foreignCursor();
  return { score: position, id, run: { creatorId, length: Number(length) } };
}
