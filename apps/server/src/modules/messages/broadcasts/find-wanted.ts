import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { holdLists } from '../../fans/index.ts';
import { messagesTexts } from '../messages.texts.generated.ts';
import type { Broadcast } from './broadcasts.queries.ts';
import type { Wanted } from './receivers.queries.ts';

type Named = Pick<Broadcast, 'audience' | 'exclude' | 'list_id' | 'exclude_lists'>;

/**
 * Whom a message to many is for, with the lists that it names, which are not removed until the transaction ends (P462).
 * @throws AppError `validation_failed` for a list that is not the creator's
 */
export async function findWanted(
  tx: Tx,
  creatorId: string,
  { audience, exclude, list_id: listId, exclude_lists: excluded }: Named,
): Promise<Wanted & { listName: string | null }> {
  const ids = [...new Set([...(listId === null ? [] : [listId]), ...excluded])];
  const lists = new Map(
    (ids.length === 0 ? [] : await holdLists(tx, creatorId, ids)).map((each) => [each.id, each]),
  );
  const list = listId === null ? null : (lists.get(listId) ?? null);
  if (listId !== null && !list) throw gone('list_id');
  const excludeLists = [...new Set(excluded)].map((id) => lists.get(id) ?? null);
  if (excludeLists.includes(null)) throw gone('exclude_lists');
  return {
    creatorId,
    audience,
    exclude,
    list,
    excludeLists: excludeLists.filter((each) => each !== null),
    listName: list?.name ?? null,
  };
}

function gone(field: 'list_id' | 'exclude_lists'): AppError {
  return new AppError('validation_failed', {
    errors: { [field]: (language) => messagesTexts[language].listGone },
  });
}
