import { formatCredits, formatPesos } from '@likha/contract/money';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconHourglassHigh,
  IconReceiptOff,
  IconReceiptRefund,
  IconScale,
} from '@tabler/icons-react';
import type { Purchase } from '../../../lib/api-types.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { explanationOf, PURCHASE_WORDS, type SettledStatus } from '../purchase-words.ts';

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
  const { title, tone, canTryAgain } = PURCHASE_WORDS[status];
  const Icon = ICONS[status];
  return (
    <>
      <StatePanel
        level={1}
        tone={tone}
        icon={<Icon size={32} stroke={1.75} />}
        title={title}
        text={explanationOf(purchase, status)}
        action={canTryAgain ? <Button onClick={onAgain}>Try again</Button> : <WaysOn />}
      />
      <Requoted purchase={purchase} />
      <PurchaseFigures purchase={purchase} isCompleted={status === 'completed'} />
    </>
  );
}

function WaysOn() {
  return (
    <>
      <LinkButton to={paths.fan()}>Back to my feed</LinkButton>
      <LinkButton to={paths.creditHistory()} variant="default">
        View credit history
      </LinkButton>
    </>
  );
}

/** An order grants what it promised, unless the rate moved too far before the fan paid. */
function Requoted({ purchase }: { purchase: Purchase }) {
  if (!purchase.was_requoted || purchase.granted_credits === null) return null;
  return (
    <Notice tone="warn" testId="purchase-requoted">
      The rate had moved by a tenth or more while you paid, so your {formatPesos(purchase.final_amount)}{' '}
      bought <strong>{formatCredits(purchase.granted_credits)}</strong> at the new rate.
    </Notice>
  );
}

function PurchaseFigures({ purchase, isCompleted }: { purchase: Purchase; isCompleted: boolean }) {
  const { credit_amount, granted_credits, final_amount, balance } = purchase;
  return (
    <Figures>
      <Figure name={isCompleted ? 'Credits added' : 'Credits'}>
        {formatCredits(granted_credits ?? credit_amount)}
      </Figure>
      <Figure name={isCompleted ? 'Paid' : 'Price'}>{formatPesos(final_amount)}</Figure>
      <Figure name="Your balance" strong>
        {formatCredits(balance)}
      </Figure>
    </Figures>
  );
}
