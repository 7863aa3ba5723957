import { SUBSCRIBE } from '@likha/contract/addresses';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useAskedAtOnce } from '../../../lib/use-asked-at-once.ts';
import { Button } from '../../../ui/button.tsx';
import { IconHeartPlus } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import type { Subscribable } from '../subscribable.ts';
import { subscribingTexts } from '../subscribing.texts.generated.ts';

const loadDialog = () => import('./subscribe-dialog.tsx').then((module) => module.SubscribeDialog);

/** Join the Fan: asks before anything is spent. */
export function SubscribeButton({ creator }: { creator: Subscribable }) {
  const t = useTexts(subscribingTexts);
  const [isAsking, setIsAsking] = useState(false);
  useAskedAtOnce(SUBSCRIBE, creator.id, () => setIsAsking(true));
  const close = () => setIsAsking(false);
  if (creator.credits === null) return null;
  return (
    <>
      <Button
        size="lg"
        leftSection={<IconHeartPlus size={20} stroke={2} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
        data-testid="subscribe-button"
      >
        {t.join}
      </Button>
      {isAsking && <OnDemand load={loadDialog} props={{ creator, onClose: close }} onFailed={close} />}
    </>
  );
}
