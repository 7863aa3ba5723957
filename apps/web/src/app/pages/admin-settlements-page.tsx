import { paths } from '@likha/contract/addresses';
import { SettlementsPanel } from '../../features/settlements/components/settlements-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminFrame } from './admin-frame.tsx';

/** `/admin/settlements`: what payment providers paid out, beside the books, for finance. */
export function AdminSettlementsPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminFrame title={t.settlements} back={paths.admin('credits')} part="settlements">
      <SettlementsPanel />
    </AdminFrame>
  );
}
