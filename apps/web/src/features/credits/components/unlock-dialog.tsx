import { formatCredits } from '@likha/contract/money';
import { useLocation } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useTexts } from '../../../lib/texts.ts';
import type { Unlockable } from '../unlockable.ts';
import { unlockingTexts } from '../unlocking.texts.generated.ts';
import { SpendDialog } from './spend-dialog.tsx';

interface UnlockDialogProps {
  item: Unlockable;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a post is unlocked. */
export function UnlockDialog({ item, ...rest }: UnlockDialogProps) {
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
    </SpendDialog>
  );
}
