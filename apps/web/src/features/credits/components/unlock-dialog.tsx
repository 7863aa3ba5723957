import { formatCredits, formatPesos } from '@likha/contract/money';
import { paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Unlockable } from '../unlockable.ts';
import classes from './unlock-dialog.module.css';

interface UnlockDialogProps {
  item: Unlockable;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What unlocking costs and what is left afterwards; with too few credits, the way to more. */
export function UnlockDialog({ item, isBusy, onConfirm, onClose }: UnlockDialogProps) {
  const { data } = useCall('GET /credits/wallet');
  const balance = data?.balance ?? null;
  if (balance !== null && balance < item.credits)
    return <TooFewCredits item={item} balance={balance} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title="Unlock this post?"
      confirmLabel={`Unlock for ${formatCredits(item.credits)}`}
      busyLabel="Unlocking..."
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={classes.what}>
        <strong>{item.title}</strong>
        <span className="dim">Yours for good. You will not be charged again.</span>
      </p>
      <Figures>
        <Figure name="Balance now">{balance === null ? '…' : formatCredits(balance)}</Figure>
        <Figure name="Price">
          {formatCredits(item.credits)} · {formatPesos(item.pesos)}
        </Figure>
        <Figure name="Balance after" strong>
          {balance === null ? '…' : formatCredits(balance - item.credits)}
        </Figure>
      </Figures>
    </ConfirmDialog>
  );
}

function TooFewCredits({
  item,
  balance,
  onClose,
}: {
  item: Unlockable;
  balance: number;
  onClose: () => void;
}) {
  return (
    <Dialog onClose={onClose} title="Not enough credits">
      <Figures>
        <Figure name="Your balance">{formatCredits(balance)}</Figure>
        <Figure name="Price">
          {formatCredits(item.credits)} · {formatPesos(item.pesos)}
        </Figure>
      </Figures>
      <div className={classes.actions}>
        <Notice tone="warn" testId="insufficient-credits">
          You need <strong>{formatCredits(item.credits - balance)}</strong> more to unlock this post.
        </Notice>
        <LinkButton to={paths.buyCredits()} size="lg" fullWidth>
          Buy credits
        </LinkButton>
      </div>
    </Dialog>
  );
}
