import { paths } from '@likha/contract/addresses';
import { GIFT_CREDITS } from '@likha/contract/late-limits';
import { formatCredits } from '@likha/contract/money';
import { useConfig } from '../../../lib/config.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { giftTexts } from '../../../ui/gift/gift.texts.generated.ts';
import { GiftFields } from '../../../ui/gift/gift-fields.tsx';
import { useGiftDraft } from '../../../ui/gift/use-gift-draft.ts';
import { SpendParts } from '../../../ui/spend/spend-parts.tsx';
import { SpendPayment } from '../../../ui/spend/spend-payment.tsx';
import { useGiveCredits } from '../api/use-give-credits.ts';
import { givingTexts } from '../giving.texts.generated.ts';

const { min, max, mostADay, boughtHours: hours, receivedDays: days } = GIFT_CREDITS;

/** How many credits for whom, and with which words. */
export function GiveCreditsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(givingTexts);
  const gift = useTexts(giftTexts);
  const { values, change, drop, to, isNamed } = useGiftDraft('gift-credits', { amount: '50' });
  const give = useGiveCredits();
  const { data: config } = useConfig();
  const { amount } = values;
  const credits = /^\d{1,5}$/.test(amount) ? Number(amount) : 0;
  const isAmount = credits >= min && credits <= max;
  const done = () => {
    drop();
    onClose();
  };
  return (
    <Dialog title={t.title} onClose={give.isPending ? () => undefined : onClose}>
      <SpendParts isBusy={give.isPending}>
        <TextField
          label={t.amount}
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          error={isAmount ? null : t.between({ min: wholeNumber(min), max: wholeNumber(max) })}
          onChange={(event) => change({ amount: event.currentTarget.value.replace(/[,\s]/g, '') })}
        />
        <GiftFields values={values} onChange={change} />
        <p className="dim">{t.terms({ most: formatCredits(mostADay), hours, days })}</p>
      </SpendParts>
      {isAmount && config && (
        <SpendPayment
          offer={{
            title: t.subject,
            credits,
            pesos: pesosForCredits(credits, config.php_per_credit),
            path: paths.creditHistory(),
          }}
          needMore={gift.needMore}
          isReady={isNamed}
          isBusy={give.isPending}
          onSend={() => give.mutate({ body: { ...to, credits } }, { onSuccess: done })}
        >
          {give.isPending ? gift.giving : gift.confirm({ credits: formatCredits(credits) })}
        </SpendPayment>
      )}
    </Dialog>
  );
}
