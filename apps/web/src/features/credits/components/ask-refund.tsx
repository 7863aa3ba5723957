import { POLICY, REFUND_CHARACTERS } from '@likha/contract/limits';
import { formatCredits, formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import type { Purchase } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { RichText, STRONG } from '../../../ui/rich-text.tsx';
import { useAskRefund } from '../api/use-ask-refund.ts';
import { refundingTexts } from '../refunding.texts.generated.ts';
import classes from './ask-refund.module.css';

type Offer = NonNullable<Purchase['refund']['offer']>;

/** Asking for the refund of a purchase: until when, what it means, and why where the fan wants to say. */
export function AskRefund({ purchaseId, offer }: { purchaseId: string; offer: Offer }) {
  const t = useTexts(refundingTexts);
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const ask = useAskRefund();
  const close = () => setIsAsking(false);
  const { min, max } = POLICY.refundLook;
  return (
    <div className={classes.ask}>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t.ask}
      </Button>
      <p className="dim">{t.until({ when: dateAndTime(offer.until, language) })}</p>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t.ask}
          confirmLabel={t.ask}
          busyLabel={t.asking}
          isBusy={ask.isPending}
          onConfirm={() =>
            ask.mutate(
              { params: { id: purchaseId }, body: { reason: reason.trim() } },
              { onSuccess: close, onError: close },
            )
          }
          onClose={close}
        >
          <div className={classes.words}>
            <p>
              <RichText text={t.what({ pesos: formatPesos(offer.amount), min, max })} parts={STRONG} />
            </p>
            <p className="dim">{t.keep({ credits: formatCredits(offer.credits) })}</p>
            <TextArea
              label={t.reason}
              maxLength={REFUND_CHARACTERS}
              rows={2}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}
