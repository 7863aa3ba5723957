import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
import { Button } from './button.tsx';
import classes from './confirm-dialog.module.css';
import { OfflineNotice, SlowNotice } from './connection-notices.tsx';
import { controlsTexts } from './controls.texts.generated.ts';
import { Dialog } from './dialog.tsx';
import { SpendButton } from './spend-button.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** What it asks about takes something away for good: its button is red. */
  isDestructive?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that spends or cannot be undone. The first action is where the thumb is. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTexts(controlsTexts);
  const { isOpen, title, children, confirmLabel, busyLabel, isBusy, isDestructive, onConfirm, onClose } =
    props;
  return (
    <Dialog isOpen={isOpen} onClose={isBusy ? () => undefined : onClose} title={title}>
      <div className={classes.words}>{children}</div>
      <div className={classes.actions}>
        <OfflineNotice />
        <SlowNotice isBusy={isBusy} />
        <SpendButton
          isBusy={isBusy}
          onPress={onConfirm}
          occasion={confirmLabel}
          isDestructive={isDestructive}
          hasFirstFocus
        >
          {isBusy ? busyLabel : confirmLabel}
        </SpendButton>
        <Button variant="subtle" fullWidth disabled={isBusy} onClick={onClose}>
          {t.notNow}
        </Button>
      </div>
    </Dialog>
  );
}
