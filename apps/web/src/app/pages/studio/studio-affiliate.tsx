import { AffiliatePanel } from '../../../features/affiliates/components/affiliate-panel.tsx';
import { RequestPayout } from '../../../features/payouts/components/request-payout.tsx';
import { ReferralStatementList } from '../../../features/statements/components/referral-statement-list.tsx';
import classes from './studio-affiliate.module.css';

/** The Affiliate tab: the link, what it brought, the way to be paid, and what each month came to. */
export function StudioAffiliate() {
  return (
    <div className={classes.affiliate}>
      <AffiliatePanel request={<RequestPayout bucket="affiliate" />} />
      <ReferralStatementList />
    </div>
  );
}
