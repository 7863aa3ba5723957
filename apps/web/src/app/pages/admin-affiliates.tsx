import { AffiliateOverview } from '../../features/affiliates/components/affiliate-overview.tsx';
import { AffiliateRecords } from '../../features/affiliates/components/affiliate-records.tsx';
import { PayoutQueue } from '../../features/payouts/components/payout-queue.tsx';
import { AffiliateSettings } from '../../features/settings/components/settings-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useMay } from '../../lib/use-may.ts';
import { adminTexts } from './admin.texts.generated.ts';
import classes from './admin-affiliates.module.css';

/** The affiliate program: its figures, who asks to be paid, who takes part, and its settings. */
export function AdminAffiliates() {
  const t = useTexts(adminTexts);
  const may = useMay();
  return (
    <div className={classes.parts}>
      <AffiliateOverview />
      <h2>{t.payouts}</h2>
      <PayoutQueue />
      <AffiliateRecords />
      {may('settings') && <AffiliateSettings />}
    </div>
  );
}
