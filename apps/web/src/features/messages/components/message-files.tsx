import { formatCredits } from '@likha/contract/money';
import { useContext, useEffect } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { IconLock } from '../../../ui/icons/icons.generated.ts';
import { conversationTexts } from '../conversation.texts.generated.ts';
import type { Message } from '../kept-messages.ts';
import { refreshMessage } from '../refresh-message.ts';
import { UnlockOffer } from '../unlock-offer.ts';
import { FileGrid } from './file-grid.tsx';
import classes from './message-files.module.css';

const LOOK_AGAIN_MS = 5_000;

interface MessageFilesProps {
  message: Message;
  /** Whom one writes with. */
  name: string;
}

/** The photos and videos of a message: blurred with the way to unlock them, or small, and large when they are pressed. */
export function MessageFiles({ message, name }: MessageFilesProps) {
  const t = useTexts(conversationTexts);
  const offer = useContext(UnlockOffer);
  const {
    files,
    price,
    is_own: isOwn,
    is_locked: isLocked,
    is_unlocked: isUnlocked,
    is_withheld: isWithheld,
  } = message;
  useLookAgain(message);
  const isFailed = files.some(({ state }) => state === 'failed');
  const isReady = files.every(({ state }) => state === 'ready');
  return (
    <div className={classes.files} data-testid={isLocked ? 'locked-message' : 'message-files'}>
      {isWithheld ? (
        <p className={classes.withheld}>
          {t.withheld({ count: files.length })} {isUnlocked && t.withheldPaid}
        </p>
      ) : (
        <FileGrid files={files} name={isOwn ? t.you : name} isLocked={isLocked} />
      )}
      {price !== null && (
        <p className={classes.price}>
          <IconLock size={16} stroke={2} aria-hidden />
          <span>
            {t.paidMessage({ credits: formatCredits(price) })}
            {isLocked && ` · ${t.files({ count: files.length })}`}
            {!isLocked && ` · ${isUnlocked ? t.wasPaid : t.notPaid}`}
          </span>
        </p>
      )}
      {/* What cannot be played is not sold. */}
      {isLocked &&
        !isOwn &&
        !isWithheld &&
        (isReady ? offer(message) : <p>{isFailed ? t.notSold : t.soon}</p>)}
    </div>
  );
}

/** A video that is ready is no event: while one is made ready, somebody who sees it asks. */
function useLookAgain(message: Message): void {
  const isProcessing = message.files.some(({ state }) => state === 'processing');
  useEffect(() => {
    if (!isProcessing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refreshMessage(message).catch(() => undefined);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isProcessing, message]);
}
