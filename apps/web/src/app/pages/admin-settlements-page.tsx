import { SettlementsPanel } from '../../features/settlements/components/settlements-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminPlace } from './admin-place.tsx';

/** `/admin/settlements`: what payment providers paid out, beside the books, for finance. */
export function AdminSettlementsPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminPlace title={t.settlements} part="settlements">
      <SettlementsPanel />
    </AdminPlace>
  );
}
