import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { useLocation } from 'react-router';
import { useTexts } from '../../../lib/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SpendDialog } from '../../../ui/spend/spend-dialog.tsx';
import { askingTexts } from '../asking.texts.generated.ts';
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

/** Asks before a post or a message is unlocked. Another price than the one shown is refused, shown, and takes a press of its own (P124). */
export function UnlockDialog({ item, hasChanged, ...rest }: UnlockDialogProps) {
  const t = useTexts(askingTexts);
  const { unlocking } = useTexts(unlockingTexts);
  const here = useLocation();
  return (
    <SpendDialog
      offer={{ ...item, path: paths.unlocking(here, item.id) }}
      words={{
        title: item.kind === 'post' ? t.askTitle : t.askMessageTitle,
        confirm: t.confirm({ credits: formatCredits(item.credits) }),
        busy: unlocking,
        needMore: item.kind === 'post' ? t.needMore : t.needMoreForMessage,
      }}
      {...rest}
    >
      <strong>{item.title}</strong>
      <span className="dim">{t.forGood}</span>
      {hasChanged && (
        <Notice tone="warn" testId="price-changed">
          {item.kind === 'post' ? t.priceChanged : t.messagePriceChanged}
        </Notice>
      )}
    </SpendDialog>
  );
}
