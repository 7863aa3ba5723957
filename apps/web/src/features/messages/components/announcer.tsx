import { formatCredits } from '@likha/contract/money';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { conversationTexts } from '../conversation.texts.generated.ts';
import type { Message } from '../kept-messages.ts';

interface AnnouncerProps {
  messages: readonly Message[];
  name: string;
}

/**
 * Says aloud what the other writes while the conversation is open. The log does not: scrolled, it builds old messages anew,
 * and they would be read out.
 */
export function Announcer({ messages, name }: AnnouncerProps) {
  const t = useTexts(conversationTexts);
  const newest = messages.reduce<Message | null>((a, b) => (a && a.seq > b.seq ? a : b), null);
  const [begun] = useState(newest?.seq ?? 0);
  const wordsOf = ({ text, tip_credits: tip, files }: Message) =>
    text ?? (tip === null ? t.files({ count: files.length }) : t.tipOf({ credits: formatCredits(tip) }));
  const isNews = newest && newest.seq > begun && !newest.is_own && newest.state === 'sent';
  return (
    <div aria-live="polite" className="visually-hidden">
      {isNews && t.said({ name, text: wordsOf(newest) })}
    </div>
  );
}
