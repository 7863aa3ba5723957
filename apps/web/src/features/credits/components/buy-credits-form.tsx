import { formatCredits, formatPesos } from '@likha/contract/money';
import { useCallback } from 'react';
import type { Config, PaymentMethod } from '../../../lib/api-types.ts';
import { type Buying, useBuying } from '../../../lib/buying-draft.ts';
import { useConfig } from '../../../lib/config.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { buyingTexts } from '../buying.texts.generated.ts';
import { chargeFor } from '../charge.ts';
import { methodName } from '../method-names.ts';
import { useOrder } from '../use-order.ts';
import { usePurchaseFlow } from '../use-purchase-flow.ts';
import classes from './buy-credits-form.module.css';
import { CouponBox } from './coupon-box.tsx';
import { MethodPicker } from './method-picker.tsx';
import { OrderSummary } from './order-summary.tsx';
import { CustomAmount, PackPicker } from './pack-picker.tsx';
import { PendingPurchase } from './pending-purchase.tsx';
import { WantedPost } from './wanted-post.tsx';

const ALL_METHODS: PaymentMethod[] = ['gcash', 'maya', 'card', 'paypal'];

/** Choosing a pack or an amount, how to pay, and paying. */
export function BuyCreditsForm() {
  const t = useTexts(buyingTexts);
  const config = useConfig();
  const wallet = useCall('GET /credits/wallet');
  if (config.isPending || wallet.isPending) return <Skeleton height={520} label={t.loadingPrices} />;
  // When the figures cannot be read they fall back to a rate of 1 and a balance of 0.
  const rate = wallet.data?.php_per_credit ?? config.data?.php_per_credit ?? 1;
  return <Buy config={config.data} rate={rate} balance={wallet.data?.balance ?? 0} />;
}

interface BuyProps {
  config: Config | undefined;
  /** Pesos per credit. */
  rate: number;
  balance: number;
}

function Buy({ config, rate, balance }: BuyProps) {
  const t = useTexts(buyingTexts);
  const { values, change } = useBuying();
  const { packs, customProblem, orderAt, amount, coupon } = useOrder(config, values, rate);
  const flow = usePurchaseFlow(orderAt, rate, {
    onBegun: (purchaseId) => change({ purchaseId }),
    onCouponChanged: coupon.forget,
  });
  const methods = config?.payment_methods ?? ALL_METHODS;
  // What was chosen before may not be offered any more.
  const method = methods.includes(values.method) ? values.method : (methods[0] ?? values.method);
  const currency = config?.foreign_charge?.currency;
  const charge = chargeFor(method, flow.order?.finalAmount ?? 0, config?.foreign_charge);
  const forgetPurchase = useCallback(() => change({ purchaseId: null }), [change]);
  return (
    <>
      <header className={classes.head}>
        <h1>{t.title}</h1>
        <p className="dim">
          <span data-testid="rate">{t.rate({ pesos: formatPesos(rate) })}</span> · {t.balanceLead}{' '}
          <strong className={classes.balance} data-testid="balance">
            {formatCredits(balance)}
          </strong>
        </p>
      </header>
      <div className={classes.notices}>
        {values.purchaseId && !flow.isBusy && (
          <PendingPurchase id={values.purchaseId} onOver={forgetPurchase} />
        )}
        {values.wanted && <WantedPost wanted={values.wanted} onDrop={() => change({ wanted: null })} />}
      </div>
      <div className={classes.columns}>
        <div className={classes.choices}>
          <PackPicker
            packs={packs}
            phpPerCredit={rate}
            choice={values.choice}
            onChoose={(choice) => change({ choice })}
          />
          <CustomAmount
            text={values.customText}
            problem={customProblem}
            isChosen={values.choice === 'custom'}
            onChange={(customText) => change(typed(customText))}
          />
          <MethodPicker
            methods={methods}
            value={method}
            currency={currency}
            onChange={(chosen) => change({ method: chosen })}
          />
          <CouponBox
            code={values.couponCode}
            answer={coupon.answer}
            isAsking={coupon.isAsking}
            amount={amount}
            onChange={(couponCode) => change({ couponCode })}
          />
        </div>
        <OrderSummary
          order={flow.order}
          balance={balance}
          methodName={methodName(method, t, currency)}
          charge={charge}
          isSandbox={config?.is_sandbox_payment ?? false}
          oldPrice={flow.oldPrice}
          isBusy={flow.isBusy}
          isAsking={coupon.isAsking}
          least={config?.least_payments?.[method] ?? 0}
          onAccept={flow.accept}
          onBuy={() => flow.buy(method, charge)}
        />
      </div>
    </>
  );
}

/** An amount that is typed is chosen; one that is taken away leaves a pack. */
function typed(customText: string): Partial<Buying> {
  return { customText, choice: customText === '' ? 'popular' : 'custom' };
}
