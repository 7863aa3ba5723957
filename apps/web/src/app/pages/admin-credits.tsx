import { paths } from '@likha/contract/addresses';
import { CirculationChart } from '../../features/analytics/components/circulation-chart.tsx';
import { CreditSystem } from '../../features/credits/components/credit-system.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useMay } from '../../lib/use-may.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { adminTexts } from './admin.texts.generated.ts';
import classes from './admin-credits.module.css';

/** The rate, what it revalued, and the credits that are about. */
export function AdminCredits() {
  const t = useTexts(adminTexts);
  const may = useMay();
  return (
    <>
      {may('settlements') && (
        <p className={classes.ways}>
          <LinkButton to={paths.adminSettlements()} variant="default">
            {t.settlements}
          </LinkButton>
        </p>
      )}
      <CreditSystem chart={<CirculationChart />} />
    </>
  );
}
