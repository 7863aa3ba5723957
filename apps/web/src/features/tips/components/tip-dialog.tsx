import { type Path, paths } from '@likha/contract/addresses';
import { TIP_CREDITS, TIP_MESSAGE_CHARACTERS } from '@likha/contract/limits';
import { formatCredits } from '@likha/contract/money';
import { useConfig } from '../../../lib/config.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { type Draft, useDraft } from '../../../lib/use-draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SpendParts } from '../../../ui/spend/spend-parts.tsx';
import { SpendPayment } from '../../../ui/spend/spend-payment.tsx';
import { type TipPlace, useTip } from '../api/use-tip.ts';
import { TIP_CHOICES, tipCredits } from '../tip-amount.ts';
import { tippingTexts } from '../tipping.texts.generated.ts';
import classes from './tip-dialog.module.css';

interface TipDialogProps {
  creator: { id: string; username: string; name: string };
  place?: TipPlace;
  onClose: () => void;
}

interface Tip {
  amount: string;
  message: string;
}

const ANYWHERE: TipPlace = { kind: 'anywhere' };
const BLANK: Tip = { amount: '50', message: '' };

/** How much, with which words, and what is left afterwards. What was typed is kept while credits are bought. */
export function TipDialog({ creator, place = ANYWHERE, onClose }: TipDialogProps) {
  const t = useTexts(tippingTexts);
  const draft = useDraft(`tip-${creator.id}`, BLANK);
  const tip = useTip(place);
  const { amount, message } = draft.values;
  const credits = tipCredits(amount);
  const done = () => {
    draft.drop();
    onClose();
  };
  const send = () =>
    credits !== null &&
    tip.mutate(
      {
        params: { id: place.kind === 'anywhere' ? creator.id : place.id },
        body: { credits, message: message.trim() || null },
      },
      { onSuccess: done },
    );
  return (
    <Dialog title={t.askTitle({ name: creator.name })} onClose={tip.isPending ? () => undefined : onClose}>
      <SpendParts isBusy={tip.isPending}>
        <Amount draft={draft} />
        <TextArea
          label={t.message}
          description={place.kind === 'live' ? t.messageInChat : t.messageHint({ name: creator.name })}
          rows={2}
          maxLength={TIP_MESSAGE_CHARACTERS}
          value={message}
          onChange={(event) => draft.change({ message: event.currentTarget.value })}
        />
      </SpendParts>
      <Payment
        creator={creator}
        path={pathOf(place, creator)}
        credits={credits}
        isBusy={tip.isPending}
        onSend={send}
      />
    </Dialog>
  );
}

/** Where the question is open again, for who buys missing credits first. */
function pathOf(place: TipPlace, creator: TipDialogProps['creator']): Path {
  if (place.kind === 'conversation') return paths.tippingIn(place.id, creator);
  return place.kind === 'live' ? paths.liveTip(creator.username, creator.id) : paths.tipping(creator);
}

function Amount({ draft }: { draft: Draft<Tip> }) {
  const t = useTexts(tippingTexts);
  const { amount } = draft.values;
  const limits = { min: wholeNumber(TIP_CREDITS.min), max: wholeNumber(TIP_CREDITS.max) };
  return (
    <>
      <Choices legend={t.amount} isPlain>
        {TIP_CHOICES.map((choice) => (
          <ChoiceCard
            key={choice}
            name="tip"
            isChosen={amount === String(choice)}
            onChoose={() => draft.change({ amount: String(choice) })}
            className={classes.choice}
          >
            {formatCredits(choice)}
          </ChoiceCard>
        ))}
      </Choices>
      <TextField
        label={t.ownAmount}
        inputMode="numeric"
        autoComplete="off"
        value={amount}
        error={tipCredits(amount) === null ? t.between(limits) : null}
        onChange={(event) => draft.change({ amount: event.currentTarget.value.replace(/[,\s]/g, '') })}
      />
    </>
  );
}

interface PaymentProps {
  creator: TipDialogProps['creator'];
  /** Where one is back at, once missing credits are bought. */
  path: Path;
  credits: number | null;
  isBusy: boolean;
  onSend: () => void;
}

function Payment({ creator, path, credits, isBusy, onSend }: PaymentProps) {
  const t = useTexts(tippingTexts);
  const { data: config } = useConfig();
  if (credits === null || !config) return null;
  const pesos = pesosForCredits(credits, config.php_per_credit);
  const offer = { title: t.subject({ name: creator.name }), credits, pesos, path };
  return (
    <SpendPayment offer={offer} needMore={t.needMore} isBusy={isBusy} onSend={onSend}>
      {isBusy ? t.sending : t.confirm({ credits: formatCredits(credits) })}
    </SpendPayment>
  );
}
