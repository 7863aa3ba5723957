import { useState } from 'react';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { OfflineNotice, SlowNotice } from '../../../ui/connection-notices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SpendButton } from '../../../ui/spend-button.tsx';
import { useCancelSubscription } from '../api/use-cancel-subscription.ts';
import { useSubscribe } from '../api/use-subscribe.ts';
import { priceWords } from '../price-words.ts';
import { subscribingTexts } from '../subscribing.texts.generated.ts';
import {
  type Subscription,
  subscribableOf,
  subscriptionOf,
  subscriptionState,
} from '../subscription-state.ts';
import { GiftButton } from './gift-button.tsx';
import { LateGiftDialog } from './late-gift-dialog.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import classes from './subscription-dialog.module.css';

interface SubscriptionDialogProps {
  creatorId: string;
  onClose: () => void;
}

/** A subscription as it stands, and what can be done about it: cancel, renew again, or pay what is due. */
export function SubscriptionDialog({ creatorId, onClose }: SubscriptionDialogProps) {
  const t = useTexts(subscribingTexts);
  const [isPaying, setIsPaying] = useState(false);
  const [isGift, setIsGift] = useState(false);
  const query = useCall('GET /subscriptions', subscriptionOf(creatorId));
  const [known] = query.data?.subscriptions ?? [];
  const creator = known && subscribableOf(known);
  if (isGift && creator)
    return <LateGiftDialog gift={{ creator, onClose }} onFailed={() => setIsGift(false)} />;
  if (isPaying && creator) return <SubscribeDialog creator={creator} onClose={onClose} />;
  return (
    <Dialog title={t.manageTitle} onClose={onClose}>
      <Loaded query={query} loading={<Skeleton height={200} label={t.loading} />} failedTitle={t.loadFailed}>
        {({ subscriptions: [subscription] }) =>
          subscription ? (
            <div className={classes.parts}>
              <Standing subscription={subscription} />
              <Actions subscription={subscription} onPay={() => setIsPaying(true)} />
              {Boolean(creator?.credits) && <GiftButton onPress={() => setIsGift(true)} />}
            </div>
          ) : (
            <p>{t.ended}</p>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Standing({ subscription }: { subscription: Subscription }) {
  const t = useTexts(subscribingTexts);
  const language = useLanguage();
  const { creator, paid_until, credits_per_month, price } = subscription;
  return (
    <>
      <p>
        <strong>{creator.full_name}</strong>
        <br />
        <span className="dim">{subscriptionState(subscription, t, language)}</span>
      </p>
      <Figures>
        <Figure name={t.paidUntil}>{shortDate(paid_until, language)}</Figure>
        {credits_per_month !== null && price !== null && (
          <Figure name={t.nextMonth} strong>
            {priceWords(credits_per_month, price, t)}
          </Figure>
        )}
      </Figures>
    </>
  );
}

function Actions({ subscription, onPay }: { subscription: Subscription; onPay: () => void }) {
  const t = useTexts(subscribingTexts);
  const { is_past_due, renews, credits_now } = subscription;
  return (
    <>
      {is_past_due && renews && <Notice tone="warn">{t.pastDueText}</Notice>}
      {is_past_due && credits_now !== null && (
        <Button size="lg" fullWidth onClick={onPay}>
          {t.payNow}
        </Button>
      )}
      {renews && <Cancel subscription={subscription} />}
      {!renews && !is_past_due && <Resume subscription={subscription} />}
    </>
  );
}

function Cancel({ subscription }: { subscription: Subscription }) {
  const t = useTexts(subscribingTexts);
  const language = useLanguage();
  const cancel = useCancelSubscription();
  const until = subscription.is_past_due ? subscription.ends_at : subscription.paid_until;
  return (
    <>
      <p className="dim">{t.cancelText({ day: shortDate(until, language) })}</p>
      <OfflineNotice />
      <Button
        variant="default"
        size="lg"
        fullWidth
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ params: { id: subscription.creator.id } })}
      >
        {cancel.isPending ? t.cancelling : t.cancel}
      </Button>
    </>
  );
}

/** Nothing is charged now, but at the end of the month it is: it takes a press of its own, too (P82). */
function Resume({ subscription }: { subscription: Subscription }) {
  const t = useTexts(subscribingTexts);
  const language = useLanguage();
  const subscribe = useSubscribe(subscription.creator.id);
  const { id, credits, pesos } = subscribableOf(subscription);
  if (credits === null || pesos === null) return <p className="dim">{t.notOffered}</p>;
  return (
    <>
      <p className="dim">{t.resumeText({ day: shortDate(subscription.paid_until, language) })}</p>
      <Figures>
        <Figure name={t.monthNow}>{priceWords(credits, pesos, t)}</Figure>
      </Figures>
      <OfflineNotice />
      <SlowNotice isBusy={subscribe.isPending} />
      <SpendButton
        isBusy={subscribe.isPending}
        occasion={credits}
        onPress={() => subscribe.mutate({ params: { id }, body: { credits } })}
      >
        {subscribe.isPending ? t.resuming : t.resume}
      </SpendButton>
    </>
  );
}
