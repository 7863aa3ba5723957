import { formatCredits } from '@likha/contract/money';
import type { ReactNode } from 'react';
import type { Offer } from '../../lib/offer.ts';
import { useTexts } from '../../lib/texts.ts';
import { useCall } from '../../lib/use-call.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import { BalanceFigures } from './balance-figures.tsx';
import { MissingCredits } from './missing-credits.tsx';
import classes from './spend-dialog.module.css';
import { spendingTexts } from './spending.texts.generated.ts';

interface SpendDialogProps {
  offer: Offer;
  words: { title: string; confirm: string; busy: string; needMore: (missing: { credits: string }) => string };
  /** Of several offers which one this is, also while there is too little for it. */
  choice?: ReactNode;
  /** What is bought, and for how long. */
  children: ReactNode;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What something costs and what is left afterwards; with too few credits, the way to more. */
export function SpendDialog({
  offer,
  words,
  choice,
  children,
  isBusy,
  onConfirm,
  onClose,
}: SpendDialogProps) {
  const t = useTexts(spendingTexts);
  const { data } = useCall('GET /credits/wallet');
  const balance = data?.balance ?? null;
  // What is being paid is not taken away from under the press by a balance that has just become smaller.
  if (balance !== null && balance < offer.credits && !isBusy)
    return (
      <Dialog onClose={onClose} title={t.tooFew}>
        {choice}
        <BalanceFigures offer={offer} balance={balance} isTooFew />
        <div className={classes.actions}>
          <MissingCredits
            offer={offer}
            balance={balance}
            text={words.needMore({ credits: formatCredits(offer.credits - balance) })}
          />
        </div>
      </Dialog>
    );
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      busyLabel={words.busy}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {choice}
      <div className={classes.what}>{children}</div>
      <BalanceFigures offer={offer} balance={balance} />
    </ConfirmDialog>
  );
}
