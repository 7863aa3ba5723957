import { useEffect } from 'react';
import type { MessageDraft } from './components/use-message-draft.ts';
import type { Message } from './kept-messages.ts';
import type { Unsent } from './outbox/outbox-store.ts';

type Quote = Unsent['reply_to'];

/** What is answered, as it is by now: of what was unsent or removed meanwhile no word is left (P424). @returns the same object where nothing changed */
export function quoteNow(quote: Quote, messages: readonly Pick<Message, 'seq' | 'state'>[]): Quote {
  const state = messages.find(({ seq }) => seq === quote?.seq)?.state;
  const isGone = state === 'unsent' || state === 'removed';
  if (!quote || !isGone || (quote.text === null && quote.files_count === 0)) return quote;
  return { ...quote, text: null, files_count: 0 };
}

/** Nor does a draft keep the words of what was unsent. */
export function useQuoteNow(draft: MessageDraft | null, messages: readonly Message[]): void {
  useEffect(() => {
    if (!draft) return;
    const { reply_to: quote } = draft.values;
    const now = quoteNow(quote, messages);
    if (now !== quote) draft.change({ reply_to: now });
  }, [draft, messages]);
}
