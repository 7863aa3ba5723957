import { formatCredits } from '@likha/contract/money';
import { useTexts } from '../../lib/texts.ts';
import { conversationTexts } from './conversation.texts.generated.ts';
import type { Message } from './kept-messages.ts';

type Quoted = Pick<NonNullable<Message['reply_to']>, 'text' | 'files_count' | 'tip_credits'>;

/** What is shown of a message that is replied to, in a line. */
export function useQuotedWords(): (quoted: Quoted) => string {
  const t = useTexts(conversationTexts);
  return ({ text, files_count: files, tip_credits: tip }) => {
    if (tip !== null && tip !== undefined) return t.tipOf({ credits: formatCredits(tip) });
    return text ?? (files > 0 ? t.files({ count: files }) : t.unsent);
  };
}
