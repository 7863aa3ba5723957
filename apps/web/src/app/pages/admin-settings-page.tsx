import { SettingsPanel } from '../../features/settings/components/settings-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminPlace } from './admin-place.tsx';

/** The settings of the product, for admins only. */
export function AdminSettingsPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminPlace title={t.productSettings} part="settings">
      <SettingsPanel />
    </AdminPlace>
  );
}
