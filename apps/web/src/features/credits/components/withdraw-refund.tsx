import { formatCredits } from '@likha/contract/money';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useWithdrawRefund } from '../api/use-withdraw-refund.ts';
import { refundingTexts } from '../refunding.texts.generated.ts';

/** Withdrawing a request that nobody has decided, so that its credits can be used (P291). */
export function WithdrawRefund({ purchaseId, credits }: { purchaseId: string; credits: number }) {
  const t = useTexts(refundingTexts);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        {t.withdraw}
      </Button>
      {isAsked && <Sure purchaseId={purchaseId} credits={credits} close={() => setIsAsked(false)} />}
    </>
  );
}

function Sure({ purchaseId, credits, close }: { purchaseId: string; credits: number; close: () => void }) {
  const t = useTexts(refundingTexts);
  const withdraw = useWithdrawRefund();
  return (
    <ConfirmDialog
      isOpen
      title={t.withdraw}
      confirmLabel={t.withdraw}
      busyLabel={t.withdrawing}
      isBusy={withdraw.isPending}
      isDestructive
      onConfirm={() => withdraw.mutate({ params: { id: purchaseId } }, { onSuccess: close, onError: close })}
      onClose={close}
    >
      <p>{t.withdrawSure({ credits: formatCredits(credits) })}</p>
    </ConfirmDialog>
  );
}
