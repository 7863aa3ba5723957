import { formatCredits, formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import type { PaymentMethod } from '../../../lib/api-types.ts';
import { useConfig } from '../../../lib/config.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { purchaseBody, useBuyCredits } from '../api/use-buy-credits.ts';
import { buyingTexts } from '../buying.texts.generated.ts';
import { methodName } from '../method-names.ts';
import { type Order, withExpected } from '../order.ts';
import { useOrder } from '../use-order.ts';
import classes from './buy-credits-form.module.css';
import { MethodPicker } from './method-picker.tsx';
import { OrderSummary } from './order-summary.tsx';
import { CustomAmount, PackPicker } from './pack-picker.tsx';

const ALL_METHODS: PaymentMethod[] = ['gcash', 'maya', 'card', 'paypal'];

/** Choosing a pack or an amount, how to pay, and paying. */
export function BuyCreditsForm() {
  const t = useTexts(buyingTexts);
  const config = useConfig();
  const wallet = useCall('GET /credits/wallet');
  // When the figures cannot be read they fall back to a rate of 1 and a balance of 0.
  const phpPerCredit = wallet.data?.php_per_credit ?? config.data?.php_per_credit ?? 1;
  const balance = wallet.data?.balance ?? 0;
  const draft = useOrder(config.data, phpPerCredit);
  const [method, setMethod] = useState<PaymentMethod>('gcash');
  const { order, oldPrice, forget, buy, isBusy } = usePurchaseFlow(draft.order);

  if (config.isPending || wallet.isPending) return <Skeleton height={520} label={t.loadingPrices} />;
  const choose = (choice: string) => {
    forget();
    draft.setChoice(choice);
  };
  return (
    <>
      <header className={classes.head}>
        <h1>{t.title}</h1>
        <p className="dim">
          <span data-testid="rate">{t.rate({ pesos: formatPesos(phpPerCredit) })}</span> · {t.balanceLead}{' '}
          <strong className={classes.balance} data-testid="balance">
            {formatCredits(balance)}
          </strong>
        </p>
      </header>
      <div className={classes.columns}>
        <div className={classes.choices}>
          <PackPicker
            packs={draft.packs}
            phpPerCredit={phpPerCredit}
            choice={draft.choice}
            onChoose={choose}
          />
          <CustomAmount
            text={draft.customText}
            problem={draft.customProblem}
            isChosen={draft.isCustom}
            onChange={(text) => {
              choose(text === '' ? 'popular' : 'custom');
              draft.setCustomText(text);
            }}
          />
          <MethodPicker
            methods={config.data?.payment_methods ?? ALL_METHODS}
            value={method}
            onChange={setMethod}
          />
        </div>
        <OrderSummary
          order={order}
          balance={balance}
          methodName={methodName(method, t)}
          isSandbox={config.data?.is_sandbox_payment ?? false}
          oldPrice={oldPrice}
          isBusy={isBusy}
          onBuy={() => buy(method)}
        />
      </div>
    </>
  );
}

/** Buys the order shown. A changed price replaces its figures, and the fan has to agree again. */
function usePurchaseFlow(draft: Order | null) {
  const purchase = useBuyCredits();
  const [corrected, setCorrected] = useState<{ order: Order; oldPrice: number } | null>(null);
  const order = corrected?.order ?? draft;

  function buy(method: PaymentMethod) {
    if (!order) return;
    purchase.mutate(
      { body: purchaseBody(order, method) },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.expected)
            setCorrected({ order: withExpected(order, error.expected), oldPrice: order.finalAmount });
        },
      },
    );
  }

  const isBusy = purchase.isPending || (purchase.isSuccess && Boolean(purchase.data.approval_url));
  return { order, oldPrice: corrected?.oldPrice ?? null, forget: () => setCorrected(null), buy, isBusy };
}
