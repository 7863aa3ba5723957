import { paths } from '@likha/contract/addresses';
import { GIFT, type GiftPlan } from '@likha/contract/late-limits';
import { formatCredits } from '@likha/contract/money';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SpendPayment } from '../../../ui/spend/spend-payment.tsx';
import { useGiveSubscription } from '../api/use-give-subscription.ts';
import { giftsTexts } from '../gifts.texts.generated.ts';
import type { Plan } from '../plans.ts';
import type { Subscribable } from '../subscribable.ts';
import classes from './gift-dialog.module.css';
import { PlanPicker } from './plan-picker.tsx';

interface GiftDialogProps {
  creator: Subscribable;
  onClose: () => void;
}

type GiftOffer = Plan & { plan: GiftPlan };

interface Gift {
  plan: GiftPlan;
  username: string;
  message: string;
  showsName: boolean;
  /** Under the same name what is sent again is given once: of other words it is another gift. */
  clientId: string;
}

const blank = (): Gift => {
  return { plan: 'monthly', username: '', message: '', showsName: false, clientId: crypto.randomUUID() };
};

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
  const [begun] = useState(blank);
  const draft = useDraft(`gift-${creator.id}`, begun);
  const give = useGiveSubscription();
  const { username, message, showsName, clientId } = draft.values;
  const change = (part: Partial<Gift>) => draft.change({ ...part, clientId: crypto.randomUUID() });
  const offer = offers.find(({ plan }) => plan === draft.values.plan) ?? offers[0];
  const done = () => {
    draft.drop();
    onClose();
  };
  const send = () =>
    give.mutate(
      {
        params: { id: creator.id },
        body: {
          username,
          plan: offer.plan,
          credits: offer.credits,
          message: message.trim() || null,
          shows_name: showsName,
          client_id: clientId,
        },
      },
      { onSuccess: done },
    );
  return (
    <Dialog title={t.title({ name: creator.name })} onClose={give.isPending ? () => undefined : onClose}>
      <fieldset className={classes.parts} disabled={give.isPending}>
        {offers.length > 1 && (
          <PlanPicker
            plans={offers}
            chosen={offer}
            onChoose={({ plan }) => plan !== 'introduction' && change({ plan })}
          />
        )}
        <TextField
          label={t.username}
          description={t.usernameHint}
          value={username}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          onChange={(event) => change({ username: event.currentTarget.value })}
        />
        <TextArea
          label={t.message}
          description={t.messageHint}
          rows={2}
          maxLength={GIFT.messageCharacters}
          value={message}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
        <Checkbox
          label={t.showName}
          description={t.showNameHint}
          checked={showsName}
          onChange={(event) => change({ showsName: event.currentTarget.checked })}
        />
      </fieldset>
      <p className="dim">{t.terms}</p>
      <SpendPayment
        offer={{
          title: t.subject({ name: creator.name }),
          credits: offer.credits,
          pesos: offer.price,
          path: paths.subscribing(creator),
        }}
        needMore={t.needMore}
        isReady={username.trim().replace('@', '') !== ''}
        isBusy={give.isPending}
        onSend={send}
      >
        {give.isPending ? t.giving : t.confirm({ credits: formatCredits(offer.credits) })}
      </SpendPayment>
    </Dialog>
  );
}
