import { formatCredits, formatPesos } from '@likha/contract/money';
import { useLocation } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichText, STRONG } from '../../../ui/rich-text.tsx';
import { wantCredits } from '../buying-draft.ts';
import type { Unlockable } from '../unlockable.ts';
import { unlockingTexts } from '../unlocking.texts.generated.ts';
import classes from './unlock-dialog.module.css';

interface UnlockDialogProps {
  item: Unlockable;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What unlocking costs and what is left afterwards; with too few credits, the way to more. */
export function UnlockDialog({ item, isBusy, onConfirm, onClose }: UnlockDialogProps) {
  const t = useTexts(unlockingTexts);
  const { data } = useCall('GET /credits/wallet');
  const balance = data?.balance ?? null;
  if (balance !== null && balance < item.credits)
    return <TooFewCredits item={item} balance={balance} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={t.askTitle}
      confirmLabel={t.confirm({ credits: formatCredits(item.credits) })}
      busyLabel={t.unlocking}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={classes.what}>
        <strong>{item.title}</strong>
        <span className="dim">{t.forGood}</span>
      </p>
      <Figures>
        <Figure name={t.balanceNow}>{balance === null ? '…' : formatCredits(balance)}</Figure>
        <Figure name={t.price}>
          {formatCredits(item.credits)} · {formatPesos(item.pesos)}
        </Figure>
        <Figure name={t.balanceAfter} strong>
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
  const t = useTexts(unlockingTexts);
  const here = useLocation();
  return (
    <Dialog onClose={onClose} title={t.tooFew}>
      <Figures>
        <Figure name={t.yourBalance}>{formatCredits(balance)}</Figure>
        <Figure name={t.price}>
          {formatCredits(item.credits)} · {formatPesos(item.pesos)}
        </Figure>
      </Figures>
      <div className={classes.actions}>
        <Notice tone="warn" testId="insufficient-credits">
          <RichText text={t.needMore({ credits: formatCredits(item.credits - balance) })} parts={STRONG} />
        </Notice>
        <LinkButton
          to={paths.buyCredits()}
          size="lg"
          fullWidth
          onClick={() => wantCredits(item, balance, here)}
        >
          {t.buyCredits}
        </LinkButton>
      </div>
    </Dialog>
  );
}
