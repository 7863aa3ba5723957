import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Button } from '../../../ui/button.tsx';
import { VoiceNote } from '../../../ui/media/voice-note.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { conversationTexts } from '../conversation.texts.generated.ts';
import { discard, tryAgain } from '../outbox/outbox.ts';
import type { Spoken, Unsent } from '../outbox/outbox-store.ts';
import { MessageBubble } from './message-bubble.tsx';
import { SpokenFile } from './spoken-file.tsx';
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
  const { client_id: id, refusal, text, voice, reply_to: replyTo } = unsent;
  const waits = unsent.is_only_here ? t.waitingHere : t.waiting;
  return (
    <div data-testid="message">
      <MessageBubble
        isOwn
        isFirst={isFirst}
        name={name}
        replyTo={replyTo && { ...replyTo, tip_credits: replyTo.tip_credits ?? null }}
        text={text === '' ? null : text}
        files={<UnsentFiles unsent={unsent} />}
        isWaiting
      >
        {refusal === null ? (
          <div className={classes.below}>
            <p className={classes.mark}>{isWaiting ? waits : t.sending}</p>
            {/* If it reached the server all the same, it comes back as sent, and can be unsent. A voice note is on its way for a while. */}
            {(isWaiting || voice) && (
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
            {onEdit && !voice && (
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

function UnsentFiles({ unsent: { voice, files = [] } }: Pick<UnsentRowProps, 'unsent'>): ReactNode {
  const t = useTexts(conversationTexts);
  const [first] = files;
  if (voice) return <WaitingVoice voice={voice} />;
  if (files.length === 1 && first?.kind === 'voice') return <SpokenFile file={first} />;
  return files.length > 0 && <p>{t.files({ count: files.length })}</p>;
}

/** Heard from here. Whenever what waits is read anew it is another object, which would stop it. */
function WaitingVoice({ voice }: { voice: Spoken }) {
  const [{ blob, seconds }] = useState(voice);
  const url = useObjectUrl(blob);
  return url && <VoiceNote url={url} identity={url} seconds={seconds} />;
}
