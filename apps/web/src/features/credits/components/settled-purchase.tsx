import { paths } from '@likha/contract/addresses';
import { formatCredits, formatPesos } from '@likha/contract/money';
import type { Purchase } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconHourglassHigh,
  IconReceiptOff,
  IconReceiptRefund,
  IconScale,
} from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichText, STRONG } from '../../../ui/rich-text.tsx';
import { CopiedText } from '../../../ui/share/copied-text.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { buyingTexts } from '../buying.texts.generated.ts';
import { chargeWords } from '../charge.ts';
import { methodName } from '../method-names.ts';
import { explanationOf, purchaseWords, type SettledStatus } from '../purchase-words.ts';
import { purchasesTexts } from '../purchases.texts.generated.ts';
import { PaymentHelp } from './payment-help.tsx';
import { PurchaseRefund } from './purchase-refund.tsx';

const ICONS: Record<SettledStatus, typeof IconScale> = {
  completed: IconCircleCheck,
  held: IconHourglassHigh,
  mismatch: IconScale,
  refunded: IconReceiptRefund,
  disputed: IconAlertTriangle,
  declined: IconCircleX,
  cancelled: IconReceiptOff,
  expired: IconClockX,
};

interface SettledPurchaseProps {
  purchase: Purchase;
  status: SettledStatus;
  onAgain: () => void;
}

/** A purchase that nothing more is asked about: how it went, the figures, and the way on. */
export function SettledPurchase({ purchase, status, onAgain }: SettledPurchaseProps) {
  const t = useTexts(purchasesTexts);
  const { title, tone, canTryAgain } = purchaseWords(status, t);
  const Icon = ICONS[status];
  return (
    <>
      <StatePanel
        level={1}
        tone={tone}
        icon={<Icon size={32} stroke={1.75} />}
        title={title}
        text={explanationOf(purchase, status, t)}
        action={canTryAgain ? <Button onClick={onAgain}>{t.tryAgain}</Button> : <WaysOn />}
      />
      <Requoted purchase={purchase} />
      <PurchaseFigures purchase={purchase} isCompleted={status === 'completed'} />
      {hasReceipt(status) && <ReceiptFile purchaseId={purchase.id} />}
      <PurchaseRefund purchase={purchase} />
      <PaymentHelp reference={purchase.reference} />
    </>
  );
}

/** Of what was paid, whatever became of it since (P379). */
const hasReceipt = (status: SettledStatus) =>
  status === 'completed' || status === 'refunded' || status === 'disputed';

function ReceiptFile({ purchaseId }: { purchaseId: string }) {
  const t = useTexts(purchasesTexts);
  return (
    <a
      className={buttonClass({ variant: 'default', fullWidth: true })}
      href={`/api/credits/purchases/${purchaseId}/receipt.pdf`}
      download
    >
      {t.receiptPdf}
    </a>
  );
}

/** Where to go where nothing is left to do here. */
export function WaysOn() {
  const t = useTexts(purchasesTexts);
  return (
    <>
      <LinkButton to={paths.fan()}>{t.backToFeed}</LinkButton>
      <LinkButton to={paths.creditHistory()} variant="default">
        {t.viewHistory}
      </LinkButton>
    </>
  );
}

/** An order grants what it promised, unless the rate moved too far before the fan paid. */
function Requoted({ purchase }: { purchase: Purchase }) {
  const t = useTexts(purchasesTexts);
  if (!purchase.was_requoted || purchase.granted_credits === null) return null;
  return (
    <Notice tone="warn" testId="purchase-requoted">
      <RichText
        text={t.requoted({
          pesos: formatPesos(purchase.final_amount),
          credits: formatCredits(purchase.granted_credits),
        })}
        parts={STRONG}
      />
    </Notice>
  );
}

/** The receipt: what was bought, how it was paid, when, and the number to name when asking about it. */
function PurchaseFigures({ purchase, isCompleted }: { purchase: Purchase; isCompleted: boolean }) {
  const t = useTexts(purchasesTexts);
  const buying = useTexts(buyingTexts);
  const language = useLanguage();
  const { credit_amount, granted_credits, final_amount, charge, balance } = purchase;
  return (
    <Figures>
      <Figure name={isCompleted ? t.creditsAdded : t.credits}>
        {formatCredits(granted_credits ?? credit_amount)}
      </Figure>
      <Figure name={isCompleted ? t.paid : t.price}>{formatPesos(final_amount)}</Figure>
      {charge && <Figure name={t.charged}>{t.chargedAt(chargeWords(charge))}</Figure>}
      {final_amount > 0 && (
        <Figure name={t.method}>{methodName(purchase.payment_method, buying, charge?.currency)}</Figure>
      )}
      <Figure name={t.date}>{dateAndTime(purchase.completed_at ?? purchase.created_at, language)}</Figure>
      <Figure name={t.reference}>
        <CopiedText text={purchase.reference} name={t.reference} />
      </Figure>
      <Figure name={t.yourBalance} strong>
        {formatCredits(balance)}
      </Figure>
    </Figures>
  );
}
