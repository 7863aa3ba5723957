import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { useLocation } from 'react-router';
import { useTexts } from '../../../lib/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SpendDialog } from '../../../ui/spend/spend-dialog.tsx';
import type { Unlockable } from '../unlockable.ts';
import { unlockingTexts } from '../unlocking.texts.generated.ts';

interface UnlockDialogProps {
  item: Unlockable;
  isBusy: boolean;
  /** Its creator has changed the price since it was shown, and nothing was paid. */
  hasChanged: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a post is unlocked. Another price than the one shown is refused, shown, and takes a press of its own (P124). */
export function UnlockDialog({ item, hasChanged, ...rest }: UnlockDialogProps) {
  const t = useTexts(unlockingTexts);
  const here = useLocation();
  return (
    <SpendDialog
      offer={{ ...item, path: paths.unlocking(here, item.id) }}
      words={{
        title: t.askTitle,
        confirm: t.confirm({ credits: formatCredits(item.credits) }),
        busy: t.unlocking,
        needMore: t.needMore,
      }}
      {...rest}
    >
      <strong>{item.title}</strong>
      <span className="dim">{t.forGood}</span>
      {hasChanged && (
        <Notice tone="warn" testId="price-changed">
          {t.priceChanged}
        </Notice>
      )}
    </SpendDialog>
  );
}
