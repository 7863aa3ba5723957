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
  const isNews = newest && newest.seq > begun && !newest.is_own && newest.state === 'sent';
  return (
    <div aria-live="polite" className="visually-hidden">
      {isNews && t.said({ name, text: newest.text ?? t.files({ count: newest.files.length }) })}
    </div>
  );
}
