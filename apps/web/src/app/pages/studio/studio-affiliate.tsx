import { AffiliatePanel } from '../../../features/affiliates/components/affiliate-panel.tsx';
import { RequestPayout } from '../../../features/payouts/components/request-payout.tsx';

/** The Affiliate tab: the link, what it brought, and the way to be paid. */
export function StudioAffiliate() {
  return <AffiliatePanel request={<RequestPayout bucket="affiliate" />} />;
}
