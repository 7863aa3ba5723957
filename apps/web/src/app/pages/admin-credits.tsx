import { CirculationChart } from '../../features/analytics/components/circulation-chart.tsx';
import { CreditSystem } from '../../features/credits/components/credit-system.tsx';

/** The rate, what it revalued, and the credits that are about. */
export function AdminCredits() {
  return <CreditSystem chart={<CirculationChart />} />;
}
