import { formatPesos } from '@likha/contract/money';
import type { Purchase } from '../../../lib/api-types.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { usePurchase } from '../api/use-purchase.ts';
import { METHOD_NAMES } from '../method-names.ts';
import classes from './purchase-outcome.module.css';
import { SettledPurchase } from './settled-purchase.tsx';

interface PurchaseOutcomeProps {
  id: string;
  isCancelled: boolean;
  onAgain: () => void;
}

/** What became of a purchase, on coming back from the provider. */
export function PurchaseOutcome({ id, isCancelled, onAgain }: PurchaseOutcomeProps) {
  const query = usePurchase(id, isCancelled);
  return (
    <Loaded
      query={query}
      loading={<Skeleton height={360} label="Loading your purchase" className={classes.outcome} />}
      failedTitle="We could not look up your purchase"
    >
      {(purchase) => (
        <div className={classes.outcome} role="status" data-testid={`purchase-${purchase.status}`}>
          {purchase.status === 'pending' ? (
            <Pending purchase={purchase} onCheck={() => void query.refetch()} isChecking={query.isFetching} />
          ) : (
            <SettledPurchase purchase={purchase} status={purchase.status} onAgain={onAgain} />
          )}
        </div>
      )}
    </Loaded>
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
  return (
    <StatePanel
      level={1}
      icon={<Spinner />}
      title="Waiting for your payment"
      text={`${METHOD_NAMES[purchase.payment_method]} has not confirmed ${formatPesos(purchase.final_amount)} yet. We ask again every few seconds for a minute; should you leave, your credits arrive by themselves.`}
      action={
        <>
          {purchase.approval_url && (
            <a className={buttonClass({})} href={purchase.approval_url}>
              Continue to payment
            </a>
          )}
          <Button variant="default" loading={isChecking} onClick={onCheck}>
            Check again
          </Button>
        </>
      }
    />
  );
}
