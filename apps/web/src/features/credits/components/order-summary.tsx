import { formatCredits, formatPesos } from '@likha/contract/money';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
  return (
    <Card
      as="section"
      className={classes.summary}
      aria-labelledby="summary-title"
      data-testid="order-summary"
    >
      <h2 id="summary-title">Your order</h2>
      {oldPrice !== null && order && (
        <Notice tone="warn" testId="price-changed">
          <span role="alert">
            The price has changed from {formatPesos(oldPrice)} to{' '}
            <strong>{formatPesos(order.finalAmount)}</strong>. Nothing has been charged; confirm below if you
            agree.
          </span>
        </Notice>
      )}
      {order ? (
        <OrderFigures order={order} balance={balance} />
      ) : (
        <p className="dim">Enter an amount to see the price.</p>
      )}
      {isSandbox && (
        <Notice testId="sandbox-notice">
          <strong>This is a test payment.</strong> No real money moves.
        </Notice>
      )}
      <div className={classes.pay}>
        <Button
          size="lg"
          fullWidth
          disabled={!order}
          loading={isBusy}
          onClick={onBuy}
          data-testid="purchase-button"
        >
          {order ? `Pay ${formatPesos(order.finalAmount)} with ${methodName}` : 'Choose an amount'}
        </Button>
      </div>
      <p className="dim">You pay on the provider’s own page and come back here. Credits never expire.</p>
    </Card>
  );
}

function OrderFigures({ order, balance }: { order: Order; balance: number }) {
  return (
    <Figures>
      <Figure name="Credits">{formatCredits(order.baseCredits)}</Figure>
      {order.bonusCredits > 0 && <Figure name="Bonus">+{formatCredits(order.bonusCredits)}</Figure>}
      <Figure name="Balance now">{formatCredits(balance)}</Figure>
      <Figure name="Balance after">{formatCredits(balance + order.creditAmount)}</Figure>
      <Figure name="Total" strong>
        {formatPesos(order.finalAmount)}
      </Figure>
    </Figures>
  );
}
