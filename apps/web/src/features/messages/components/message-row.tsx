import { formatCredits } from '@likha/contract/money';
import { memo } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconDots } from '../../../ui/icons/icons.generated.ts';
import { conversationTexts } from '../conversation.texts.generated.ts';
import type { Message } from '../kept-messages.ts';
import type { Mark } from '../rows.ts';
import { timeOfDay } from '../times.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { MessageFiles } from './message-files.tsx';
import classes from './message-row.module.css';
import { ReactionPicker } from './reaction-picker.tsx';
import { ShownReactions } from './shown-reactions.tsx';
import { TipMark } from './tip-mark.tsx';

interface MessageRowProps {
  message: Message;
  mark: Mark | null;
  isFirst: boolean;
  name: string;
  /** The other is erased, and what they wrote with them (P429). */
  isOtherErased: boolean;
  isOpen: boolean;
  /** Null where nobody may write. */
  onReply: ((message: Message) => void) | null;
  onToggle: (id: string) => void;
}

/** A message that the server has; pressed, it says when it was written and what can be done with it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const t = useTexts(conversationTexts);
  const { message, mark, isFirst, name, isOtherErased, isOpen, onReply, onToggle } = props;
  const { id, is_own: isOwn, state, text } = message;
  const taken = isOtherErased && !isOwn ? t.goneWithSender : t.unsent;
  const gone = state === 'removed' ? t.removed : state === 'unsent' ? taken : null;
  const { tip_credits: tip } = message;
  const words =
    gone ??
    text ??
    (tip === null ? t.files({ count: message.files.length }) : t.tipOf({ credits: formatCredits(tip) }));
  const language = useLanguage();
  return (
    <div className={classes.row} data-own={isOwn || undefined} data-testid="message">
      <MessageBubble
        isOwn={isOwn}
        isFirst={isFirst}
        name={name}
        replyTo={gone === null ? message.reply_to : null}
        text={text}
        gone={gone}
        files={
          tip === null ? (
            message.files.length > 0 && <MessageFiles message={message} name={name} />
          ) : (
            <TipMark credits={tip} />
          )
        }
        aside={
          <IconButton
            className={classes.more ?? ''}
            label={t.more({ text: words.slice(0, 60) })}
            aria-expanded={isOpen}
            onClick={() => onToggle(id)}
          >
            <IconDots size={18} stroke={1.75} aria-hidden />
          </IconButton>
        }
      >
        <ShownReactions reactions={message.reactions} name={name} />
        {state === 'in_review' && <p className={classes.mark}>{t.inReview}</p>}
        {mark && (
          <p className={classes.mark}>{{ sent: t.sent, delivered: t.delivered, seen: t.seen }[mark]}</p>
        )}
      </MessageBubble>
      {isOpen && (
        <div className={classes.open}>
          {state === 'sent' && (
            <ReactionPicker message={message} mayReact={onReply !== null} onDone={() => onToggle(id)} />
          )}
          <time dateTime={message.created_at}>{timeOfDay(message.created_at, language)}</time>
          <MessageActions message={message} onReply={onReply} onDone={() => onToggle(id)} />
        </div>
      )}
    </div>
  );
});
