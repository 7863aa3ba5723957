import { formatPesos } from '@likha/contract/money';
import type { ReactNode } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { type AffiliateStats, affiliatesTexts } from '../affiliate-stats.ts';
import classes from './affiliate-panel.module.css';
import { ReferralLink } from './referral-link.tsx';
import { ReferredCreators } from './referred-creators.tsx';

/** A creator's referral link, and what it brought. */
export function AffiliatePanel({ request }: { request: ReactNode }) {
  const t = useTexts(affiliatesTexts);
  const { data: config } = useConfig();
  return (
    <div className={classes.panel}>
      {config && (
        <p className={classes.lead}>
          {t.lead({
            percent: config.affiliate.commission_percent,
            months: config.affiliate.validity_months,
          })}
        </p>
      )}
      <Loaded
        query={useCall('GET /affiliates/stats')}
        loading={<Skeleton height={360} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(stats) => <Content stats={stats} request={request} />}
      </Loaded>
    </div>
  );
}

function Content({ stats, request }: { stats: AffiliateStats; request: ReactNode }) {
  const t = useTexts(affiliatesTexts);
  const { total_earnings, current_earnings, on_hold, available, clicks, conversions, ytd_total } = stats;
  return (
    <>
      <ReferralLink username={stats.username} />
      <StatGrid>
        <Stat label={t.total}>{formatPesos(total_earnings)}</Stat>
        <Stat label={t.current}>{formatPesos(current_earnings)}</Stat>
        <Stat label={t.year}>{formatPesos(ytd_total)}</Stat>
        <Stat label={t.clicks}>{wholeNumber(clicks)}</Stat>
        <Stat label={t.conversions}>{wholeNumber(conversions)}</Stat>
      </StatGrid>
      <p className="dim">{t.held({ held: formatPesos(on_hold), available: formatPesos(available) })}</p>
      <div>{request}</div>
      <Card as="section" className={classes.box} aria-labelledby="referred-creators">
        <h2 id="referred-creators">{t.referred}</h2>
        <ReferredCreators creators={stats.referred_creators} />
      </Card>
    </>
  );
}
