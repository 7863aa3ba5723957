import { formatPesos } from '@likha/contract/money';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { adminTexts } from '../admin.texts.generated.ts';

/** The affiliate program in six figures (P182). */
export function AffiliateOverview() {
  const t = useTexts(adminTexts);
  return (
    <Loaded
      query={useCall('GET /admin/affiliates/stats')}
      loading={<p role="status">{t.loading}</p>}
      failedTitle={t.failed}
    >
      {(stats) => (
        <StatGrid>
          <Stat label={t.totalAffiliates}>{wholeNumber(stats.total_affiliates)}</Stat>
          <Stat label={t.activeAffiliates}>{wholeNumber(stats.active_affiliates)}</Stat>
          <Stat label={t.totalReferrals}>{wholeNumber(stats.total_referrals)}</Stat>
          <Stat label={t.commissionsPaid}>{formatPesos(stats.total_commissions_paid)}</Stat>
          <Stat label={t.pendingPayouts}>{wholeNumber(stats.pending_payouts)}</Stat>
          <Stat label={t.thisMonth}>{formatPesos(stats.this_month_commissions)}</Stat>
        </StatGrid>
      )}
    </Loaded>
  );
}
