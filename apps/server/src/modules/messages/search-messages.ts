import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pageBy } from '../../platform/http/list-cursor.ts';
import { parsePlace, placeOf } from './conversation-place.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { presentPartner } from './present-conversation.ts';
import { type FoundMessage, findWords, listSearched } from './search-messages.queries.ts';

type Asked = CallInput<Calls['searchMessages']>['query'];
type Found = CallResponse<Calls['searchMessages']>;

/** Conversations that one statement looks through, and how many statements one call makes: what somebody may cost. */
const AT_ONCE = 50;
const TURNS = 4;
/** So many found ones are worth showing before it goes on. */
const ENOUGH = 20;
const IN_EACH = { newest: 1000, most: 3, before: 40, characters: 160 };

/**
 * What was written in a person's own conversations, by its words (P810). A call looks through so many conversations and no more.
 * @throws AppError `validation_failed` for a cursor that is not one
 */
export async function searchMessages(
  deps: Pick<MessagesDeps, 'db'>,
  personId: string,
  { search, filter, cursor }: Asked,
): Promise<Found> {
  const messages: Found['messages'] = [];
  let next = cursor ?? null;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const asked = { filter, after: parsePlace(next), limit: AT_ONCE + 1 };
    const page = await listSearched(deps.db, personId, asked);
    const { shown, next_cursor } = pageBy(page, AT_ONCE, placeOf);
    const ids = shown.map(({ id }) => id);
    messages.push(...(await findWords(deps.db, personId, ids, { search, ...IN_EACH })).map(presentFound));
    next = next_cursor;
    if (next === null || messages.length >= ENOUGH) break;
  }
  return { messages, next_cursor: next };
}

function presentFound(row: FoundMessage): Found['messages'][number] {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    person: presentPartner(row),
    is_own: row.is_own,
    text: row.passage,
    created_at: row.created_at.toISOString(),
  };
}
