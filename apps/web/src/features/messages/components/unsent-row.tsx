import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { conversationTexts } from '../conversation.texts.generated.ts';
import { discard, tryAgain } from '../outbox/outbox.ts';
import type { Unsent } from '../outbox/outbox-store.ts';
import { MessageBubble } from './message-bubble.tsx';
import classes from './unsent-row.module.css';

interface UnsentRowProps {
  unsent: Unsent;
  isStuck: boolean;
  isFirst: boolean;
  name: string;
  /** Null where nobody may write. */
  onEdit: ((unsent: Unsent) => void) | null;
}

/** A message that the server does not have yet, or refused. */
export function UnsentRow({ unsent, isStuck, isFirst, name, onEdit }: UnsentRowProps) {
  const t = useTexts(conversationTexts);
  const isOnline = useIsOnline();
  const isWaiting = !isOnline || isStuck;
  const { client_id: id, refusal, text, files = [], reply_to: replyTo } = unsent;
  return (
    <div data-testid="message">
      <MessageBubble
        isOwn
        isFirst={isFirst}
        name={name}
        replyTo={replyTo && { ...replyTo, tip_credits: replyTo.tip_credits ?? null }}
        text={text === '' ? null : text}
        files={files.length > 0 && <p>{t.files({ count: files.length })}</p>}
        isWaiting
      >
        {refusal === null ? (
          <div className={classes.below}>
            <p className={classes.mark}>{isWaiting ? t.waiting : t.sending}</p>
            {/* If it reached the server all the same, it comes back as sent, and can be unsent. */}
            {isWaiting && (
              <Button variant="subtle" onClick={() => void discard(id)}>
                {t.discard}
              </Button>
            )}
          </div>
        ) : (
          <div className={classes.below}>
            <p className={classes.refusal}>
              <strong>{t.notSent}</strong> {refusal}
            </p>
            <Button variant="subtle" onClick={() => void tryAgain(unsent)}>
              {t.tryAgain}
            </Button>
            {onEdit && (
              <Button variant="subtle" onClick={() => onEdit(unsent)}>
                {t.edit}
              </Button>
            )}
            <Button variant="subtle" onClick={() => void discard(id)}>
              {t.discard}
            </Button>
          </div>
        )}
      </MessageBubble>
    </div>
  );
}
