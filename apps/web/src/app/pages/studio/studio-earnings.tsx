import type { ComponentProps } from 'react';
import { BlockButton } from '../../../features/blocks/components/block-button.tsx';
import { EarningsPanel } from '../../../features/earnings/components/earnings-panel.tsx';
import { TipsList } from '../../../features/earnings/components/tips-list.tsx';
import { InvoiceList } from '../../../features/invoices/components/invoice-list.tsx';
import { PayoutList } from '../../../features/payouts/components/payout-list.tsx';
import { PayoutSettings } from '../../../features/payouts/components/payout-settings.tsx';
import { RequestPayout } from '../../../features/payouts/components/request-payout.tsx';
import { StatementList } from '../../../features/statements/components/statement-list.tsx';
import { YearList } from '../../../features/statements/components/year-list.tsx';
import { TaxDetails } from '../../../features/tax/components/tax-details.tsx';
import { TinNeeded } from '../../../features/tax/components/tin-needed.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import classes from './studio-earnings.module.css';

/** For who has two factors on. */
const loadSecondFactor = () =>
  import('../../../features/accounts/settings/second-factor-field.tsx').then(
    (module) => module.SecondFactorField,
  );

const askSecondFactor: ComponentProps<typeof PayoutSettings>['secondFactor'] = (asked) => (
  <OnDemand load={loadSecondFactor} props={asked} onFailed={() => undefined} />
);

/** The Earnings tab: what there is, how it is paid out, and where to. */
export function StudioEarnings() {
  return (
    <div className={classes.earnings}>
      <TinNeeded />
      <EarningsPanel request={<RequestPayout bucket="earnings" />} />
      <div className={classes.columns}>
        <PayoutList />
        <div className={classes.settings}>
          <PayoutSettings secondFactor={askSecondFactor} />
          <TaxDetails secondFactor={askSecondFactor} />
        </div>
        <StatementList />
        <YearList />
        <InvoiceList />
      </div>
      <TipsList action={(fan) => <BlockButton person={fan} />} />
    </div>
  );
}
