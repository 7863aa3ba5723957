import { formatCredits } from '@likha/contract/money';
import type { ReactNode } from 'react';
import type { Offer } from '../../lib/offer.ts';
import { useCall } from '../../lib/use-call.ts';
import { OfflineNotice, SlowNotice } from '../connection-notices.tsx';
import { SpendButton } from '../spend-button.tsx';
import { BalanceFigures } from './balance-figures.tsx';
import { MissingCredits } from './missing-credits.tsx';
import classes from './spend-payment.module.css';

interface SpendPaymentProps {
  offer: Offer;
  needMore: (missing: { credits: string }) => string;
  /** What else it needs is there. */
  isReady?: boolean;
  isBusy: boolean;
  onSend: () => void;
  /** The words of the press. */
  children: ReactNode;
}

/** The end of a dialog that asks for something before it is paid: what is left afterwards and the press, or the way to more credits. */
export function SpendPayment({
  offer,
  needMore,
  isReady = true,
  isBusy,
  onSend,
  children,
}: SpendPaymentProps) {
  const { data } = useCall('GET /credits/wallet');
  const balance = data?.balance ?? null;
  const isTooFew = balance !== null && balance < offer.credits && !isBusy;
  return (
    <div className={classes.payment}>
      <BalanceFigures offer={offer} balance={balance} isTooFew={isTooFew} />
      <div className={classes.press}>
        {isTooFew ? (
          <MissingCredits
            offer={offer}
            balance={balance}
            text={needMore({ credits: formatCredits(offer.credits - balance) })}
          />
        ) : (
          <>
            <OfflineNotice />
            <SlowNotice isBusy={isBusy} />
            <SpendButton
              isBusy={isBusy}
              isDisabled={balance === null || !isReady}
              occasion={offer.credits}
              onPress={onSend}
            >
              {children}
            </SpendButton>
          </>
        )}
      </div>
    </div>
  );
}
