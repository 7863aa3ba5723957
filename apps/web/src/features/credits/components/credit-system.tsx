import type { ReactNode } from 'react';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { rateTexts } from '../rate.texts.generated.ts';
import classes from './credit-system.module.css';
import { DisputeList } from './dispute-list.tsx';
import { FindPurchase } from './find-purchase.tsx';
import { RateHistory } from './rate-history.tsx';
import { RatePanel } from './rate-panel.tsx';
import { RefundQueue } from './refund-queue.tsx';

/** The credit system for admins: four figures, the refunds that wait, the rate, disputes, what became of the rate. @param chart of circulation by day */
export function CreditSystem({ chart }: { chart: ReactNode }) {
  const t = useTexts(rateTexts);
  return (
    <div className={classes.panel}>
      <section aria-label={t.overview}>
        <Loaded
          query={useCall('GET /credits/admin/stats')}
          loading={<p role="status">{t.loading}</p>}
          failedTitle={t.loadFailed}
        >
          {(stats) => (
            <StatGrid>
              <Stat label={t.inCirculation} note={t.heldByUsers}>
                {wholeNumber(stats.total_credits_in_circulation)}
              </Stat>
              <Stat label={t.totalPurchased} note={t.allTime}>
                {wholeNumber(stats.total_credits_purchased)}
              </Stat>
              <Stat label={t.totalSpent} note={t.toUnlock}>
                {wholeNumber(stats.total_credits_spent)}
              </Stat>
              <Stat label={t.recentPurchases} note={t.last7}>
                {wholeNumber(stats.recent_purchases_7d)}
              </Stat>
            </StatGrid>
          )}
        </Loaded>
      </section>
      <FindPurchase />
      <RefundQueue />
      <div className={classes.pair}>
        <RatePanel />
        {chart}
      </div>
      <DisputeList />
      <RateHistory />
    </div>
  );
}
