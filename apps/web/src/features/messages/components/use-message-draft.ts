import { type Draft, useDraft } from '../../../lib/use-draft.ts';
import type { Unsent } from '../outbox/outbox-store.ts';
import { writtenDraft } from '../uploads/draft-names.ts';

export type MessageDraft = Draft<Required<Pick<Unsent, 'text' | 'files' | 'price' | 'reply_to'>>>;

const BLANK: MessageDraft['values'] = { text: '', files: [], price: null, reply_to: null };

/** What is being written in a conversation, with which files, and to which message it answers. */
export function useMessageDraft(conversationId: string): MessageDraft {
  return useDraft(writtenDraft(conversationId), BLANK);
}
