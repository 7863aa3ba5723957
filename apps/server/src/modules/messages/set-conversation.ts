import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { announceTo } from '../events/index.ts';
import { lockConversation } from './conversations.queries.ts';
import { showConversation } from './show-conversation.ts';
import { setSide } from './sides.queries.ts';

type Change = CallInput<Calls['setConversation']>['body'];

/** Mutes or restricts whom one writes with (P427); they are not told. @throws AppError `conversation_not_found` */
export async function setConversation(
  deps: BaseDeps,
  personId: string,
  id: string,
  { is_muted, is_restricted }: Change,
): Promise<CallResponse<Calls['setConversation']>> {
  const side = {
    ...(is_muted !== undefined && { is_muted }),
    ...(is_restricted !== undefined && { is_restricted }),
  };
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockConversation(tx, id, personId))) throw new AppError('conversation_not_found');
    if (Object.keys(side).length === 0) return;
    await setSide(tx, id, personId, side);
    await announceTo(deps, tx, [personId], { kind: 'conversation', conversationId: id, seq: null });
  });
  return showConversation(deps, personId, id);
}
