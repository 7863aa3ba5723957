import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SpendDialog } from '../../../ui/spend/spend-dialog.tsx';
import { useSubscribe } from '../api/use-subscribe.ts';
import type { Subscribable } from '../subscribable.ts';
import { subscribingTexts } from '../subscribing.texts.generated.ts';

interface SubscribeDialogProps {
  creator: Subscribable;
  onClose: () => void;
}

/**
 * Asks before a month with a creator is paid. The price that is shown is sent along: another one is refused, shown, and
 * takes a press of its own (P107, P83).
 */
export function SubscribeDialog({ creator, onClose }: SubscribeDialogProps) {
  const t = useTexts(subscribingTexts);
  const subscribe = useSubscribe(creator.id);
  // The price that was agreed to stands while it is being paid, whatever the profile says meanwhile.
  const [sent, setSent] = useState<number | null>(null);
  const credits = (subscribe.isPending ? sent : creator.credits) ?? 0;
  const hasChanged = subscribe.error instanceof ApiError && subscribe.error.code === 'price_changed';
  const changed = hasChanged && (
    <Notice tone="warn" testId="price-changed">
      {t.priceChanged}
    </Notice>
  );
  const pay = () => {
    setSent(credits);
    subscribe.mutate({ params: { id: creator.id }, body: { credits } }, { onSuccess: onClose });
  };
  if (credits === 0)
    return (
      <ConfirmDialog
        isOpen
        title={t.askTitle({ name: creator.name })}
        confirmLabel={t.confirmFree}
        busyLabel={t.subscribing}
        isBusy={subscribe.isPending}
        onConfirm={pay}
        onClose={onClose}
      >
        <p>{t.isFree}</p>
        {changed}
      </ConfirmDialog>
    );
  return (
    <SpendDialog
      offer={{
        title: t.subject({ name: creator.name }),
        credits,
        pesos: creator.pesos ?? 0,
        path: paths.subscribing(creator),
      }}
      words={{
        title: t.askTitle({ name: creator.name }),
        confirm: t.confirm({ credits: formatCredits(credits) }),
        busy: t.subscribing,
        needMore: t.needMore,
      }}
      isBusy={subscribe.isPending}
      onConfirm={pay}
      onClose={onClose}
    >
      <p>{t.renews}</p>
      {changed}
    </SpendDialog>
  );
}
