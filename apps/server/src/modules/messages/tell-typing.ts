import type { BaseDeps } from '../../platform/base-deps.ts';
import { mayWrite } from './messages.policy.ts';
import { findTyping, notifyTyping } from './typing.queries.ts';

export { TYPING_TOLD } from './typing.queries.ts';

/**
 * Says to the other of a conversation that somebody is writing (P442), wherever they have a socket; nothing is kept of it. Only by who may
 * write there and shows being online, and not to who restricted them. Anybody else is answered no differently.
 */
export async function tellTyping(deps: BaseDeps, personId: string, conversationId: string): Promise<void> {
  const found = await findTyping(deps.db, personId, conversationId, deps.clock.now());
  if (!found || found.is_hidden || found.is_restricted || !mayWrite(found.facts)) return;
  await notifyTyping(deps.db, found.other_id, conversationId);
}
