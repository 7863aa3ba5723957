import type { CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { findConversation } from './conversations.queries.ts';
import { presentConversation } from './present-conversation.ts';

/** One of a person's own conversations. @throws AppError `conversation_not_found` for any other */
export async function showConversation(
  deps: BaseDeps,
  personId: string,
  id: string,
): Promise<CallResponse<Calls['getConversation']>> {
  const row = await findConversation(deps.db, personId, id, deps.clock.now());
  if (!row) throw new AppError('conversation_not_found');
  return presentConversation(row);
}
