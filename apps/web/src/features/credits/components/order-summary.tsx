import { formatCredits, formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { OfflineNotice, SlowNotice } from '../../../ui/connection-notices.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichText, STRONG } from '../../../ui/rich-text.tsx';
import { SpendButton } from '../../../ui/spend-button.tsx';
import { useBar } from '../../../ui/use-bar.ts';
import { type BuyingTexts, buyingTexts } from '../buying.texts.generated.ts';
import { type Charge, chargeWords } from '../charge.ts';
import type { Order } from '../order.ts';
import classes from './order-summary.module.css';
import { PaymentHelp } from './payment-help.tsx';

interface OrderSummaryProps {
  order: Order | null;
  balance: number;
  methodName: string;
  /** What the card is charged where that is not pesos (P777). */
  charge: Charge | null;
  isSandbox: boolean;
  /** The price that the fan has agreed to, where it is another now. */
  oldPrice: number | null;
  isBusy: boolean;
  /** The coupon is being asked about this price: nothing is paid until it is known. */
  isAsking: boolean;
  /** Pesos that this way of paying takes at the least (P293). */
  least: number;
  onAccept: () => void;
  onBuy: () => void;
}

/** The whole deal in one place: what comes in, what it costs, the balance before and after. */
export function OrderSummary({
  order,
  balance,
  methodName,
  charge,
  isSandbox,
  oldPrice,
  isBusy,
  isAsking,
  least,
  onAccept,
  onBuy,
}: OrderSummaryProps) {
  const t = useTexts(buyingTexts);
  const isTooSmall = order !== null && order.finalAmount > 0 && order.finalAmount < least;
  return (
    <Card
      as="section"
      className={classes.summary}
      aria-labelledby="summary-title"
      data-testid="order-summary"
    >
      <h2 id="summary-title">{t.yourOrder}</h2>
      {order ? <OrderFigures order={order} balance={balance} /> : <p className="dim">{t.enterAmount}</p>}
      {isSandbox && (
        <Notice testId="sandbox-notice">
          <RichText text={t.sandbox} parts={STRONG} />
        </Notice>
      )}
      {order && charge && (
        <Notice testId="foreign-charge">
          <RichText
            text={t.foreignCharge({ ...chargeWords(charge), pesos: formatPesos(order.finalAmount) })}
            parts={STRONG}
          />
        </Notice>
      )}
      {isTooSmall && (
        <Notice tone="warn" testId="below-least">
          <RichText text={t.belowLeast({ method: methodName, least: formatPesos(least) })} parts={STRONG} />
        </Notice>
      )}
      <div ref={useBar('bottom')} className={classes.pay}>
        <OfflineNotice />
        <SlowNotice isBusy={isBusy} />
        {order && oldPrice !== null ? (
          <NewPrice before={oldPrice} now={order.finalAmount} onAccept={onAccept} />
        ) : (
          <SpendButton
            key="pay"
            isDisabled={!order || isAsking || isTooSmall}
            isBusy={isBusy}
            onPress={onBuy}
            testId="purchase-button"
          >
            {order ? payWords(order, methodName, charge, t) : t.chooseAmount}
          </SpendButton>
        )}
      </div>
      <p className="dim">{order?.finalAmount === 0 ? t.nothingToPay : t.onTheirPage}</p>
      <PaymentHelp />
    </Card>
  );
}

/** On a phone the button is what is seen of the order: it says what the card is charged, too. What costs nothing is paid nowhere (P18). */
function payWords(order: Order, method: string, charge: Charge | null, t: BuyingTexts): string {
  if (order.finalAmount === 0) return t.getForNothing({ credits: formatCredits(order.creditAmount) });
  const pesos = formatPesos(order.finalAmount);
  return charge ? t.payCharge({ pesos, charged: chargeWords(charge).charged }) : t.pay({ pesos, method });
}

interface NewPriceProps {
  before: number;
  now: number;
  onAccept: () => void;
}

/** In the place of Pay, where the person looks: the price is another, and has to be agreed to before anything is paid. */
function NewPrice({ before, now, onAccept }: NewPriceProps) {
  const t = useTexts(buyingTexts);
  return (
    <>
      <Notice tone="warn" testId="price-changed">
        <span role="alert">
          <RichText
            text={t.priceChanged({ before: formatPesos(before), now: formatPesos(now) })}
            parts={STRONG}
          />
        </span>
      </Notice>
      <SpendButton key="accept" onPress={onAccept} occasion={now} testId="accept-price">
        {t.acceptPrice({ pesos: formatPesos(now) })}
      </SpendButton>
    </>
  );
}

function OrderFigures({ order, balance }: { order: Order; balance: number }) {
  const t = useTexts(buyingTexts);
  return (
    <Figures>
      <Figure name={t.credits}>{formatCredits(order.baseCredits)}</Figure>
      {order.bonusCredits > 0 && <Figure name={t.bonus}>+{formatCredits(order.bonusCredits)}</Figure>}
      <Figure name={t.balanceNow}>{formatCredits(balance)}</Figure>
      <Figure name={t.balanceAfter}>{formatCredits(balance + order.creditAmount)}</Figure>
      {order.couponId && (
        <Figure name={t.discount}>{formatPesos(order.finalAmount - order.originalAmount)}</Figure>
      )}
      <Figure name={t.total} strong>
        {formatPesos(order.finalAmount)}
      </Figure>
    </Figures>
  );
}
