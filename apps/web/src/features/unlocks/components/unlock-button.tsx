import { UNLOCK } from '@likha/contract/addresses';
import { formatCredits, formatPesos } from '@likha/contract/money';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAskedAtOnce } from '../../../lib/use-asked-at-once.ts';
import { Button } from '../../../ui/button.tsx';
import { IconLockOpen2 } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import type { Unlockable } from '../unlockable.ts';
import { unlockingTexts } from '../unlocking.texts.generated.ts';

const loadDialog = () => import('./unlock-dialog.tsx').then((module) => module.UnlockDialog);

interface UnlockButtonProps {
  item: Unlockable;
  /** How the paying stands. */
  paying: { isPending: boolean; isSuccess: boolean; error: Error | null };
  /** @param onDone to be called once it is theirs */
  onPay: (onDone: () => void) => void;
  /** Told when the question opens and closes. */
  onAsking?: (isAsking: boolean) => void;
}

/** Unlock Now, Unlocking..., Unlocked: with the price on it and a confirmation before anything is spent. */
export function UnlockButton({ item, paying, onPay, onAsking }: UnlockButtonProps) {
  const t = useTexts(unlockingTexts);
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  const { isPending, isSuccess, error } = paying;
  const label = isSuccess ? t.unlocked : isPending ? t.unlocking : t.unlockNow;
  const isOver = isSuccess || isPending;
  const ask = (isAsked: boolean) => {
    setIsAsking(isAsked);
    onAsking?.(isAsked);
  };
  const close = () => ask(false);
  useAskedAtOnce(UNLOCK, item.id, () => {
    place.current?.scrollIntoView({ block: 'center' });
    ask(true);
  });
  return (
    <>
      <Button
        size="lg"
        leftSection={<IconLockOpen2 size={20} stroke={2} aria-hidden />}
        aria-haspopup="dialog"
        disabled={isOver}
        onClick={() => ask(true)}
        data-testid="unlock-button"
      >
        {label}
        {!isOver && ` · ${formatCredits(item.credits)}`}
      </Button>
      <p ref={place} className="visually-hidden">
        {t.atRate({ pesos: formatPesos(item.pesos) })}
      </p>
      {isAsking && (
        <OnDemand
          load={loadDialog}
          props={{
            item,
            isBusy: isPending,
            hasChanged: error instanceof ApiError && error.code === 'price_changed',
            onConfirm: () => onPay(close),
            onClose: close,
          }}
          onFailed={close}
        />
      )}
    </>
  );
}
