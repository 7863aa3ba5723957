import type { CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { announceTo } from '../events/index.ts';
import { lockConversation } from './conversations.queries.ts';
import { showConversation } from './show-conversation.ts';
import { bothShowReading, moveMark } from './sides.queries.ts';

/**
 * Notes up to where somebody has read (P426): forward only, and no further than what they can see. Their other devices are told, and the
 * other where both show it and neither blocks the other.
 * @throws AppError `conversation_not_found`
 */
export async function readConversation(
  deps: BaseDeps,
  personId: string,
  id: string,
  seq: number,
): Promise<CallResponse<Calls['readConversation']>> {
  await inTransaction(deps.db, async (tx) => {
    const conversation = await lockConversation(tx, id, personId);
    if (!conversation) throw new AppError('conversation_not_found');
    const mark = await moveMark(tx, id, personId, seq);
    if (!mark.isMoved) return;
    const both = [conversation.low_id, conversation.high_id];
    const areShown = await bothShowReading(tx, both);
    const told = areShown && mark.isSeen ? both : [personId];
    await announceTo(deps, tx, told, { kind: 'conversation_read', conversationId: id, seq: mark.seq });
  });
  return showConversation(deps, personId, id);
}
