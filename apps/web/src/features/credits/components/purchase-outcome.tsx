import { formatCredits, formatPesos } from '@likha/contract/money';
import { IconCircleCheck, IconCircleX, IconClockX, IconReceiptOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Purchase } from '../../../lib/api-types.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { usePurchase } from '../api/use-purchase.ts';
import { METHOD_NAMES } from './method-picker.tsx';
import classes from './purchase-outcome.module.css';

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
            <Settled purchase={purchase} onAgain={onAgain} />
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

const WORDS: Record<
  Exclude<Purchase['status'], 'pending'>,
  { title: string; text: string; icon: ReactNode }
> = {
  completed: {
    title: 'Credits added',
    text: 'Thank you. Your credits are in your wallet.',
    icon: <IconCircleCheck size={32} stroke={1.75} />,
  },
  declined: {
    title: 'Payment declined',
    text: 'The provider declined the payment. You have not been charged.',
    icon: <IconCircleX size={32} stroke={1.75} />,
  },
  cancelled: {
    title: 'Purchase cancelled',
    text: 'You left before paying. You have not been charged.',
    icon: <IconReceiptOff size={32} stroke={1.75} />,
  },
  expired: {
    title: 'Purchase expired',
    text: 'The payment was not finished in time. You have not been charged.',
    icon: <IconClockX size={32} stroke={1.75} />,
  },
};

/** The provider's reason where it gave one, and always that nothing was taken. */
function declinedBecause(reason: string | null): string {
  return reason ? `${reason} You have not been charged.` : WORDS.declined.text;
}

function Settled({ purchase, onAgain }: { purchase: Purchase; onAgain: () => void }) {
  if (purchase.status === 'pending') return null;
  const { title, text, icon } = WORDS[purchase.status];
  const isCompleted = purchase.status === 'completed';
  return (
    <>
      <StatePanel
        level={1}
        tone={isCompleted ? 'good' : 'bad'}
        icon={icon}
        title={title}
        text={purchase.status === 'declined' ? declinedBecause(purchase.reason) : text}
        action={
          isCompleted ? (
            <>
              <LinkButton to={paths.fan()}>Back to my feed</LinkButton>
              <LinkButton to={paths.creditHistory()} variant="default">
                View credit history
              </LinkButton>
            </>
          ) : (
            <Button onClick={onAgain}>Try again</Button>
          )
        }
      />
      <Figures>
        <Figure name={isCompleted ? 'Credits added' : 'Credits'}>
          {formatCredits(purchase.credit_amount)}
        </Figure>
        <Figure name={isCompleted ? 'Paid' : 'Price'}>{formatPesos(purchase.final_amount)}</Figure>
        <Figure name="Your balance" strong>
          {formatCredits(purchase.balance)}
        </Figure>
      </Figures>
    </>
  );
}
