import { formatCredits, formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { OfflineNotice, SlowNotice } from '../../../ui/connection-notices.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichText, STRONG } from '../../../ui/rich-text.tsx';
import { SpendButton } from '../../../ui/spend-button.tsx';
import { buyingTexts } from '../buying.texts.generated.ts';
import type { Order } from '../order.ts';
import classes from './order-summary.module.css';

interface OrderSummaryProps {
  order: Order | null;
  balance: number;
  methodName: string;
  isSandbox: boolean;
  /** The price that the fan saw before the server named another. */
  oldPrice: number | null;
  isBusy: boolean;
  onBuy: () => void;
}

/** The whole deal in one place: what comes in, what it costs, the balance before and after. */
export function OrderSummary({
  order,
  balance,
  methodName,
  isSandbox,
  oldPrice,
  isBusy,
  onBuy,
}: OrderSummaryProps) {
  const t = useTexts(buyingTexts);
  return (
    <Card
      as="section"
      className={classes.summary}
      aria-labelledby="summary-title"
      data-testid="order-summary"
    >
      <h2 id="summary-title">{t.yourOrder}</h2>
      {oldPrice !== null && order && (
        <Notice tone="warn" testId="price-changed">
          <span role="alert">
            <RichText
              text={t.priceChanged({ before: formatPesos(oldPrice), now: formatPesos(order.finalAmount) })}
              parts={STRONG}
            />
          </span>
        </Notice>
      )}
      {order ? <OrderFigures order={order} balance={balance} /> : <p className="dim">{t.enterAmount}</p>}
      {isSandbox && (
        <Notice testId="sandbox-notice">
          <RichText text={t.sandbox} parts={STRONG} />
        </Notice>
      )}
      <div className={classes.pay}>
        <OfflineNotice />
        <SlowNotice isBusy={isBusy} />
        <SpendButton
          isDisabled={!order}
          isBusy={isBusy}
          occasion={oldPrice}
          onPress={onBuy}
          testId="purchase-button"
        >
          {order ? t.pay({ pesos: formatPesos(order.finalAmount), method: methodName }) : t.chooseAmount}
        </SpendButton>
      </div>
      <p className="dim">{t.onTheirPage}</p>
    </Card>
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
      <Figure name={t.total} strong>
        {formatPesos(order.finalAmount)}
      </Figure>
    </Figures>
  );
}
