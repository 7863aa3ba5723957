import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { conversationTexts } from '../conversation.texts.generated.ts';
import type { Message } from '../kept-messages.ts';
import { useQuotedWords } from '../use-quoted-words.ts';
import classes from './message-bubble.module.css';

interface MessageBubbleProps {
  isOwn: boolean;
  /** Whether the other wrote before it, or nobody on that day. */
  isFirst: boolean;
  /** Whom one writes with. */
  name: string;
  replyTo: Message['reply_to'];
  /** Null where it has files alone. */
  text: string | null;
  /** Says that it was taken away. */
  gone?: string | null;
  /** Its photos and videos, above the text. */
  files?: ReactNode;
  isWaiting?: boolean;
  /** Beside the bubble. */
  aside?: ReactNode;
  /** Below it: how it stands with the message. */
  children?: ReactNode;
}

/** What somebody wrote, as plain text: addresses in it lead nowhere (P421). */
export function MessageBubble(props: MessageBubbleProps) {
  const t = useTexts(conversationTexts);
  const quoted = useQuotedWords();
  const {
    isOwn,
    isFirst,
    name,
    replyTo,
    text,
    gone = null,
    files,
    isWaiting = false,
    aside,
    children,
  } = props;
  return (
    <div className={classes.place} data-own={isOwn || undefined} data-first={isFirst || undefined}>
      <div className={classes.line}>
        <div
          className={classes.bubble}
          data-gone={gone !== null || undefined}
          data-waiting={isWaiting || undefined}
        >
          <span className="visually-hidden">{isOwn ? t.you : name}: </span>
          {replyTo && (
            <p className={classes.quote}>
              <strong>{replyTo.is_own ? t.you : name}</strong>
              <span className={classes.quoted}>{quoted(replyTo)}</span>
            </p>
          )}
          {files}
          {(gone ?? text) !== null && <p className={classes.text}>{gone ?? text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
