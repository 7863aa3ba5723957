import { type Draft, useDraft } from '../../../lib/use-draft.ts';
import type { Unsent } from '../outbox/outbox-store.ts';

export type MessageDraft = Draft<Pick<Unsent, 'text' | 'reply_to'>>;

const BLANK: MessageDraft['values'] = { text: '', reply_to: null };

/** What is being written in a conversation, and to which message it answers. */
export function useMessageDraft(conversationId: string): MessageDraft {
  return useDraft(`message-${conversationId}`, BLANK);
}
