import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SpendDialog } from '../../../ui/spend/spend-dialog.tsx';
import { useSubscribe } from '../api/use-subscribe.ts';
import { plansTexts } from '../plans.texts.generated.ts';
import { monthOf, type Plan, type Plans, planTerms, pressWords } from '../plans.ts';
import type { Subscribable } from '../subscribable.ts';
import { subscribingTexts } from '../subscribing.texts.generated.ts';
import { GiftButton } from './gift-button.tsx';
import { LateGiftDialog } from './late-gift-dialog.tsx';
import { PlanPicker } from './plan-picker.tsx';
import classes from './subscribe-dialog.module.css';

interface SubscribeDialogProps {
  creator: Subscribable;
  onClose: () => void;
}

/** Asks how to subscribe, and before anything is paid. Where the plans cannot be had, the month that the profile shows is sold. */
export function SubscribeDialog({ creator, onClose }: SubscribeDialogProps) {
  const t = useTexts(subscribingTexts);
  const plans = useTexts(plansTexts);
  const [isGift, setIsGift] = useState(false);
  const { data, isPending } = useCall('GET /creators/{id}/subscription-plans', {
    params: { id: creator.id },
  });
  if (isPending)
    return (
      <Dialog title={t.askTitle({ name: creator.name })} onClose={onClose}>
        <Skeleton height={220} label={plans.plansLoading} />
      </Dialog>
    );
  if (isGift) return <LateGiftDialog gift={{ creator, onClose }} onFailed={() => setIsGift(false)} />;
  const month = monthOf(creator);
  const shown: Plans = data?.plans.length
    ? data
    : { plans: [month], then_credits: month.credits, then_price: month.price, benefits: [] };
  return <Ask creator={creator} shown={shown} onGift={() => setIsGift(true)} onClose={onClose} />;
}

/**
 * What is shown is sent along: another price, or other days, are refused, shown, and take a press of their own (P107, P83).
 */
function Ask({
  creator,
  shown,
  onGift,
  onClose,
}: SubscribeDialogProps & { shown: Plans; onGift: () => void }) {
  const t = useTexts(subscribingTexts);
  const plans = useTexts(plansTexts);
  const subscribe = useSubscribe(creator.id);
  const [name, setName] = useState<Plan['plan'] | null>(null);
  // What was agreed to stands while it is being paid, whatever the creator offers meanwhile.
  const [sent, setSent] = useState<Plan | null>(null);
  const current = shown.plans.find(({ plan }) => plan === name) ?? (shown.plans[0] as Plan);
  const plan = (subscribe.isPending && sent) || current;
  const hasChanged = subscribe.error instanceof ApiError && subscribe.error.code === 'price_changed';
  const pay = () => {
    setSent(plan);
    const { plan: wanted, credits, trial_days } = plan;
    const body = { plan: wanted, credits, trial_days, then_credits: shown.then_credits };
    subscribe.mutate({ params: { id: creator.id }, body }, { onSuccess: onClose });
  };
  const picker = (
    <>
      {shown.plans.length > 1 && (
        <PlanPicker plans={shown.plans} chosen={plan} onChoose={(one) => setName(one.plan)} />
      )}
      {Boolean(shown.then_credits) && (
        <GiftButton className={classes.give} isDisabled={subscribe.isPending} onPress={onGift} />
      )}
    </>
  );
  const then = { credits: shown.then_credits ?? 0, pesos: shown.then_price ?? 0 };
  const terms = (
    <>
      {shown.benefits.length > 0 && (
        <ul className="ticks">
          {shown.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      <p>{planTerms(plan, then, plans)}</p>
      {hasChanged && (
        <Notice tone="warn" testId="price-changed">
          {t.offerChanged}
        </Notice>
      )}
    </>
  );
  const words = {
    title: t.askTitle({ name: creator.name }),
    confirm: pressWords(plan, plans),
    busy: t.subscribing,
    needMore: t.needMore,
  };
  if (plan.credits === 0)
    return (
      <ConfirmDialog
        isOpen
        title={words.title}
        confirmLabel={words.confirm}
        busyLabel={words.busy}
        isBusy={subscribe.isPending}
        onConfirm={pay}
        onClose={onClose}
      >
        {picker}
        {terms}
      </ConfirmDialog>
    );
  return (
    <SpendDialog
      offer={{
        title: t.subject({ name: creator.name }),
        credits: plan.credits,
        pesos: plan.price,
        path: paths.subscribing(creator),
      }}
      words={words}
      choice={picker}
      isBusy={subscribe.isPending}
      onConfirm={pay}
      onClose={onClose}
    >
      {terms}
    </SpendDialog>
  );
}
