import { CirculationChart } from '../../features/analytics/components/circulation-chart.tsx';
import { CreditSystem } from '../../features/credits/components/credit-system.tsx';
import { RefundQueue } from '../../features/credits/components/refund-queue.tsx';
import classes from './admin-credits.module.css';

/** The rate, what it revalued, the credits that are about, and the refunds that fans ask for. */
export function AdminCredits() {
  return (
    <div className={classes.parts}>
      <CreditSystem chart={<CirculationChart />} />
      <RefundQueue />
    </div>
  );
}
