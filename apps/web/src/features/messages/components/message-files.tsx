import { formatCredits } from '@likha/contract/money';
import { useContext, useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { IconLock } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { conversationTexts } from '../conversation.texts.generated.ts';
import type { Message } from '../kept-messages.ts';
import { refreshMessage } from '../refresh-message.ts';
import { UnlockOffer } from '../unlock-offer.ts';
import { MessageFile } from './message-file.tsx';
import classes from './message-files.module.css';

const loadDialog = () => import('./files-dialog.tsx').then((module) => module.FilesDialog);
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
  const [openAt, setOpenAt] = useState<number | null>(null);
  const { files, price, is_own: isOwn, is_locked: isLocked, is_unlocked: isUnlocked } = message;
  useLookAgain(message);
  const isFailed = files.some(({ state }) => state === 'failed');
  const isReady = files.every(({ state }) => state === 'ready');
  return (
    <div className={classes.files} data-testid={isLocked ? 'locked-message' : 'message-files'}>
      <div className={classes.grid} data-one={files.length === 1 || undefined}>
        {files.map((file, at) => (
          <MessageFile
            key={file.file_key}
            file={file}
            label={t.openFile({ at: at + 1, of: files.length })}
            onOpen={isLocked ? null : () => setOpenAt(at)}
          />
        ))}
      </div>
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
      {isLocked && !isOwn && (isReady ? offer(message) : <p>{isFailed ? t.notSold : t.soon}</p>)}
      {openAt !== null && (
        <OnDemand
          load={loadDialog}
          props={{ files, start: openAt, name: isOwn ? t.you : name, onClose: () => setOpenAt(null) }}
          onFailed={() => setOpenAt(null)}
        />
      )}
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
