import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { IconHeartCheck } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { subscribingTexts } from '../subscribing.texts.generated.ts';
import { subscriptionOf, subscriptionState } from '../subscription-state.ts';
import classes from './subscribed-button.module.css';

const loadDialog = () => import('./subscription-dialog.tsx').then((module) => module.SubscriptionDialog);

/** Subscribed, until when, and the way to cancel or go on. */
export function SubscribedButton({ creatorId }: { creatorId: string }) {
  const t = useTexts(subscribingTexts);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useCall('GET /subscriptions', subscriptionOf(creatorId));
  const [subscription] = data?.subscriptions ?? [];
  const close = () => setIsOpen(false);
  return (
    <div className={classes.place}>
      <Button
        size="lg"
        variant="default"
        leftSection={<IconHeartCheck size={20} stroke={2} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        data-testid="subscribed-button"
      >
        {t.subscribed}
      </Button>
      <p className={classes.until}>{subscription && subscriptionState(subscription, t, language)}</p>
      {isOpen && <OnDemand load={loadDialog} props={{ creatorId, onClose: close }} onFailed={close} />}
    </div>
  );
}
