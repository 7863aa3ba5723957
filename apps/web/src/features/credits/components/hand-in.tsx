import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useEvidence } from '../api/use-evidence.ts';
import { evidenceTexts } from '../evidence.texts.generated.ts';
import classes from './hand-in.module.css';

interface HandInProps {
  id: string;
  /** Its provider takes evidence by a call. */
  canBeSent: boolean;
  /** There is nothing to hand in, or something that is not saved. */
  isBlocked: boolean;
}

/** Sends evidence where the provider takes it by a call, or says that a person handed it in; each asks once more (P404, P490). */
export function HandIn({ id, canBeSent, isBlocked }: HandInProps) {
  const t = useTexts(evidenceTexts);
  const [asked, setAsked] = useState<'send' | 'hand-in' | null>(null);
  const action = useEvidence(id, () => setAsked(null));
  const isSending = asked === 'send';
  return (
    <>
      <p className="dim">{canBeSent ? t.howSent : t.how}</p>
      <div className={classes.actions}>
        {canBeSent && (
          <Button disabled={isBlocked} onClick={() => setAsked('send')}>
            {t.send}
          </Button>
        )}
        <Button
          variant={canBeSent ? 'default' : 'filled'}
          disabled={isBlocked}
          onClick={() => setAsked('hand-in')}
        >
          {t.handIn}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          title={isSending ? t.sendTitle : t.handInTitle}
          confirmLabel={isSending ? t.send : t.handIn}
          busyLabel={isSending ? t.askingToSend : t.saving}
          isBusy={action.isPending}
          onConfirm={() => action.mutate({ what: asked })}
          onClose={() => setAsked(null)}
        >
          <p>{isSending ? t.sendText : t.handInText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
