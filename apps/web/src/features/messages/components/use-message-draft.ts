import { useCallback } from 'react';
import { type Draft, useDraft } from '../../../lib/use-draft.ts';
import type { Unsent } from '../outbox/outbox-store.ts';
import { writtenDraft } from '../uploads/draft-names.ts';

interface Written extends Required<Pick<Unsent, 'text' | 'files' | 'price' | 'reply_to'>> {
  /** The name under which it is sent as it stands: a copy of it in a tab that was duplicated is the same message (P1041). */
  client_id: string | null;
}

export type MessageDraft = Draft<Written>;

const BLANK: Written = { text: '', files: [], price: null, reply_to: null, client_id: null };

/** What is being written in a conversation, with which files, and to which message it answers. */
export function useMessageDraft(conversationId: string): MessageDraft {
  const draft = useDraft(writtenDraft(conversationId), BLANK);
  const { change: changeAny } = draft;
  const change = useCallback(
    (part: Partial<Written>) => changeAny({ ...part, client_id: crypto.randomUUID() }),
    [changeAny],
  );
  return { ...draft, change };
}
