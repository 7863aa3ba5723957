import { formatCredits } from '@likha/contract/money';
import { memo } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconGift, IconTicket } from '../../../ui/icons/icons.generated.ts';
import type { LiveLine } from '../live.ts';
import { chatTexts } from './chat.texts.generated.ts';
import classes from './chat-line.module.css';
import type { WaitingLine } from './chat-lines.ts';
import type { LiveRoom } from './use-live-room.ts';

interface ChatLineProps {
  line: LiveLine;
  onPress: ((line: LiveLine) => void) | null;
}

/** One line of the chat. Most screens draw hundreds of them, each once. */
export const ChatLine = memo(function ChatLine({ line, onPress }: ChatLineProps) {
  const t = useTexts(chatTexts);
  const { person, kind, credits, text, state } = line;
  if (kind === 'goal')
    return (
      <p className={classes.goal} data-testid="chat-line">
        {t.goal({ credits: formatCredits(credits ?? 0) })}
      </p>
    );
  const name = person?.username ?? t.goneName;
  const badge = person?.badge;
  const badges = { host: t.host, moderator: t.moderator, subscriber: t.subscriber };
  const words = (
    <>
      <span className={classes.name} data-badge={badge ?? undefined}>
        {name}
      </span>{' '}
      {badge && <span className={classes.badge}>{badges[badge]}</span>}{' '}
      {kind === 'tip' && (
        <strong className={classes.paid}>
          <IconGift size={16} stroke={2} aria-hidden /> {t.tipped({ credits: formatCredits(credits ?? 0) })}
        </strong>
      )}
      {kind === 'ticket' && (
        <span className={classes.bought}>
          <IconTicket size={16} stroke={2} aria-hidden /> {t.bought}
        </span>
      )}{' '}
      <span className={classes.text}>{text}</span>
      {state === 'in_review' && <small className={classes.review}>{t.inReview}</small>}
    </>
  );
  if (!onPress || !person)
    return (
      <p className={classes.line} data-kind={kind} data-testid="chat-line">
        {words}
      </p>
    );
  return (
    <button
      type="button"
      className={classes.line}
      data-kind={kind}
      data-testid="chat-line"
      aria-haspopup="dialog"
      onClick={() => onPress(line)}
    >
      {words}
    </button>
  );
});

/** One's own, on its way or refused. */
export function UnsentLine({ line, room }: { line: WaitingLine; room: LiveRoom }) {
  const t = useTexts(chatTexts);
  const { clientId, text, problem } = line;
  return (
    <div className={classes.unsent} data-testid="unsent-line">
      <p>{text}</p>
      <p className={classes.review} role={problem ? 'alert' : undefined}>
        {problem ?? t.sending}
      </p>
      {problem && (
        <div className={classes.actions}>
          <Button variant="subtle" onClick={() => void room.send(text, clientId)}>
            {t.again}
          </Button>
          <Button variant="subtle" onClick={() => room.forget(clientId)}>
            {t.discard}
          </Button>
        </div>
      )}
    </div>
  );
}
