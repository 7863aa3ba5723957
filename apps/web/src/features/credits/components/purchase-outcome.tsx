import { formatPesos } from '@likha/contract/money';
import { isMissing } from '../../../lib/api-error.ts';
import type { Purchase } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { IconReceiptOff } from '../../../ui/icons/icons.generated.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { usePurchase } from '../api/use-purchase.ts';
import { buyingTexts } from '../buying.texts.generated.ts';
import { methodName } from '../method-names.ts';
import { purchasesTexts } from '../purchases.texts.generated.ts';
import { useWayBack } from '../use-way-back.ts';
import { PaymentHelp } from './payment-help.tsx';
import classes from './purchase-outcome.module.css';
import { SettledPurchase, WaysOn } from './settled-purchase.tsx';

interface PurchaseOutcomeProps {
  id: string;
  isCancelled: boolean;
  onAgain: () => void;
}

/** What became of a purchase, on coming back from the provider. */
export function PurchaseOutcome({ id, isCancelled, onAgain }: PurchaseOutcomeProps) {
  const t = useTexts(purchasesTexts);
  const query = usePurchase(id, isCancelled);
  useWayBack(query.data);
  return (
    <Loaded
      query={query}
      loading={<Skeleton height={360} label={t.loading} className={classes.outcome} />}
      failedTitle={t.lookUpFailed}
      failed={(error) => (isMissing(error) ? <Missing /> : null)}
    >
      {(purchase) => (
        <div className={classes.outcome} role="status" data-testid={`purchase-${purchase.status}`}>
          {purchase.status === 'pending' ? (
            <>
              <Pending
                purchase={purchase}
                onCheck={() => void query.refetch()}
                isChecking={query.isFetching}
              />
              <PaymentHelp reference={purchase.reference} />
            </>
          ) : (
            <SettledPurchase purchase={purchase} status={purchase.status} onAgain={onAgain} />
          )}
        </div>
      )}
    </Loaded>
  );
}

/** Another account's, or none at all. */
function Missing() {
  const t = useTexts(purchasesTexts);
  return (
    <StatePanel
      level={1}
      icon={<IconReceiptOff size={32} stroke={1.75} />}
      title={t.missingTitle}
      text={t.missingText}
      action={<WaysOn />}
      testId="purchase-missing"
    />
  );
}

function Pending({
  purchase,
  onCheck,
  isChecking,
}: {
  purchase: Purchase;
  onCheck: () => void;
  isChecking: boolean;
}) {
  const t = useTexts(purchasesTexts);
  const buying = useTexts(buyingTexts);
  return (
    <StatePanel
      level={1}
      icon={<Spinner />}
      title={t.waitingTitle}
      text={t.waitingText({
        method: methodName(purchase.payment_method, buying),
        pesos: formatPesos(purchase.final_amount),
      })}
      action={
        <>
          {purchase.approval_url && (
            <a className={buttonClass({})} href={purchase.approval_url}>
              {t.continue}
            </a>
          )}
          <Button variant="default" loading={isChecking} onClick={onCheck}>
            {t.checkAgain}
          </Button>
        </>
      }
    />
  );
}
