import { FundingsPanel } from '../../features/fundings/components/fundings-panel.tsx';
import { SettlementsPanel } from '../../features/settlements/components/settlements-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminPlace } from './admin-place.tsx';

/** `/admin/settlements`: what payment providers paid out, and what left the bank for payouts, beside the books, for finance. */
export function AdminSettlementsPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminPlace title={t.settlements} part="settlements">
      <SettlementsPanel />
      <FundingsPanel />
    </AdminPlace>
  );
}
