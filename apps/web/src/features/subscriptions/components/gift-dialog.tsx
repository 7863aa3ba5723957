import { paths } from '@likha/contract/addresses';
import type { GiftPlan } from '@likha/contract/late-limits';
import { formatCredits } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { giftTexts } from '../../../ui/gift/gift.texts.generated.ts';
import { GiftFields } from '../../../ui/gift/gift-fields.tsx';
import { useGiftDraft } from '../../../ui/gift/use-gift-draft.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SpendParts } from '../../../ui/spend/spend-parts.tsx';
import { SpendPayment } from '../../../ui/spend/spend-payment.tsx';
import { useGiveSubscription } from '../api/use-give-subscription.ts';
import { giftsTexts } from '../gifts.texts.generated.ts';
import type { Plan } from '../plans.ts';
import type { Subscribable } from '../subscribable.ts';
import { PlanPicker } from './plan-picker.tsx';

interface GiftDialogProps {
  creator: Subscribable;
  onClose: () => void;
}

const MONTH: GiftPlan = 'monthly';

type GiftOffer = Plan & { plan: GiftPlan };

/** For whom, for how long and with which words; what is left afterwards. What was typed is kept while credits are bought. */
export function GiftDialog({ creator, onClose }: GiftDialogProps) {
  const t = useTexts(giftsTexts);
  const { data, isPending } = useCall('GET /creators/{id}/subscription-plans', {
    params: { id: creator.id },
  });
  // An introduction is for oneself.
  const offers = data?.plans.filter((one): one is GiftOffer => one.plan !== 'introduction') ?? [];
  const [first] = offers;
  if (first) return <Ask creator={creator} offers={[first, ...offers.slice(1)]} onClose={onClose} />;
  return (
    <Dialog title={t.title({ name: creator.name })} onClose={onClose}>
      {isPending ? <Skeleton height={220} label={t.loading} /> : <p>{t.none}</p>}
    </Dialog>
  );
}

function Ask({ creator, offers, onClose }: GiftDialogProps & { offers: [GiftOffer, ...GiftOffer[]] }) {
  const t = useTexts(giftsTexts);
  const gift = useTexts(giftTexts);
  const { values, change, drop, to, isNamed } = useGiftDraft(`gift-${creator.id}`, { plan: MONTH });
  const give = useGiveSubscription();
  const offer = offers.find(({ plan }) => plan === values.plan) ?? offers[0];
  const done = () => {
    drop();
    onClose();
  };
  const send = () =>
    give.mutate(
      {
        params: { id: creator.id },
        body: { ...to, plan: offer.plan, credits: offer.credits },
      },
      { onSuccess: done },
    );
  return (
    <Dialog title={t.title({ name: creator.name })} onClose={give.isPending ? () => undefined : onClose}>
      <SpendParts isBusy={give.isPending}>
        {offers.length > 1 && (
          <PlanPicker
            plans={offers}
            chosen={offer}
            onChoose={({ plan }) => plan !== 'introduction' && change({ plan })}
          />
        )}
        <GiftFields values={values} onChange={change} />
        <p className="dim">{t.terms}</p>
      </SpendParts>
      <SpendPayment
        offer={{
          title: t.subject({ name: creator.name }),
          credits: offer.credits,
          pesos: offer.price,
          path: paths.subscribing(creator),
        }}
        needMore={gift.needMore}
        isReady={isNamed}
        isBusy={give.isPending}
        onSend={send}
      >
        {give.isPending ? gift.giving : gift.confirm({ credits: formatCredits(offer.credits) })}
      </SpendPayment>
    </Dialog>
  );
}
